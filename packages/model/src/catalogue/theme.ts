import type { Catalogue } from '../diagnostic.ts';

/** Findings of theme and rendering: HG4xxx. */
export const themeCatalogue = {
  HG4001: {
    title: 'Unknown part',
    message: 'The theme has no part named `{part}`, so what it should draw on `{route}` would be missing.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'An article names a part (an admonition, tabs, a code block, or an element listed in `markdown.elementParts`), and the theme ' +
      'draws it. The theme that `theme` in the config names exports its parts from its `server` entry; the name must be among them. ' +
      'Add the part to the theme, or take the element out of `markdown.elementParts`.',
  },
  HG4002: {
    title: 'Part that failed',
    message: 'The part `{part}` of the theme fails on `{route}`, so its content stands there without it: {reason}',
    explanation:
      'A part of the theme threw an error while the page was written. The content inside it is kept, what the part draws around it is ' +
      'not. The reason is the error of the part: mend the part, or report it to the author of the theme.',
  },
  HG4003: {
    title: 'Page module without a default export',
    message: "The page component at `{path}` doesn't have a default export, so there is nothing to show at `{route}`.",
    hint: 'Write `export default function Page() { … }` in `{path}`.',
    explanation:
      'A React module in the pages folder is a page: its default export is the component that is shown. Without one the page shows an ' +
      'error instead of its content.',
  },
  HG4004: {
    title: 'Page that crashes while it is rendered',
    message: 'The page `{route}` crashes while it is rendered, so it shows an error instead of its content: {reason}',
    explanation:
      'A component of the theme or of a page module threw an error while the page was written on the server. A component must render ' +
      'from its properties and from what the hooks of the runtime return; what only a browser knows (`window`, stored state, the ' +
      'clock) belongs in an effect or in `useBrowserValue`.',
  },
  HG4005: {
    severity: 'warning',
    title: 'Locale without words',
    message: 'There are no words of the interface for the locale `{locale}`, so its pages say them in English.',
    hint: 'There are {locales}: name one of these, or a file with the words of `{locale}` as `words` of the locale.',
    explanation:
      'Every word of the interface is one of the file that the locale names under `words`, else of the theme in this language, else ' +
      'an English one. The articles are shown as they are written. `helpgen explain HG4008` says where the keys are listed.',
  },
  HG4006: {
    severity: 'warning',
    title: 'Missing words',
    message: 'Words that `{locale}` lacks: {count}, such as {missing}. Its pages say them in English.',
    hint: 'Add them to the file that `words` of the locale names, or to the strings of the theme.',
    explanation:
      'What one language says, each should say. A word that is missing is said in English, and where English lacks it, too, the page ' +
      'shows its key. `helpgen explain HG4008` says where the keys are listed.',
  },
  HG4007: {
    title: 'Island that leaves out what stands inside',
    message: 'The island `{part}` does not draw its children on `{route}`, so what the article puts inside stands there without it.',
    hint: 'Draw `children` always, and hide them with the attribute `hidden` where they are not to be seen yet.',
    explanation:
      'What an article puts into an island is prose: it must be in the document for readers without script and for search engines, and ' +
      'the browser finds it there when it hydrates the island. A component that draws its children only later would lose them.',
  },
  HG4008: {
    title: 'Word that nobody says',
    message: 'Neither helpgen nor the theme has a word with the key `{key}`, so this text would never be shown.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'A file that a locale names under `words` replaces words of the interface by their keys, or brings those of a language that ' +
      'helpgen does not speak. `words.schema.json` in the package `@helpgen/model` lists each key with what English says; named as ' +
      '`"$schema"` in the file, it lets editors complete them. Themes and presets may have further words.',
  },
  HG4009: {
    title: 'Word whose values are not those of English',
    message: '`{key}` has not the same values in braces: {values} stands in one text and not in the other. English says “{english}”.',
    hint: 'Write each value that English has, as `{name}`, and no other.',
    explanation:
      'A text with a name in braces is completed when it is shown, as `{count} pages` by a number. A name that is not known there ' +
      'would be shown as it is written, and one that is left out is lost for readers.',
  },
  HG4010: {
    title: 'Plural forms that are missing',
    message: '`{key}` has {forms} of the {wanted} plural forms that `{locale}` needs, so some numbers would stand with a wrong one.',
    hint: 'Write a form for each in the order of CLDR (zero, one, two, few, many, other), parted by `|`. English says “{english}”.',
    explanation:
      'A text that counts has the plural forms of its language, parted by `|`: two in German, three in Russian, one in Japanese, six ' +
      'in Arabic. Which form goes with a number is decided by the rules of the language (CLDR, as `Intl.PluralRules` has them).',
  },
} as const satisfies Catalogue;
