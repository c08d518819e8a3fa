// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import ar from './ar/article.json' with { type: 'json' };
import de from './de/article.json' with { type: 'json' };
import en from './en/article.json' with { type: 'json' };
import es from './es/article.json' with { type: 'json' };
import fr from './fr/article.json' with { type: 'json' };
import it from './it/article.json' with { type: 'json' };
import ja from './ja/article.json' with { type: 'json' };
import kk from './kk/article.json' with { type: 'json' };
import ko from './ko/article.json' with { type: 'json' };
import pl from './pl/article.json' with { type: 'json' };
import pt from './pt/article.json' with { type: 'json' };
import ru from './ru/article.json' with { type: 'json' };
import tr from './tr/article.json' with { type: 'json' };
import uk from './uk/article.json' with { type: 'json' };
import zhHans from './zh-Hans/article.json' with { type: 'json' };
import zhHant from './zh-Hant/article.json' with { type: 'json' };

/** What articles say, written on the server alone. */
export const articleWords: { readonly [code in LocaleCode]: typeof en } = {
  ar, de, en, es, fr, it, ja, kk, ko, pl, pt, ru, tr, uk, 'zh-Hans': zhHans, 'zh-Hant': zhHant,
};
