import type { OutputPath } from '@helpgen/model';

/** ISO 15924 codes of scripts by the word for them in names of font files. */
const scripts: ReadonlyMap<string, string> = new Map([
  ['arabic', 'Arab'],
  ['cyrillic', 'Cyrl'],
  ['greek', 'Grek'],
  ['hebrew', 'Hebr'],
]);

/**
 * The fonts among `files` that a page in `locale` is drawn with at first, to be loaded before the style sheet asks for
 * them. A file whose name ends in a script (`onest-cyrillic.woff2`) is for languages of that script; those for Latin,
 * and those that name none, are for all; one for further letters (`onest-latin-ext.woff2`) is left to the browser, and
 * so is a font for code (`mono-latin.woff2`), which not every page has.
 */
export function chooseFonts(files: readonly OutputPath[], locale: string): readonly OutputPath[] {
  const own = new Intl.Locale(locale).maximize().script;
  return files.filter((path) => {
    const [, subset = 'latin', extended] = /-(latin|arabic|cyrillic|greek|hebrew)(-ext)?-\d+-[^-/]+\.woff2$/.exec(path) ?? [];
    return path.endsWith('.woff2') && !path.includes('/mono-') && extended === undefined && (subset === 'latin' || scripts.get(subset) === own);
  });
}
