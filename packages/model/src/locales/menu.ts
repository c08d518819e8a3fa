// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import ar from './ar/menu.json' with { type: 'json' };
import de from './de/menu.json' with { type: 'json' };
import en from './en/menu.json' with { type: 'json' };
import es from './es/menu.json' with { type: 'json' };
import fr from './fr/menu.json' with { type: 'json' };
import it from './it/menu.json' with { type: 'json' };
import ja from './ja/menu.json' with { type: 'json' };
import kk from './kk/menu.json' with { type: 'json' };
import ko from './ko/menu.json' with { type: 'json' };
import pl from './pl/menu.json' with { type: 'json' };
import pt from './pt/menu.json' with { type: 'json' };
import ru from './ru/menu.json' with { type: 'json' };
import tr from './tr/menu.json' with { type: 'json' };
import uk from './uk/menu.json' with { type: 'json' };
import zhHans from './zh-Hans/menu.json' with { type: 'json' };
import zhHant from './zh-Hant/menu.json' with { type: 'json' };

/** What the menu of the page says beyond its links. */
export const menuWords: { readonly [code in LocaleCode]: typeof en } = {
  ar, de, en, es, fr, it, ja, kk, ko, pl, pt, ru, tr, uk, 'zh-Hans': zhHans, 'zh-Hant': zhHant,
};
