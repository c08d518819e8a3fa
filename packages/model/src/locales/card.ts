// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import ar from './ar/card.json' with { type: 'json' };
import de from './de/card.json' with { type: 'json' };
import en from './en/card.json' with { type: 'json' };
import es from './es/card.json' with { type: 'json' };
import fr from './fr/card.json' with { type: 'json' };
import it from './it/card.json' with { type: 'json' };
import ja from './ja/card.json' with { type: 'json' };
import kk from './kk/card.json' with { type: 'json' };
import ko from './ko/card.json' with { type: 'json' };
import pl from './pl/card.json' with { type: 'json' };
import pt from './pt/card.json' with { type: 'json' };
import ru from './ru/card.json' with { type: 'json' };
import tr from './tr/card.json' with { type: 'json' };
import uk from './uk/card.json' with { type: 'json' };
import zhHans from './zh-Hans/card.json' with { type: 'json' };
import zhHant from './zh-Hant/card.json' with { type: 'json' };

/** What the card of a term or a name says. */
export const cardWords: { readonly [code in LocaleCode]: typeof en } = {
  ar, de, en, es, fr, it, ja, kk, ko, pl, pt, ru, tr, uk, 'zh-Hans': zhHans, 'zh-Hant': zhHant,
};
