// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
/** The locales that have words: the folders of this one. */
export const localeCodes = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'kk', 'ko', 'pl', 'pt', 'ru', 'tr', 'uk', 'zh-Hans', 'zh-Hant'] as const;

/** A locale that has words. */
export type LocaleCode = (typeof localeCodes)[number];
