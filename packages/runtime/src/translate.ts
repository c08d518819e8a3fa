import type { ThemeStrings, Translate } from './theme.ts';

/** The texts of `strings` in `locale`; a locale without strings gets those of its language, then English, then the first. */
export function createTranslate(strings: ThemeStrings, locale: string): Translate {
  const own = strings[locale] ?? strings[languageOf(locale)] ?? strings['en'] ?? Object.values(strings)[0] ?? {};
  return (key, values = {}) => {
    const text = own[key] ?? key;
    const form = values['count'] === undefined ? text : choosePlural(text, Number(values['count']), locale);
    return form.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}

/** Whether `strings` speak the language of `locale`. */
export function hasWords(strings: ThemeStrings, locale: string): boolean {
  return Object.hasOwn(strings, locale) || Object.hasOwn(strings, languageOf(locale));
}

function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale;
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
