// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import ar from './ar/site.json' with { type: 'json' };
import de from './de/site.json' with { type: 'json' };
import en from './en/site.json' with { type: 'json' };
import es from './es/site.json' with { type: 'json' };
import fr from './fr/site.json' with { type: 'json' };
import it from './it/site.json' with { type: 'json' };
import ja from './ja/site.json' with { type: 'json' };
import kk from './kk/site.json' with { type: 'json' };
import ko from './ko/site.json' with { type: 'json' };
import pl from './pl/site.json' with { type: 'json' };
import pt from './pt/site.json' with { type: 'json' };
import ru from './ru/site.json' with { type: 'json' };
import tr from './tr/site.json' with { type: 'json' };
import uk from './uk/site.json' with { type: 'json' };
import zhHans from './zh-Hans/site.json' with { type: 'json' };
import zhHant from './zh-Hant/site.json' with { type: 'json' };

/** What the site adds itself: titles of pages, the text of redirects, what feedback asks. */
export const siteWords: { readonly [code in LocaleCode]: typeof en } = {
  ar, de, en, es, fr, it, ja, kk, ko, pl, pt, ru, tr, uk, 'zh-Hans': zhHans, 'zh-Hant': zhHant,
};
