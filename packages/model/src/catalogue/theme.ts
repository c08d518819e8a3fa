import type { Catalogue } from '../diagnostic.ts';

/** Findings of theme and rendering: HG4xxx. */
export const themeCatalogue = {
  HG4001: {
    severity: 'error',
    title: 'Unknown part',
    message: 'The theme has no part named `{part}`, so what it should draw on `{route}` would be missing.',
    hint: 'Did you mean `{suggestion}`?',
    explanation:
      'An article names a part (an admonition, tabs, a code block, or an element listed in `markdown.elementParts`), and the theme ' +
      'draws it. The theme that `theme` in the config names exports its parts from its `server` entry; the name must be among them. ' +
      'Add the part to the theme, or take the element out of `markdown.elementParts`.',
  },
  HG4002: {
    severity: 'error',
    title: 'Part that failed',
    message: 'The part `{part}` of the theme fails on `{route}`, so its content stands there without it: {reason}',
    explanation:
      'A part of the theme threw an error while the page was written. The content inside it is kept, what the part draws around it is ' +
      'not. The reason is the error of the part: mend the part, or report it to the author of the theme.',
  },
  HG4003: {
    severity: 'error',
    title: 'Page module without a default export',
    message: "The page component at `{path}` doesn't have a default export, so there is nothing to show at `{route}`.",
    hint: 'Write `export default function Page() { … }` in `{path}`.',
    explanation:
      'A React module in the pages folder is a page: its default export is the component that is shown. Without one the page shows an ' +
      'error instead of its content.',
  },
  HG4004: {
    severity: 'error',
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
    message: 'The theme has no words for the locale `{locale}`, so its pages say in English what the theme says.',
    hint: 'The theme speaks {locales}: name one of these, or add the words of `{locale}` to the theme.',
    explanation:
      'Every word of the interface comes from the strings of the theme: those of the locale, else of its language, else English ' +
      'ones. The articles are shown as they are written.',
  },
  HG4006: {
    severity: 'warning',
    title: 'Missing words',
    message: 'The theme says {missing} in other languages and not in `{locale}`, so its pages say it in English.',
    hint: 'Add {missing} to the strings of `{locale}` in the theme’s `server` entry.',
    explanation:
      'What one language of a theme says, each should say. A word that is missing is said in English, and where English lacks it, ' +
      'too, the page shows its key.',
  },
  HG4007: {
    severity: 'error',
    title: 'Island that leaves out what stands inside',
    message: 'The island `{part}` does not draw its children on `{route}`, so what the article puts inside stands there without it.',
    hint: 'Draw `children` always, and hide them with the attribute `hidden` where they are not to be seen yet.',
    explanation:
      'What an article puts into an island is prose: it must be in the document for readers without script and for search engines, and ' +
      'the browser finds it there when it hydrates the island. A component that draws its children only later would lose them.',
  },
} as const satisfies Catalogue;
