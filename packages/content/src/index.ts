export { cleanFragment } from './clean-fragment.ts';
export { compileArticle } from './compile-article.ts';
export { contentVersion } from './content-version.ts';
export { parseCategoryFile } from './parse-category-file.ts';
