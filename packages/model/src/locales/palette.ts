// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import ar from './ar/palette.json' with { type: 'json' };
import de from './de/palette.json' with { type: 'json' };
import en from './en/palette.json' with { type: 'json' };
import es from './es/palette.json' with { type: 'json' };
import fr from './fr/palette.json' with { type: 'json' };
import it from './it/palette.json' with { type: 'json' };
import ja from './ja/palette.json' with { type: 'json' };
import kk from './kk/palette.json' with { type: 'json' };
import ko from './ko/palette.json' with { type: 'json' };
import pl from './pl/palette.json' with { type: 'json' };
import pt from './pt/palette.json' with { type: 'json' };
import ru from './ru/palette.json' with { type: 'json' };
import tr from './tr/palette.json' with { type: 'json' };
import uk from './uk/palette.json' with { type: 'json' };
import zhHans from './zh-Hans/palette.json' with { type: 'json' };
import zhHant from './zh-Hant/palette.json' with { type: 'json' };

/** What the search box offers besides what it finds, and the dialog of keys. */
export const paletteWords: { readonly [code in LocaleCode]: typeof en } = {
  ar, de, en, es, fr, it, ja, kk, ko, pl, pt, ru, tr, uk, 'zh-Hans': zhHans, 'zh-Hant': zhHant,
};
