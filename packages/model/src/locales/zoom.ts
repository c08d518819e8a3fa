// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import ar from './ar/zoom.json' with { type: 'json' };
import de from './de/zoom.json' with { type: 'json' };
import en from './en/zoom.json' with { type: 'json' };
import es from './es/zoom.json' with { type: 'json' };
import fr from './fr/zoom.json' with { type: 'json' };
import it from './it/zoom.json' with { type: 'json' };
import ja from './ja/zoom.json' with { type: 'json' };
import kk from './kk/zoom.json' with { type: 'json' };
import ko from './ko/zoom.json' with { type: 'json' };
import pl from './pl/zoom.json' with { type: 'json' };
import pt from './pt/zoom.json' with { type: 'json' };
import ru from './ru/zoom.json' with { type: 'json' };
import tr from './tr/zoom.json' with { type: 'json' };
import uk from './uk/zoom.json' with { type: 'json' };
import zhHans from './zh-Hans/zoom.json' with { type: 'json' };
import zhHant from './zh-Hant/zoom.json' with { type: 'json' };

/** What enlarged images say. */
export const zoomWords: { readonly [code in LocaleCode]: typeof en } = {
  ar, de, en, es, fr, it, ja, kk, ko, pl, pt, ru, tr, uk, 'zh-Hans': zhHans, 'zh-Hant': zhHant,
};
