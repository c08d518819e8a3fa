import { localeOf } from '@helpgen/model/locales/locale-of';
import { previewWords } from '@helpgen/model/locales/preview';
import { createTranslate } from '@helpgen/runtime/behaviours';

/** What the preview says; counts come as whole phrases. */
export type PreviewWords = ReturnType<typeof previewWordsFor>;

/** The words for a page in the language `lang`, those of English when it has none. */
export function previewWordsFor(lang: string) {
  const locale = localeOf(lang);
  const words = previewWords[locale];
  const format = new Intl.NumberFormat(locale);
  /** Writes a number before that of the `forms` which goes with it. */
  const counter = (forms: string) => {
    const formFor = createTranslate({ forms }, locale);
    return (count: number): string => `${format.format(count)}\u00a0${formFor('forms', { count })}`;
  };
  return {
    ...words,
    words: counter(words.words),
    minutes: counter(words.minutes),
    errors: counter(words.errors),
    warnings: counter(words.warnings),
    notes: counter(words.notes),
  };
}
