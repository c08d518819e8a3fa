export { makeConfigJsonSchema } from './config/config-json-schema.ts';
export { parseGoldenQuestions, parseSynonyms, parseThesaurus, type GoldenQuestion } from './config/parse-search-files.ts';
export { makeWordsJsonSchema, parseWords, type PlacedWords } from './config/parse-words.ts';
export { parseSiteConfig } from './config/parse-site-config.ts';
export { spanOfPointer } from './config/span-of-pointer.ts';
