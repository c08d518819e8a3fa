// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import ar from './ar/diagram.json' with { type: 'json' };
import de from './de/diagram.json' with { type: 'json' };
import en from './en/diagram.json' with { type: 'json' };
import es from './es/diagram.json' with { type: 'json' };
import fr from './fr/diagram.json' with { type: 'json' };
import it from './it/diagram.json' with { type: 'json' };
import ja from './ja/diagram.json' with { type: 'json' };
import kk from './kk/diagram.json' with { type: 'json' };
import ko from './ko/diagram.json' with { type: 'json' };
import pl from './pl/diagram.json' with { type: 'json' };
import pt from './pt/diagram.json' with { type: 'json' };
import ru from './ru/diagram.json' with { type: 'json' };
import tr from './tr/diagram.json' with { type: 'json' };
import uk from './uk/diagram.json' with { type: 'json' };
import zhHans from './zh-Hans/diagram.json' with { type: 'json' };
import zhHant from './zh-Hant/diagram.json' with { type: 'json' };

/** What is said where a diagram could not be drawn. */
export const diagramWords: { readonly [code in LocaleCode]: typeof en } = {
  ar, de, en, es, fr, it, ja, kk, ko, pl, pt, ru, tr, uk, 'zh-Hans': zhHans, 'zh-Hant': zhHant,
};
