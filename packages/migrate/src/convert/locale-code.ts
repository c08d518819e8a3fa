/**
 * The code of a language whose folder in the old site is called `folder`, where `lang` is the language that its pages name: that of the
 * folder when it is a code of that language (`zh_hans` as `zh-hans`), else that of the pages (`ja` for `jp`), without a region that says no more.
 */
export function localeCode(folder: string, lang: string | undefined): string {
  const code = languageTag(folder);
  const named = lang === undefined ? undefined : languageTag(lang)?.replace(/^([a-z]{2,3})-[A-Z]{2}$/, '$1');
  const isOfPages = named === undefined || named.split('-')[0] === code?.split('-')[0];
  return (isOfPages ? code : named) ?? folder;
}

/** `written` as a code of a language, which has no underscores; `undefined`: it is none. */
export function languageTag(written: string): string | undefined {
  const tag = written.replaceAll('_', '-').replace(/^[A-Za-z]+/, (language) => language.toLowerCase());
  return /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/.test(tag) ? tag : undefined;
}
