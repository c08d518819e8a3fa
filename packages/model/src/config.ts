export { makeConfigJsonSchema } from './config/config-json-schema.ts';
export * from './config/parse-named-files.ts';
export { parseSiteConfig } from './config/parse-site-config.ts';
export { spanOfPointer } from './config/span-of-pointer.ts';
