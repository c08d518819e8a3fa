export { cleanFragment } from './clean-fragment.ts';
export { compileArticle } from './compile-article.ts';
export { parseCategoryFile } from './parse-category-file.ts';
export { createOriginPlaces, createSourceTools } from './source/made-places.ts';
export type { MadeText, OriginPlaces, OriginText } from './source/made-places.ts';
