import * as z from 'zod';
import { flag, listOf, object, oneOf, optional, section, text, whole, withRule, words } from './fields.ts';
import { isObject } from '../json.ts';

const magicComment = withRule(
  object({
    className: words().describe('Class that the marked lines get.'),
    line: optional(words(), 'Text of a comment that marks the next line.'),
    block: optional(
      object({
        start: words().describe('Text of the comment before the first line.'),
        end: words().describe('Text of the comment after the last line.'),
      }),
      'Texts of the comments around marked lines.',
    ),
  }),
  (value, report) => {
    if (isObject(value) && value['line'] === undefined && value['block'] === undefined) report('HG1091');
  },
);

const attributeRule =
  'a name of Latin letters, digits, `-` and `_` other than `id`, `title`, `titleHtml` and `children`, which every directive has';
const attributeName = text(attributeRule, /^(?!(?:id|title|titleHtml|children)$)[A-Za-z][\w-]*$/);

const attribute = object({
  type: oneOf(
    ['text', 'number', 'boolean', 'address'], 'text',
    'What an author may write: any text, a number, `true` and `false`, where the bare name means `true`, or an address that is safe ' +
    'to follow.',
  ),
  required: flag(false, 'Whether the attribute has to be there.'),
  values: optional(z.array(words()).min(1), 'The only values of a text that are allowed; by default every text is.'),
});

/** Directives that the theme of the site draws, by the name that stands after `:::`. */
const directivesField = z
  .record(
    text('a name of Latin letters, digits and `-`', /^[a-z][a-z\d-]*$/),
    object({
      part: text('the name of a component: Latin letters and digits, the first a capital', /^[A-Z][A-Za-z\d]*$/).describe(
        'The part or island of the theme that draws it.',
      ),
      attributes: z
        .record(attributeName, attribute)
        .default({})
        .describe('What may stand in `{ }` after the name, by name; each becomes a property of the part.'),
    }),
  )
  .default({})
  .describe('Directives of your own, by the name that stands after `:::`.');

const limitsSentence =
  'The most that one page may ask of the build; beyond it the page is refused by name. Code does not count where it costs nothing.';

