// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import ar from './ar/search.json' with { type: 'json' };
import de from './de/search.json' with { type: 'json' };
import en from './en/search.json' with { type: 'json' };
import es from './es/search.json' with { type: 'json' };
import fr from './fr/search.json' with { type: 'json' };
import it from './it/search.json' with { type: 'json' };
import ja from './ja/search.json' with { type: 'json' };
import kk from './kk/search.json' with { type: 'json' };
import ko from './ko/search.json' with { type: 'json' };
import pl from './pl/search.json' with { type: 'json' };
import pt from './pt/search.json' with { type: 'json' };
import ru from './ru/search.json' with { type: 'json' };
import tr from './tr/search.json' with { type: 'json' };
import uk from './uk/search.json' with { type: 'json' };
import zhHans from './zh-Hans/search.json' with { type: 'json' };
import zhHant from './zh-Hant/search.json' with { type: 'json' };

/** What the search says. */
export const searchWords: { readonly [code in LocaleCode]: typeof en } = {
  ar, de, en, es, fr, it, ja, kk, ko, pl, pt, ru, tr, uk, 'zh-Hans': zhHans, 'zh-Hant': zhHant,
};
