// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import ar from './ar/content.json' with { type: 'json' };
import de from './de/content.json' with { type: 'json' };
import en from './en/content.json' with { type: 'json' };
import es from './es/content.json' with { type: 'json' };
import fr from './fr/content.json' with { type: 'json' };
import it from './it/content.json' with { type: 'json' };
import ja from './ja/content.json' with { type: 'json' };
import kk from './kk/content.json' with { type: 'json' };
import ko from './ko/content.json' with { type: 'json' };
import pl from './pl/content.json' with { type: 'json' };
import pt from './pt/content.json' with { type: 'json' };
import ru from './ru/content.json' with { type: 'json' };
import tr from './tr/content.json' with { type: 'json' };
import uk from './uk/content.json' with { type: 'json' };
import zhHans from './zh-Hans/content.json' with { type: 'json' };
import zhHant from './zh-Hant/content.json' with { type: 'json' };

/** The few words that compiled content carries itself. Of the quotation marks the outer pair. */
export const contentWords: { readonly [code in LocaleCode]: typeof en } = {
  ar, de, en, es, fr, it, ja, kk, ko, pl, pt, ru, tr, uk, 'zh-Hans': zhHans, 'zh-Hant': zhHant,
};
