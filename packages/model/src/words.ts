/** The words of one language: key to text, with `{name}` for values and `|` between plural forms. */
export type Words = { readonly [key: string]: string };

/** Words by language. */
export type LocalizedWords = { readonly [locale: string]: Words };
