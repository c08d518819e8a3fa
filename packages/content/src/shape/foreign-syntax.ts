import type { Nodes, Parents } from 'mdast';
import type { Compilation } from '../compilation.ts';
import { placeOfWords } from './mdast.ts';
import { explicitId } from './take-attributes.ts';
import { variableForm } from './take-variables.ts';

interface ForeignSyntax {
  /** What it is, as a part of a sentence. */
  readonly syntax: string;
  /** Finds it in the text between other marks; `^` is the beginning of a line of the source. */
  readonly pattern: RegExp;
  /** What to do, as a sentence. */
  readonly instead: string;
}

const sizes = 'Write `#id`, `.class`, `width=300` and their like between braces, right behind the element or at the end of its last line.';

// Each with the documentation of what reads it.
const foreignSyntaxes: readonly ForeignSyntax[] = [
  {
    // https://mdxjs.com/docs/what-is-mdx/#esm
    syntax: 'an import or export of MDX',
    pattern: /^(?:import\s+(?:[\w*{][^'"\n;]*\sfrom\s+)?['"][^'"\n]+['"]|export\s+(?:default|const|let|function|async)\s).*/m,
    instead: 'Remove the line; what the site draws itself is a directive of the config (`markdown.directives`).',
  },
  {
    // https://mdxjs.com/docs/what-is-mdx/#expressions
    syntax: 'a comment of MDX',
    pattern: /\{\/\*.*/,
    instead: 'Write `<!-- … -->`.',
  },
  {
    // https://squidfunk.github.io/mkdocs-material/reference/admonitions/
    syntax: 'an admonition of MkDocs',
    pattern: /^!!![ \t]+[\w-]+.*/m,
    instead: 'Write `:::note[Title]`, the text without indent, and `:::`.',
  },
  {
    syntax: 'a collapsible block of MkDocs',
    pattern: /^\?\?\?\+?[ \t]+[\w-]+.*/m,
    instead: 'Write `:::details[Summary]`, the text without indent, and `:::`.',
  },
  {
    // https://facelessuser.github.io/pymdown-extensions/extensions/tabbed/
    syntax: 'a tab of MkDocs',
    pattern: /^===[+!]?[ \t]+["“«].*/m,
    instead: 'Write `::::tabs` around a `:::tab[Label]` for each.',
  },
  {
    // https://facelessuser.github.io/pymdown-extensions/extensions/snippets/
    syntax: 'a snippet of MkDocs',
    pattern: /^;?-+8<-+(?:[ \t]+["“«].*|$)/m,
    instead: 'Write `::include{file="./part.md"}`, or ```` ```js file="./part.js" ```` for code.',
  },
  {
    // https://facelessuser.github.io/pymdown-extensions/extensions/keys/
    syntax: 'keys of MkDocs',
    pattern: /\+\+[a-z\d"-]+(?:\+[a-z\d"-]+)*\+\+/i,
    instead: 'Write `<kbd>Ctrl</kbd>`.',
  },
  {
    // https://vitepress.dev/guide/markdown#import-code-snippets
    syntax: 'a code snippet of VitePress',
    pattern: /^<<<[ \t]*\S.*/m,
    instead: 'Write a block of code with `file="./path"` behind its language.',
  },
  {
    // https://vitepress.dev/guide/markdown#table-of-contents, https://python-markdown.github.io/extensions/toc/
    syntax: 'a place for the contents of the page',
    pattern: /^\[(?:TOC|toc|\[_?(?:TOC|toc)_?\])\]$/m,
    instead: 'Remove it: the contents stand beside each page.',
  },
  {
    // https://jinja.palletsprojects.com/en/stable/templates/, https://gohugo.io/content-management/shortcodes/
    syntax: 'a template of Vue, Jinja, Liquid or Hugo',
    pattern: /\{\{[^{}\n]{1,300}\}\}|\{%[^%\n]{1,300}%\}/,
    instead: 'Write what it stands for; `::include{file="./part.md"}` puts in a part that many pages share.',
  },
  {
    // https://python-markdown.github.io/extensions/attr_list/, https://pandoc.org/MANUAL.html#extension-attributes
    syntax: 'attributes of Python-Markdown, kramdown or Pandoc',
    pattern: /\{:?[ \t]*[.#][A-Za-z][^{}\n]*\}|\{:[ \t]*[\w-]+=[^{}\n]*\}/,
    instead: sizes,
  },
  {
    // Without a sign before it, only right behind another mark.
    syntax: 'attributes of Python-Markdown, kramdown or Pandoc',
    pattern: /(?<=^\uFFFC ?)\{[ \t]*[\w-]+=[^{}\n]*\}/,
    instead: sizes,
  },
  {
    // https://squidfunk.github.io/mkdocs-material/reference/icons-emojis/
    syntax: 'a shortcode of an icon or emoji',
    pattern: /(?<![\w:])(?::(?:material|octicons|fontawesome|simple|lucide)-[\w-]+:|:[a-z][a-z\d]*(?:_[a-z\d]+)*:)(?![\w:])/,
    instead: 'Write the sign itself, such as `✓`.',
  },
];

/** Tells of what other systems read in the `index`-th child of `parent`. */
export function checkForeign(parent: Parents, index: number, compilation: Compilation): void {
  const { checks, variables } = compilation.options;
  const node: Nodes | undefined = parent.children[index];
  if (node === undefined || checks.foreignSyntax === 'ignore') return;
  const tell = (text: string, syntax: string, instead: string): void => {
    const args = { text: text.length > 60 ? `${text.slice(0, 59)}…` : text, syntax, fate: 'it stays in the page as text', instead };
    compilation.keep(syntax, 'HG2433', args, placeOfWords(text, node, compilation));
  };
  // https://mystmd.org/guide/directives
  const fence = node.type === 'code' ? (node.lang ?? '') : '';
  if (/^\{[a-z][\w:-]*\}$/i.test(fence)) tell(fence, 'a directive of MyST', 'Write `:::note[Title]`, or another directive.');
  if (node.type !== 'text') return;
  const written = Object.keys(variables).length > 0 ? node.value.replace(variableForm, '') : node.value;
  // Behind another mark, for which this sign stands, the text does not begin at the beginning of a line.
  const value = index === 0 ? written : `\uFFFC${written}`;
  for (const { syntax, pattern, instead } of foreignSyntaxes) {
    const text = pattern.exec(value)?.[0];
    if (text !== undefined && !(parent.type === 'heading' && explicitId.test(text))) tell(text, syntax, instead);
  }
}
