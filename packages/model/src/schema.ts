export { frontMatterSchema } from './front-matter-schema.ts';
export { parseBySchema } from './parse-by-schema.ts';