/** How text becomes HTML. */
export const markdownField = section('How Markdown becomes HTML.', {
  trustHtml: flag(false, 'Keeps raw HTML as it is; otherwise it is sanitised. Only for content whose authors you trust.'),
  math: flag(true, 'Formulas between `$$`, drawn by the build.'),
  diagrams: flag(true, 'Code blocks of the language `mermaid` become diagrams.'),
  smartQuotes: flag(false, 'Straight quotes in prose, titles and descriptions become those of the language: «ёлочки» in Russian.'),
  typography: flag(
    false,
    'Sets prose, titles and descriptions as a printer would, and never code: ` - ` becomes a dash; no line ends in front of a dash ' +
    'or between a number and its unit (`10 мс`, `5 %`, `10 000`), nor behind `№`, `§`, a short word such as `в`, or an abbreviation ' +
    'such as `см.`.',
  ),
  linkTypes: flag(true, 'Names in code that a preset knows become links to their pages; a page leaves it with `link_types: false`.'),
  numberPrefixes: flag(true, 'Numbers before names of files and folders (`01-install.md`) give the order and leave the address.'),
  anchors: oneOf(
    ['github', 'python-markdown', 'vitepress'], 'github',
    'How headings become anchors: by the rules of GitHub (as Docusaurus and Starlight have them), of Python-Markdown (MkDocs: ' +
    '`_1` where no Latin letter is left) or of VitePress, so that links to a site keep when it moves.',
  ),
  maintainAnchorCase: flag(false, 'Keeps the letter case of headings in their anchors; otherwise anchors are in lower case.'),
  defaultLanguage: text('the name of a language, such as `text`', /^[a-z\d+#-]+$/)
    .default('text')
    .describe('Language of code blocks that name none.'),
  magicComments: z
    .array(magicComment)
    .default([{ className: 'marked', line: 'highlight-next-line', block: { start: 'highlight-start', end: 'highlight-end' } }])
    .describe('Comments in code that mark lines.'),
  admonitionKinds: listOf(
    text('a name of Latin letters, digits and `-`', /^[a-z][a-z\d-]*$/),
    'Further kinds of admonitions besides note, tip, info, warning, danger and caution.',
  ),
  directives: directivesField,
  variables: z
    .record(text('a name of letters, digits, `.`, `-` and `_`', /^[\p{L}_][\p{L}\p{N}_.-]*$/u), z.string())
    .default({})
    .describe('Values that text may name, such as `"version": "9.0"`: `:var[version]`, and with this key `{{ version }}` too. Never in code.'),
  videos: listOf(
    z.enum(['youtube', 'vimeo', 'rutube', 'vk']),
    'Sites whose videos may be played in a page, once the reader presses play; the content policy names them. Others stay links.',
  ),
  includeRoots: listOf(
    text('a folder beside the site, such as `../src`', /^\.\.(?:\/[^\\]*)?$/),
    'Folders beside that of this file whose files pages may include, such as the sources of a package in one repository.',
  ),
  classes: listOf(
    text('a name of Latin letters, digits, `-` and `_`', /^[a-zA-Z_][\w-]*$/),
    'Classes that content may give to elements, as in `{.wide}` behind an image; a style sheet of the site says what they look like.',
  ),
  elementParts: listOf(text('the name of an HTML element', /^[a-z][a-z\d-]*$/), 'HTML elements that the theme draws itself, by the parts of these names.'),
  limits: section(limitsSentence, {
    size: atMost(1_000_000).describe('Characters of a page with all that it includes.'),
    lines: atMost(20_000).describe('Lines of a file.'),
    lineLength: atMost(100_000).describe('Characters of a line.'),
    nesting: atMost(100).describe('Levels of lists and quotes.'),
    directives: atMost(30).describe('Levels of directives in each other.'),
    patterns: atMost(1500).describe('Underlined headings of a page, and `<!--` without an end in one paragraph.'),
    rows: atMost(5000).describe('Rows of a table.'),
    marks: atMost(5000).describe('Marks such as `*`, `_` and `[` in one paragraph.'),
  }),
});

function atMost(most: number) {
  return whole(1, 1_000_000_000).default(most);
}

function check(byDefault: 'ignore' | 'warn' | 'throw', sentence: string) {
  return oneOf(['ignore', 'log', 'warn', 'throw'], byDefault, sentence);
}

const meaningOfChecks =
  'What each kind of finding does: `ignore` nothing, `log` tells of it, `warn` fails under `--strict`, `throw` fails the build.';

/** How strictly the content is checked. */
export const checksField = section(meaningOfChecks, {
  brokenLinks: check('throw', 'A link to a page or file that does not exist.'),
  brokenAnchors: check('throw', 'A link to an anchor that its page does not have.'),
  brokenImages: check('throw', 'An image that does not exist.'),
  duplicateRoutes: check('throw', 'Two pages with one address.'),
  missingAlt: check('warn', 'An image without a text for readers who cannot see it.'),
  unknownLanguage: check('warn', 'A code block in a language that is not known.'),
  unknownDirective: check('warn', 'A directive that is not known, such as a misspelt `:::note`.'),
  unknownFrontMatter: check('throw', 'A key that front matter may not have.'),
  terminology: check('warn', 'A word that `terminology` says is called otherwise.'),
  foreignSyntax: check('warn', 'What another generator would read, such as `!!! note` or `<Tabs>`, and readers would see as it is written.'),
  removedHtml: check(
    'warn',
    'An element or attribute of raw HTML that untrusted content may not have, or, where HTML is trusted, that the content policy refuses.',
  ),
  unreadFiles: check('warn', 'A file in a content folder that holds text in a form that is not read, such as `.mdx`.'),
  repeatedText: check('ignore', 'A paragraph of 12 or more words that stands on two pages of one version and language; what both include does not count.'),
  untranslated: check('ignore', 'Pages of a language that are not translated, and are shown in the default one; counted once a language.'),
  orphanPages: check('ignore', 'A document that no sidebar lists.'),
  agents: check(
    'ignore',
    'What keeps assistants from a page: one that is too long for them, without text or with the title of another one, headings that skip a ' +
    'level, links such as “here”, code without a language.',
  ),
});
