import * as z from 'zod';
import { suggest } from '../suggest.ts';
import type { Report } from './fields.ts';
import type { Words } from '../words.ts';
import { object, optional, sourcePath, text, withRule, words } from './fields.ts';
import { objectOf } from '../json.ts';

const localeCode = () => text('a language code such as `ru`, `en` or `pt-BR`', /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/);

const locale = object({
  code: localeCode().describe('Code of the locale (BCP 47), such as `ru`; names the folder of its translations.'),
  label: optional(words(), 'Name in the locale menu; by default the name of the language in itself, else the code.'),
  direction: optional(z.enum(['ltr', 'rtl']), 'Direction of writing; by default `rtl` for the languages that are written so.'),
  htmlLang: optional(localeCode(), 'Value of the `lang` attribute; by default the code.'),
  calendar: text('a calendar name such as `gregory`', /^[a-z\d]{3,8}(?:-[a-z\d]{3,8})*$/)
    .default('gregory')
    .describe('Calendar in which dates are written (a Unicode calendar name).'),
  texts: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      'What texts of this config are called in this locale, by what is written there: title and tagline of the site, labels of the ' +
        'navbar, sidebars, footer and versions, announcement, copyright, reasons of feedback, `editUrl`. What is not listed stays as it is.',
    ),
  words: optional(
    sourcePath(),
    'JSON file with words of the interface in this language, by their keys: those that it replaces, or all of them for a language ' +
    'that helpgen does not speak; by default none. `helpgen explain HG4008` says where the keys are.',
  ),
  path: text('one segment of an address, without slashes', /^[^\s/\\?#%]*$/)
    .exactOptional()
    .describe('Part of the address that tells this locale from others; by default the code, and empty for the default locale.'),
});

/** The languages of the site. */
export const localesField = withRule(
  object({
    default: optional(words(), 'Code of the locale whose pages stand at the root; by default the first of the list.'),
    list: z.array(locale).min(1).describe('The locales in the order of the menu.'),
  }),
  checkLocales,
)
  .transform(({ list, default: given = list[0]?.code ?? '' }) => ({ default: given, list: list.map((entry) => completeLocale(entry, given)) }))
  .prefault({ list: [{ code: 'ru', label: 'Русский' }] })
  .describe('The languages of the site, each with label, direction, `lang` attribute, calendar and path.');

type LocaleInput = z.output<typeof locale>;

const ownNames: { readonly [code: string]: string } = {
  ru: 'Русский', en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español', it: 'Italiano', pt: 'Português', pl: 'Polski',
  tr: 'Türkçe', uk: 'Українська', be: 'Беларуская', kk: 'Қазақша', uz: 'Oʻzbekcha', ar: 'العربية', he: 'עברית', fa: 'فارسی',
  zh: '中文', ja: '日本語', ko: '한국어', vi: 'Tiếng Việt',
};

const rightToLeft: readonly string[] = ['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'];

function completeLocale(entry: LocaleInput, defaultCode: string) {
  const { code, words: wordsFile = null, path = code, ...given } = entry;
  const direction: 'ltr' | 'rtl' = rightToLeft.includes(code.split('-')[0] ?? code) ? 'rtl' : 'ltr';
  return {
    code,
    label: ownNames[code] ?? code,
    direction,
    htmlLang: code,
    ...given,
    wordsFile,
    /** What the file says; filled in when it is read. */
    words: {} as Words,
    path: code === defaultCode ? '' : path,
  };
}

function checkLocales(value: unknown, report: Report): void {
  const { list, default: fallback } = objectOf(value);
  if (!Array.isArray(list)) return;
  const entries = list.map(objectOf);
  const codes = entries.map(({ code }) => code).filter((code) => typeof code === 'string');
  if (typeof fallback === 'string' && !codes.includes(fallback)) {
    report('HG1030', { value: fallback, known: codes.map((code) => `\`${code}\``), suggestion: suggest(fallback, codes) ?? '' }, ['default']);
  }
  const defaultCode = fallback ?? codes[0];
  const codeByPath = new Map<string, string>();
  const seen = new Set<string>();
  for (const [index, { code, path }] of entries.entries()) {
    if (typeof code !== 'string') continue;
    if (seen.has(code)) report('HG1031', { value: code }, ['list', index, 'code']);
    else checkPath(code, path, index);
    seen.add(code);
  }

  function checkPath(code: string, path: unknown, index: number): void {
    if (code === defaultCode && typeof path === 'string' && path !== '') {
      report('HG1015', { rule: 'empty, because the pages of the default locale stand at the root' }, ['list', index, 'path']);
    }
    const own = code === defaultCode ? '' : typeof path === 'string' ? path : code;
    const first = codeByPath.get(own);
    if (first !== undefined) report('HG1032', { first, second: code, value: own }, ['list', index, ...(path === undefined ? [] : ['path'])]);
    codeByPath.set(own, code);
  }
}
