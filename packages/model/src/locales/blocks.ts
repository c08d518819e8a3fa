// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import ar from './ar/blocks.json' with { type: 'json' };
import de from './de/blocks.json' with { type: 'json' };
import en from './en/blocks.json' with { type: 'json' };
import es from './es/blocks.json' with { type: 'json' };
import fr from './fr/blocks.json' with { type: 'json' };
import it from './it/blocks.json' with { type: 'json' };
import ja from './ja/blocks.json' with { type: 'json' };
import kk from './kk/blocks.json' with { type: 'json' };
import ko from './ko/blocks.json' with { type: 'json' };
import pl from './pl/blocks.json' with { type: 'json' };
import pt from './pt/blocks.json' with { type: 'json' };
import ru from './ru/blocks.json' with { type: 'json' };
import tr from './tr/blocks.json' with { type: 'json' };
import uk from './uk/blocks.json' with { type: 'json' };
import zhHans from './zh-Hans/blocks.json' with { type: 'json' };
import zhHant from './zh-Hant/blocks.json' with { type: 'json' };

/** What blocks say that copy, wrap and scroll. */
export const blocksWords: { readonly [code in LocaleCode]: typeof en } = {
  ar, de, en, es, fr, it, ja, kk, ko, pl, pt, ru, tr, uk, 'zh-Hans': zhHans, 'zh-Hant': zhHant,
};
