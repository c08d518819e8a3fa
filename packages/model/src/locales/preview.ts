// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import ar from './ar/preview.json' with { type: 'json' };
import de from './de/preview.json' with { type: 'json' };
import en from './en/preview.json' with { type: 'json' };
import es from './es/preview.json' with { type: 'json' };
import fr from './fr/preview.json' with { type: 'json' };
import it from './it/preview.json' with { type: 'json' };
import ja from './ja/preview.json' with { type: 'json' };
import kk from './kk/preview.json' with { type: 'json' };
import ko from './ko/preview.json' with { type: 'json' };
import pl from './pl/preview.json' with { type: 'json' };
import pt from './pt/preview.json' with { type: 'json' };
import ru from './ru/preview.json' with { type: 'json' };
import tr from './tr/preview.json' with { type: 'json' };
import uk from './uk/preview.json' with { type: 'json' };
import zhHans from './zh-Hans/preview.json' with { type: 'json' };
import zhHant from './zh-Hant/preview.json' with { type: 'json' };

/** What the preview says. Of a `|` list the form that goes with the number before it; `whole` names what stands in no file. */
export const previewWords: { readonly [code in LocaleCode]: typeof en } = {
  ar, de, en, es, fr, it, ja, kk, ko, pl, pt, ru, tr, uk, 'zh-Hans': zhHans, 'zh-Hant': zhHant,
};
