import type { Words } from '@helpgen/model';
import { fillIn } from '@helpgen/model/locales/words-for';
import type { Translate } from './theme.ts';

/** Finds texts in `words`, then in `more`; plural forms follow the rules of `locale`. A word that is in neither is its key. */
export function createTranslate(words: Words, locale: string, more: Words = {}): Translate {
  return (key, values = {}) => {
    const text = words[key] ?? more[key] ?? key;
    const form = values['count'] === undefined ? text : choosePlural(text, Number(values['count']), locale);
    return fillIn(form, values);
  };
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
