// Made of the folders beside this file; `UPDATE=1` with the tests of packages/model writes it anew.
import type { LocaleCode } from './locale-codes.ts';
import ar from './ar/feedback.json' with { type: 'json' };
import de from './de/feedback.json' with { type: 'json' };
import en from './en/feedback.json' with { type: 'json' };
import es from './es/feedback.json' with { type: 'json' };
import fr from './fr/feedback.json' with { type: 'json' };
import it from './it/feedback.json' with { type: 'json' };
import ja from './ja/feedback.json' with { type: 'json' };
import kk from './kk/feedback.json' with { type: 'json' };
import ko from './ko/feedback.json' with { type: 'json' };
import pl from './pl/feedback.json' with { type: 'json' };
import pt from './pt/feedback.json' with { type: 'json' };
import ru from './ru/feedback.json' with { type: 'json' };
import tr from './tr/feedback.json' with { type: 'json' };
import uk from './uk/feedback.json' with { type: 'json' };
import zhHans from './zh-Hans/feedback.json' with { type: 'json' };
import zhHant from './zh-Hant/feedback.json' with { type: 'json' };

/** What the feedback widget says. */
export const feedbackWords: { readonly [code in LocaleCode]: typeof en } = {
  ar, de, en, es, fr, it, ja, kk, ko, pl, pt, ru, tr, uk, 'zh-Hans': zhHans, 'zh-Hant': zhHant,
};
