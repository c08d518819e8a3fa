export { makeConfigJsonSchema } from './config/config-json-schema.ts';
export { makeConfigReference } from './config/config-reference.ts';
export { parseSiteConfig } from './config/parse-site-config.ts';
export { spanOfPointer } from './config/span-of-pointer.ts';
