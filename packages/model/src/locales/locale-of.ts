import type { LocaleCode } from './locale-codes.ts';
import { localeCodes } from './locale-codes.ts';

/** The locale whose words a page in `locale` shows: its own, that of its script or language, else English. */
export function localeOf(locale: string): LocaleCode {
  return lookUpLocale(localeCodes, locale) ?? 'en';
}

/** The one of `codes` that suits `locale` (BCP 47): itself, else its language in its script, else its language. */
export function lookUpLocale<Code extends string>(codes: readonly Code[], locale: string): Code | undefined {
  const wanted = locale.toLowerCase();
  const [language = ''] = wanted.split('-');
  // Chinese alone is parted by scripts here, and its region tells the script where none is named.
  const isTraditional = /-(?:hant|tw|hk|mo)\b/.test(wanted) && !wanted.includes('-hans');
  for (const name of [wanted, `${language}-${isTraditional ? 'hant' : 'hans'}`, language]) {
    const found = codes.find((code) => code.toLowerCase() === name);
    if (found !== undefined) return found;
  }
  return undefined;
}
