import type { FileSystem } from '@helpgen/disk';
import type { Checked, Diagnostic, Renderer, SiteConfig, SourcePath, Words } from '@helpgen/model';
import { suggest } from '@helpgen/model';
import { parseWords } from '@helpgen/model/config';
import type { PlacedWords } from '@helpgen/model/config';
import { englishWords } from '@helpgen/model/locales/english-words';
import { localeCodes } from '@helpgen/model/locales/locale-codes';
import { lookUpLocale } from '@helpgen/model/locales/locale-of';
import { chooseWords } from '@helpgen/model/locales/words-for';
import type { SpokenLocale } from '@helpgen/model/locales/words-for';
import { finding } from '../finding.ts';
import { readText } from './read-text.ts';

const ours: Words = englishWords;

type LocaleConfig = SiteConfig['locales']['list'][number];

/** `config` with the words of its locales, from the files that it names. */
export function readOwnWords(disk: FileSystem, root: string, config: SiteConfig): Checked<SiteConfig> {
  if (config.locales.list.every(({ wordsFile }) => wordsFile === null)) return { value: config, diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const list = config.locales.list.map((locale) => {
    const read = readFileOf(disk, root, locale);
    diagnostics.push(...read.diagnostics);
    return { ...locale, words: read.value?.words ?? {} };
  });
  return { value: { ...config, locales: { ...config.locales, list } }, diagnostics };
}

/** What browsers get with the pages of a locale, of what a theme says: what comes with parts that are loaded later has its words along. */
export function wordsInBrowsers({ inBrowsers }: Renderer['strings'], { code, words }: SpokenLocale): Words {
  const known = chooseWords(inBrowsers, code);
  // What helpgen itself does not say may be said by a part of the theme or of a preset.
  const own = Object.entries(words).filter(([key]) => Object.hasOwn(known, key) || !Object.hasOwn(ours, key));
  return { ...known, ...Object.fromEntries(own) };
}

/** What is wrong with the words of the locales of `config`, where the theme says `all`, and what they lack. */
export function checkWords(disk: FileSystem, root: string, config: SiteConfig, { all }: Renderer['strings']): readonly Diagnostic[] {
  const english: Words = { ...Object.assign({}, ...Object.values(all)) as Words, ...all['en'], ...ours };
  return config.locales.list.flatMap((locale) => {
    const { code, words, wordsFile } = locale;
    const at = wordsFile === null ? {} : { at: { file: wordsFile as SourcePath } };
    const placed = readFileOf(disk, root, locale).value;
    const wrong = placed === undefined ? [] : checkFile(placed, locale, english);
    const [byTheme, byUs] = [Object.keys(all), localeCodes].map((codes: readonly string[]) => lookUpLocale(codes, code));
    if (byTheme === undefined && byUs === undefined && wordsFile === null) {
      return [...wrong, finding('HG4005', { locale: code, locales: [...new Set([...Object.keys(all), ...localeCodes])].sort() })];
    }
    const isSaid = (key: string): boolean =>
      Object.hasOwn(words, key) || Object.hasOwn(all[byTheme ?? ''] ?? {}, key) || (byUs !== undefined && Object.hasOwn(ours, key));
    const missing = Object.keys(english).filter((key) => !isSaid(key));
    if (missing.length === 0) return wrong;
    return [...wrong, finding('HG4006', { locale: code, count: missing.length, missing: missing.slice(0, 5).map((key) => `\`${key}\``) }, at)];
  });
}

function readFileOf(disk: FileSystem, root: string, { wordsFile }: LocaleConfig): Checked<PlacedWords | undefined> {
  if (wordsFile === null) return { value: undefined, diagnostics: [] };
  const { value: file, diagnostics } = readText(disk, root, wordsFile as SourcePath);
  if (file === undefined) return { value: undefined, diagnostics };
  const parsed = parseWords(file);
  return { value: parsed.value, diagnostics: [...diagnostics, ...parsed.diagnostics] };
}

/** What is wrong with the words that were `placed` in the file of `locale`, where the theme says `english`. */
function checkFile({ words, placeOf }: PlacedWords, { code, wordsFile }: LocaleConfig, english: Words): readonly Diagnostic[] {
  return Object.entries(words).flatMap(([key, text]) => {
    const at = { at: { file: wordsFile as SourcePath, ...placeOf(key) } };
    const wanted = english[key];
    if (wanted === undefined) return finding('HG4008', { key, suggestion: suggest(key, Object.keys(english)) ?? '' }, at);
    const forms = text.split('|');
    const isCounted = wanted.includes('|');
    const { least, most } = isCounted ? countForms(code) : { least: 1, most: forms.length };
    if (forms.length < least || forms.length > most) {
      return finding('HG4010', { key, forms: forms.length, wanted: least, locale: code, english: wanted }, at);
    }
    const values = valuesOf(wanted);
    // A form for one or two may say the number in words.
    const mayLack = isCounted ? ['{count}'] : [];
    const differing = forms.flatMap((form) => {
      const own = valuesOf(form);
      return [...own.filter((value) => !values.includes(value)), ...values.filter((value) => !own.includes(value) && !mayLack.includes(value))];
    });
    return differing.length === 0 ? [] : finding('HG4009', { key, values: [...new Set(differing)].map((value) => `\`${value}\``), english: wanted }, at);
  });
}

/** How many plural forms a text of a language has: those that whole numbers need, at most all. */
function countForms(code: string): { readonly least: number; readonly most: number } {
  const rules = new Intl.PluralRules(code);
  const least = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count))).size;
  return { least, most: rules.resolvedOptions().pluralCategories.length };
}

function valuesOf(text: string): readonly string[] {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])];
}
