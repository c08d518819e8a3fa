import type { Nodes, Parents, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { applyEdits, rangeOf, type Edit } from '../rewrite.ts';
import { attributeEdits } from './attribute-lists.ts';
import { emojiOf, emojiPattern } from './emoji.ts';
import { pythonFormulas } from './formulas.ts';
import { iconOf } from './icon-names.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** Which extensions of the page's site read marks inside of lines; by the names that PyMdown gives them. */
export interface PythonInlineContext {
  readonly has: (extension: string) => boolean;
  /** Values between braces that are meant as text; `undefined`: pages of the site are no templates. */
  readonly rawValues: ReadonlySet<string> | undefined;
  readonly note: (construct: string, offset: number, fate: string) => void;
  /** As `note`, of what changes only how the page looks. */
  readonly noteHarmless: (construct: string, offset: number, fate: string) => void;
}

/** The marks inside of lines that Python-Markdown's extensions know, in our forms; code and HTML are left alone. */
export function convertPythonInlines(written: string, context: PythonInlineContext): string {
  const text = context.has('critic') ? convertChanges(written) : written;
  const { masked, edits: formulas } = context.has('arithmatex') ? pythonFormulas(text) : { masked: text, edits: [] };
  const edits: Edit[] = [...formulas];
  visit(parseMarkdown(masked), (node, parent, index) => {
    if (context.rawValues !== undefined && holdsMacro(node, context.rawValues)) context.note('a macro', rangeOf(node)[0], 'It stays in the page as text.');
    if (node.type === 'text') edits.push(...editsOfText(masked, node, { parent, index }, context));
    else if (node.type === 'inlineCode' && context.has('inlinehilite')) {
      const [start, end] = rangeOf(node);
      const shebang = /^(`+)\s*(?:#!|:::)[\w+#-]+ /.exec(masked.slice(start, end));
      if (shebang !== null) edits.push({ start: start + (shebang[1]?.length ?? 0), end: start + shebang[0].length, text: '' });
    }
  });
  return applyEdits(text, edits);
}

// `{++new++}`, `{--old--}`, `{~~old~>new~~}`, `{==marked==}` and `{>>comment<<}`, as Critic Markup writes changes.
const change = /\{(?:\+\+([^{}]*?)\+\+|--([^{}]*?)--|~~([^{}]*?)~>([^{}]*?)~~|==([^{}]*?)==|>>([^{}]*?)<<)\}/g;
const changeTags = ['ins', 'del', 'del', 'ins', 'mark', 'small'];

function convertChanges(text: string): string {
  const edits: Edit[] = [];
  visit(parseMarkdown(text), (node) => {
    if (!['paragraph', 'heading', 'tableCell'].includes(node.type)) return;
    const [start, end] = rangeOf(node);
    const code = 'children' in node ? node.children.filter(({ type }) => type === 'inlineCode').map(rangeOf) : [];
    for (const { index, 0: whole, ...parts } of text.slice(start, end).matchAll(change)) {
      const at = start + index;
      if (code.some(([from, to]) => at >= from && at < to)) continue;
      const tagged = changeTags.map((tag, number) => (parts[number + 1] ? `<${tag}>${parts[number + 1] ?? ''}</${tag}>` : '')).join('');
      edits.push({ start: at, end: at + whole.length, text: tagged });
    }
  });
  return applyEdits(text, edits);
}

/** Whether an address or HTML holds a value that is not known. */
function holdsMacro(node: Nodes, rawValues: ReadonlySet<string>): boolean {
  const text = node.type === 'html' ? node.value : 'url' in node ? node.url.replaceAll('%7B', '{').replaceAll('%7D', '}') : '';
  return (text.match(/\{\{[^{}]*\}\}/g) ?? []).some((value) => !rawValues.has(value));
}

function visit(node: Parents, act: (node: Nodes, parent: Parents, index: number) => void): void {
  node.children.forEach((child, index) => {
    act(child, node, index);
    if ('children' in child) visit(child, act);
  });
}

interface Mark {
  readonly extension: string;
  readonly pattern: RegExp;
  readonly to: (match: RegExpExecArray) => string;
}

// Marked text and scripts are written here as there.
const marks: readonly Mark[] = [
  {
    extension: 'keys',
    // Between braces it is a mark of changes.
    pattern: /(?<!\{)\+\+([\w"'’-]+(?:\+[\w"'’-]+)*)\+\+(?!\})/g,
    to: ([, keys = '']) =>
      keys
        .split('+')
        .map((key) => `<kbd>${keyName(key)}</kbd>`)
        .join('+'),
  },
  { extension: 'caret', pattern: /\^\^(?=\S)(.+?\S?)\^\^/g, to: ([, text = '']) => `<ins>${text}</ins>` },
  { extension: 'smartsymbols', pattern: /\((c|r|tm)\)/g, to: ([, sign = '']) => ({ c: '©', r: '®', tm: '™' })[sign] ?? sign },
  {
    extension: 'smartsymbols',
    pattern: /(?<!<!)(<-->|-->|<--)/g,
    to: ([arrow = '']) => (arrow === '-->' ? '→' : arrow === '<--' ? '←' : '↔'),
  },
  { extension: 'smartsymbols', pattern: /(?<=\s)(\+\/-|=\/=)(?=\s)/g, to: ([sign = '']) => (sign === '+/-' ? '±' : '≠') },
];

function keyName(key: string): string {
  if (/^["'’]/.test(key)) return key.slice(1, -1);
  const known: { readonly [key: string]: string } = {
    cmd: '⌘',
    command: '⌘',
    arrowup: '↑',
    up: '↑',
    arrowdown: '↓',
    down: '↓',
    arrowleft: '←',
    left: '←',
    arrowright: '→',
    right: '→',
    esc: 'Esc',
  };
  return (
    known[key.toLowerCase()] ??
    key
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  );
}

function editsOfText(
  source: string,
  node: Text,
  { parent, index }: { readonly parent: Parents; readonly index: number },
  context: PythonInlineContext,
): readonly Edit[] {
  const [start, end] = rangeOf(node);
  const text = source.slice(start, end);
  const edits: Edit[] = [];
  const take = (pattern: RegExp, to: (match: RegExpExecArray) => string): void => {
    for (const match of text.matchAll(pattern))
      edits.push({ start: start + match.index, end: start + match.index + match[0].length, text: to(match) });
  };
  for (const { extension, pattern, to } of marks) if (context.has(extension)) take(pattern, to);
  if (context.has('emoji')) {
    take(/(?<![\w:]):((?:material|octicons|fontawesome|simple|lucide)-[\w-]+):(?![\w:])(?:\{[^}\n]*\})?([ \t]?)/g, (match) => {
      const icon = iconOf(match[1] ?? '');
      // Beside words it is decoration; alone, as in the cell of a table, it says something.
      const isBeside = /\p{L}/u.test(toString(parent).replace(/:[\w-]+:(?:\{[^}\n]*\})?/g, ''));
      if (icon === undefined) (isBeside ? context.noteHarmless : context.note)('an icon', start + match.index, 'It is left out.');
      return icon === undefined ? '' : `:icon[${icon}]${match[2] ?? ''}`;
    });
    take(emojiPattern, ([whole, name = '']) => emojiOf(name) ?? whole);
  }
  const { rawValues } = context;
  if (rawValues !== undefined) {
    // A link to what is not known is its text alone.
    take(/\[([^[\]\n]*)\]\(\s*\{\{\s*([\w.]+)(\s*\()?[^{}]*\}\}\s*\)/g, (match) => {
      context.note(match[3] === undefined ? 'a macro' : `the macro ${match[2] ?? ''}`, start + match.index, 'The text of the link stands without its address.');
      return match[1] ?? '';
    });
    take(/(?<!\]\(\s*)\{\{\s*([\w.]+)([^{}]*)\}\}/g, (match) => {
      const [whole, name = '', rest = ''] = match;
      if (rawValues.has(whole)) return whole;
      const isCall = rest.trimStart().startsWith('(');
      context.note(isCall ? `the macro ${name}` : 'a macro', start + match.index, isCall ? 'A comment stands in its place.' : 'It stays in the page as text.');
      return isCall ? `<!-- The macro ${name} did not come over. -->` : whole;
    });
  }
  take(/^\[TOC\]$/gm, () => '');
  if (context.has('attr_list')) edits.push(...attributeEdits(source, node, { parent, index }, context));
  return edits;
}
