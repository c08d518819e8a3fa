import type { Catalogue } from '../diagnostic.ts';

/** What can go wrong in the text itself: code, diagrams, formulas, headings and addresses. */
export const textCatalogue = {
  HG2401: {
    severity: 'warning',
    title: 'Unknown language',
    message: '`{language}` is not a language that helpgen can highlight, so the code is shown plain.',
    hint: ['Name `{preset}` in `presets` of the config: the language comes with it.', 'Did you mean `{suggestion}`?'],
    explanation:
      'The language is the first word after the code fence. Use `text` for what is no code. The reference lists the languages; ' +
      'presets that the config names may bring more.',
  },
  HG2402: {
    severity: 'warning',
    title: 'Marked lines that do not match',
    message: '{problem}, so no line is marked by it.',
    hint: 'Write a start and an end comment, each on a line of its own.',
    explanation: 'Magic comments such as `highlight-start` and `highlight-end` mark the lines between them.',
  },
  HG2403: {
    severity: 'warning',
    title: 'Code without a language',
    message: 'The code block names no language, so an assistant has to guess what it is.',
    hint: 'Write the language behind the opening fence, or `text` where it is none.',
    explanation: 'What a fence says stands in the Markdown copy of the page, too. The policy `checks.agents` decides how bad the finding is.',
  },
  HG2404: {
    severity: 'warning',
    title: 'Mark without a note',
    message: '`{mark}` in the code leads to no note, so it stays as it is written.',
    hint: 'Write an ordered list right below the code, with an item of this number.',
    explanation:
      'A comment at the end of a line of code that holds `(1)!` is a mark: readers open by it the item of that number in the ordered ' +
      'list right below the code. Without such an item there is nothing to open.',
  },
  HG2421: {
    severity: 'warning',
    title: 'Word that the site does not use',
    message: '`{word}` is called `{use}` on this site{why}.',
    hint: 'Write `{use}` in the form that fits, or put what is quoted in quotation marks.',
    explanation:
      'The config lists at `terminology` which word the site uses, and which others it does not, so that readers and search meet one ' +
      'name for one thing. Prose, titles and descriptions are checked; code, addresses and what stands in quotation marks may use any ' +
      'word. The policy `checks.terminology` decides how bad the finding is.',
  },
  HG2431: {
    severity: 'warning',
    title: 'Element that content may not have',
    message: '`<{tag}>` is raw HTML that untrusted content may not hold, so it {fate}{more}.',
    hint: 'Write it in Markdown, or set `markdown.trustHtml` in the config when you trust everybody who writes content.',
    explanation:
      'Raw HTML in content is cleaned, because it could carry code: the elements that GitHub allows stay, and media and figures. What ' +
      'a page would have been without the rest is seldom what was meant. The policy `checks.removedHtml` decides how bad the finding ' +
      'is. Of many on one page the first is named.',
  },
  HG2432: {
    severity: 'warning',
    title: 'Attribute that content may not have',
    message: '`{attribute}` of `<{tag}>` is raw HTML that untrusted content may not hold, so it was left out{more}.',
    hint: 'Leave the attribute out, or set `markdown.trustHtml` in the config when you trust everybody who writes content.',
    explanation:
      'Raw HTML in content is cleaned: attributes that could carry code, change the look of the site or take its ids go. The policy ' +
      '`checks.removedHtml` decides how bad the finding is. Of many on one page the first is named.',
  },
  HG2433: {
    severity: 'warning',
    title: 'Syntax of another generator',
    message: '`{text}` looks like {syntax}, which helpgen does not read: {fate}{more}.',
    hint: '{instead}',
    explanation:
      'Content that was written for MkDocs, MDX, VitePress, Sphinx or others holds forms that are no Markdown here, and readers would ' +
      'see them as they are written, or not at all. What is meant as it stands belongs in code. The policy `checks.foreignSyntax` ' +
      'decides how bad the finding is. Of many of one kind on one page the first is named.',
  },
  HG2434: {
    severity: 'warning',
    title: 'Class that content may not have',
    message: '`{class}` is not among the classes that content may give to elements, so it was left out{more}.',
    hint: 'Name it in `markdown.classes` of the config, and say in a style sheet of the site what it looks like.',
    explanation:
      'Classes between braces (`{.wide}`) do nothing but for the style sheets of the site, so it lists those that it draws. The policy ' +
      '`checks.removedHtml` decides how bad the finding is. Of many on one page the first is named.',
  },
  HG2435: {
    severity: 'warning',
    title: 'Attribute between braces that content may not have',
    message: '`{attribute}` with the value `{value}` cannot be given to an element between braces, so it was left out{more}.',
    hint: 'Write `#id`, `.class`, `width`, `height`, `title`, `lang` or `dir`; sizes are numbers of pixels, widths may be in percent.',
    explanation:
      'Behind an element `{#id .class width=300}` gives it attributes, a few that can do no harm. Where a link opens and how it is ' +
      'styled is decided by the site. The policy `checks.removedHtml` decides how bad the finding is.',
  },
  HG2436: {
    severity: 'warning',
    title: 'HTML that the content policy refuses',
    message: '`{what}` is written into the page, and browsers refuse it, because `{directive}` of the content policy does not allow it{more}.',
    hint: [
      'Add `{source}` to `{directive}` in `contentSecurityPolicy` of the config.',
      'Put the script into a file of a static folder, and name it with `src`.',
    ],
    explanation:
      'Where `markdown.trustHtml` is on, HTML stays as it is written, and the Content-Security-Policy of the site still holds: nothing ' +
      'inline, and nothing from elsewhere that it does not name. Each kind has a directive of its own: frames `frame-src`, styles ' +
      '`style-src`, objects `object-src`, media `media-src`, forms `form-action`. What looks are for is better said by a class and a style ' +
      'sheet of the site. The policy `checks.removedHtml` decides how bad the finding is. Of many on one page the first is named.',
  },
  HG2441: {
    title: 'Unknown variable',
    message: '`{name}` is not a variable of the page, so it stays as it is written.',
    hint: ['Did you mean `{suggestion}`?', 'Name it in `markdown.variables` of the config, or under `custom` in the front matter.'],
    explanation:
      '`:var[name]` stands for a value: of `custom` in the front matter, of the title or description of the page, or of ' +
      '`markdown.variables` in the config. Where the config has variables, a name between two pairs of braces is the same.',
  },
  HG2501: {
    severity: 'warning',
    title: 'Diagram that cannot be drawn',
    message: 'The diagram cannot be drawn: {reason}.',
    hint: 'Check the syntax of the diagram.',
    explanation:
      'Diagrams are drawn while the site is built. One that cannot be drawn is left to the browser, where it will most likely fail too.',
  },
  HG2502: {
    title: 'Formula that cannot be set',
    message: 'The formula cannot be set: {reason}.',
    hint: 'Check the TeX of the formula.',
    explanation: 'Formulas are turned into MathML while the site is built.',
  },
  HG2601: {
    title: 'Repeated heading id',
    message: 'The id `{id}` is given to two headings, so links to it would lead to the first one only.',
    hint: 'Give one of them another id.',
    explanation:
      'An explicit id (`## Title {#id}`) must be unique on its page; ids that are made of the text are numbered by helpgen itself.',
  },
  HG2602: {
    title: 'Address with a forbidden protocol',
    message: 'The address `{url}` has a protocol that is not allowed, so it is left out.',
    hint: 'Use http, https, mailto, tel or a relative address.',
    explanation: 'Other protocols, `javascript:` and `data:` among them, can carry code. A link with one is shown as plain text.',
  },
  HG2603: {
    title: 'Empty image address',
    message: 'The image has no address, so nothing can be shown.',
    hint: 'Name a file between the parentheses.',
    explanation: 'An image needs the path of a file or an address.',
  },
  HG2604: {
    severity: 'warning',
    title: 'Link that does not say where it leads',
    message: 'The text of the link, “{text}”, says nothing of `{url}` to who reads it alone.',
    hint: 'Let the link say what is there, such as the title of the page.',
    explanation:
      'Assistants and screen readers list the links of a page by their texts. The policy `checks.agents` decides how bad the finding is.',
  },
} as const satisfies Catalogue;
