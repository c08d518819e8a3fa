import type { Words } from '@helpgen/model';
import { lookUpLocale } from '@helpgen/model/locales/locale-of';
import type { ThemeStrings, Translate } from './theme.ts';

/** Finds texts in `words`, then in `more`; plural forms follow the rules of `locale`. A word that is in neither is its key. */
export function createTranslate(words: Words, locale: string, more: Words = {}): Translate {
  return (key, values = {}) => {
    const text = words[key] ?? more[key] ?? key;
    const form = values['count'] === undefined ? text : choosePlural(text, Number(values['count']), locale);
    return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

/** The words of `strings` for `locale`: those of its language when it has none of its own; what is missing is English. */
export function chooseWords(strings: ThemeStrings, locale: string): Words {
  return { ...strings['en'], ...findWords(strings, locale) };
}

/** The words of `strings` for `locale` or its language; `undefined`: there are none. */
export function findWords(strings: ThemeStrings, locale: string): Words | undefined {
  return strings[lookUpLocale(Object.keys(strings), locale) ?? ''];
}

/** The one of the forms in `text`, parted by `|`, that `count` takes; forms stand in the order of CLDR's categories. */
function choosePlural(text: string, count: number, locale: string): string {
  const forms = text.split('|');
  if (forms.length === 1) return text;
  const rules = new Intl.PluralRules(locale);
  const categories = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((category) =>
    rules.resolvedOptions().pluralCategories.includes(category as Intl.LDMLPluralRule),
  );
  return forms[Math.min(categories.indexOf(rules.select(count)), forms.length - 1)] ?? text;
}
