// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import ar from './ar/interface.json' with { type: 'json' };
import de from './de/interface.json' with { type: 'json' };
import en from './en/interface.json' with { type: 'json' };
import es from './es/interface.json' with { type: 'json' };
import fr from './fr/interface.json' with { type: 'json' };
import it from './it/interface.json' with { type: 'json' };
import ja from './ja/interface.json' with { type: 'json' };
import kk from './kk/interface.json' with { type: 'json' };
import ko from './ko/interface.json' with { type: 'json' };
import pl from './pl/interface.json' with { type: 'json' };
import pt from './pt/interface.json' with { type: 'json' };
import ru from './ru/interface.json' with { type: 'json' };
import tr from './tr/interface.json' with { type: 'json' };
import uk from './uk/interface.json' with { type: 'json' };
import zhHans from './zh-Hans/interface.json' with { type: 'json' };
import zhHant from './zh-Hant/interface.json' with { type: 'json' };

/** What the interface says on both sides. */
export const interfaceWords: { readonly [code in LocaleCode]: typeof en } = {
  ar, de, en, es, fr, it, ja, kk, ko, pl, pt, ru, tr, uk, 'zh-Hans': zhHans, 'zh-Hant': zhHant,
};
