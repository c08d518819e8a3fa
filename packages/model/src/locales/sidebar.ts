// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import ar from './ar/sidebar.json' with { type: 'json' };
import de from './de/sidebar.json' with { type: 'json' };
import en from './en/sidebar.json' with { type: 'json' };
import es from './es/sidebar.json' with { type: 'json' };
import fr from './fr/sidebar.json' with { type: 'json' };
import it from './it/sidebar.json' with { type: 'json' };
import ja from './ja/sidebar.json' with { type: 'json' };
import kk from './kk/sidebar.json' with { type: 'json' };
import ko from './ko/sidebar.json' with { type: 'json' };
import pl from './pl/sidebar.json' with { type: 'json' };
import pt from './pt/sidebar.json' with { type: 'json' };
import ru from './ru/sidebar.json' with { type: 'json' };
import tr from './tr/sidebar.json' with { type: 'json' };
import uk from './uk/sidebar.json' with { type: 'json' };
import zhHans from './zh-Hans/sidebar.json' with { type: 'json' };
import zhHant from './zh-Hant/sidebar.json' with { type: 'json' };

/** What the sidebar says. */
export const sidebarWords: { readonly [code in LocaleCode]: typeof en } = {
  ar, de, en, es, fr, it, ja, kk, ko, pl, pt, ru, tr, uk, 'zh-Hans': zhHans, 'zh-Hant': zhHant,
};
