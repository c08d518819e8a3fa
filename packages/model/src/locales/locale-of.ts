import type { LocaleCode } from './locale-codes.ts';
import { localeCodes } from './locale-codes.ts';

/** The locale whose words a page in `locale` shows: its own, that of its language, else English. */
export function localeOf(locale: string): LocaleCode {
  const [language] = locale.toLowerCase().split('-');
  return localeCodes.find((code) => code === locale) ?? localeCodes.find((code) => code === language) ?? 'en';
}
