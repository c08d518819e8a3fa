import type { Expression, PrivateIdentifier, Super } from 'estree';
import type { Nodes, Root } from 'mdast';
import { convertFrontMatter, type KeyRule } from '../convert/convert-front-matter.ts';
import { collectLosses } from '../convert/page-losses.ts';
import { parseMarkdown, parseMdx, splitHead } from '../convert/parse-markdown.ts';
import { emojiOf, emojiPattern } from '../convert/emoji.ts';
import type { ConvertedText } from '../foreign-site.ts';
import { applyEdits, lineAt, rangeOf, type Edit } from '../rewrite.ts';
import type { Known } from '../read/known.ts';
import { convertElement } from './convert-element.ts';
import { literalOf } from './literal-of.ts';
import { convertExpression } from './own-component.ts';
import { pluginChanges, type PluginChange } from './site-plugins.ts';
import { addressTo, fileOf, namesOf, render, type ConvertNode, type GivenPart, type MdxContext, type MdxWork } from './mdx-page.ts';

/** How the pages of one system are written. */
export interface MdxDialect {
  readonly rules: { readonly [key: string]: KeyRule };
  /** Whether this file holds MDX; otherwise plain Markdown. */
  readonly isMdx: (file: string) => boolean;
  /** What is put in front of the text of a page, made of its front matter. */
  readonly lead?: (data: { readonly [key: string]: unknown }) => string;
  readonly more?: { readonly [key: string]: unknown };
  /** What the system changes in the text of a page before it is parsed; every line stays where it is. */
  readonly prepare?: (body: string) => string;
}

/** Converts a page of MDX or Markdown, or a part that is imported. */
export function convertMdxPage(text: string, context: MdxContext, dialect: MdxDialect): ConvertedText {
  const { page } = context;
  const { rules, lead, more } = dialect;
  const collected = collectLosses(page.from, text);
  const head = convertFrontMatter(text, rules, page.address === undefined ? {} : { ...more, ...descriptionIn(text) });
  if (head.isBroken) collected.note('front matter that is no YAML', 0, 'It stays as it is.');
  for (const key of head.unknown) collected.noteKey(key);
  const written = text.slice(head.bodyStart);
  const refuse = (line: number, reason: string): void => {
    if (!page.from.endsWith('.mdx')) return;
    const why = reason.replace(/ \(\d+:\d+-\d+:\d+\)/g, '');
    collected.noteLine(`a page that is no MDX (${why})`, lineAt(text, head.bodyStart) + line - 1, 'It is read as Markdown.');
  };
  const { tree, body } = parseText(written, context, dialect, refuse);
  const work: MdxWork = {
    ...context,
    body,
    names: namesOf(tree, context),
    frontMatter: head.data,
    changes: pluginChanges(context.plugins ?? [], tree),
    evaluated: evaluator(tree, body, head.data, context),
    note: (construct, at, fate) => collected.note(construct, head.bodyStart + at, fate),
    noteHarmless: (construct, at, fate) => collected.noteHarmless(construct, head.bodyStart + at, fate),
    writePart: (part) => writePart(part, context, dialect),
  };
  const converted = render(work, [0, body.length], tree.children, convertNode).replace(/^(?:[ \t]*\n)+/, '');
  const opening = page.address === undefined ? '' : `${head.head}${lead?.(head.data) ?? ''}`;
  return { text: `${opening}${converted}`, losses: collected.losses };
}

/** The text of a page or a part, parsed. */
function parseText(
  written: string,
  { page, hasMath }: MdxContext,
  { isMdx, prepare }: MdxDialect,
  refuse?: (line: number, reason: string) => void,
): { readonly tree: Root; readonly body: string } {
  const body = convertDirectiveLines(prepare?.(written) ?? written);
  const root = isMdx(page.from) ? parseMdx(maskForMdx(body, hasMath), refuse) : undefined;
  if (root !== undefined) return { tree: root, body };
  const html = isMdx(page.from) ? plainAttributes(body) : body;
  return { tree: parseMarkdown(hasMath ? maskFormulas(html) : html), body: html };
}

/** `body`, which is read as Markdown, with attributes of elements as HTML writes them; to it those of JSX would be text. */
function plainAttributes(body: string): string {
  return body.replace(/<[a-z][\w-]*(?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}))?)+\s*\/?>/g, (tag) =>
    tag
      .replace(/\sclassName=/g, ' class=')
      .replace(/\sstyle=\{\{([^{}\n]*)\}\}/g, (_whole, rules: string) => {
        const pairs = [...rules.matchAll(/(\w+)\s*:\s*(?:'([^']*)'|"([^"]*)"|(\d+))/g)];
        return ` style="${pairs.map(([, name = '', a, b, count]) => `${kebab(name)}: ${a ?? b ?? `${count ?? ''}px`}`).join('; ')}"`;
      })
      .replace(/(\s[\w:-]+)=\{(["']?)([^{}"'\n]*)\2\}/g, '$1="$3"'),
  );
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What the part at `file` says to what it is given; `undefined`: it is not there, or is in itself. */
function writePart({ file, props, work, depth }: GivenPart, outer: MdxContext, dialect: MdxDialect): string | undefined {
  const text = outer.textAt(file);
  if (text === undefined || depth > 5) return undefined;
  const context = { ...outer, page: { ...outer.page, from: file } };
  const { tree, body } = parseText(text.slice(splitHead(text).bodyStart), context, dialect);
  const inner: MdxWork = {
    ...work,
    ...context,
    body,
    names: namesOf(tree, context),
    changes: pluginChanges(context.plugins ?? [], tree),
    evaluated: evaluator(tree, body, work.frontMatter, context, props),
    writePart: (part) => writePart({ ...part, depth: depth + 1 }, context, dialect),
  };
  return render(inner, [0, body.length], tree.children, convertNode).trim();
}

/** What an element for the head of a page calls its description. */
function descriptionIn(text: string): { readonly description?: string } {
  const [head = ''] = /^<([Hh]ead)>[\s\S]*?^<\/\1>/m.exec(text) ?? [];
  const meta = /<meta\s+name="description"\s+content="([^"]+)"/.exec(head);
  return meta === null ? {} : { description: meta[1] ?? '' };
}

/** Gives the values of expressions in the page, whose imports and exports they may name. */
function evaluator(
  tree: Root,
  body: string,
  frontMatter: { readonly [key: string]: unknown },
  { page, inPage }: MdxContext,
  props: { readonly [name: string]: Known } = {},
): (expression: string) => Known {
  const own = tree.children.filter(({ type }) => type === 'mdxjsEsm').map((node) => body.slice(...rangeOf(node)));
  const data = `const frontMatter = ${JSON.stringify(frontMatter)}, frontmatter = frontMatter;`;
  const given = Object.keys(props).length === 0 ? data : `${data}\nconst props = ${JSON.stringify(props)};`;
  return (expression) => inPage?.(page.from, [...own, given, `export default (${expression});`].join('\n'));
}

/** One between dollars, in a line or over several; code is none. */
const formula = /^[ \t]*\$\$(?:(?!```)[^])*?\$\$|(?<![\\$\w`])\$(?=[^\s$])[^$\n`]*[^\s$\\`]\$(?![\d$])/gm;

function maskFormulas(body: string): string {
  return body.replace(formula, (whole) => whole.replace(/[^\s$]/g, 'x'));
}

/**
 * What Docusaurus reads before the rest of a page is MDX, with every offset kept: ids behind headings, comments of HTML, and formulas,
 * whose braces and signs mean nothing to MDX.
 */
function maskForMdx(body: string, hasMath: boolean): string {
  return (hasMath ? maskFormulas(body) : body)
    .replace(/^(#{1,6}[ \t].*?)\{(#[^{}\n]+)\}([ \t]*)$/gm, '$1($2)$3')
    .replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/<((?:https?|mailto):[^\s<>]*)>/g, '($1)');
}

/** `:::tip[Title]{icon="heart"}` and `:::note{title="Title"}`. */
function convertDirectiveLines(body: string): string {
  return body.replace(
    /^([ \t]*:{3,}[ \t]*[\w-]+)(\[[^\]\n]*\])?[ \t]*\{([^{}\n]*)\}[ \t]*$/gm,
    (_whole, opening: string, label: string | undefined, list: string) => {
      const title = /title="([^"]*)"/.exec(list)?.[1];
      return `${opening}${label ?? (title === undefined ? '' : `[${title}]`)}`;
    },
  );
}

const convertNode: ConvertNode = (node, work) => {
  const [start, end] = rangeOf(node);
  const change = work.changes.get(node);
  if (change !== undefined) return changedText(node, change, work);
  switch (node.type) {
    case 'mdxjsEsm':
      return '';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return expressionText(node, work);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return convertElement(node, work, convertNode);
    case 'image':
    case 'definition':
      return withNewUrl(node.url, work.body.slice(start, end), work);
    case 'link':
      // The text of a link may hold elements.
      return withNewUrl(node.url, render(work, [start, end], node.children, convertNode), work);
    case 'text':
      return convertText(node, work);
    case 'code':
      if (node.lang && work.drawnFences?.has(node.lang) === true) work.note(`a diagram in ${node.lang}`, start, 'Its source stands in its place.');
      return codeText(work.body.slice(start, end), work);
    default:
      return undefined;
  }
};

/** A block of code without what only Docusaurus reads in its first line; the name of a file that is not there is its title. */
function codeText(source: string, work: MdxWork): string {
  return source
    .replace(/^([ \t]*[`~]{3,}[^\n]*?)[ \t]+(?:live|npm2yarn)\b/, '$1')
    .replace(/^([ \t]*[`~]{3,}[^\n]*?[ \t])file=("[^"\n]*"|\S+)/, (whole, before: string, name: string) => {
      const file = fileOf(name.replaceAll('"', ''), work);
      return file !== undefined && work.textAt(file) !== undefined ? whole : `${before}title=${name}`;
    });
}

/** A link, an image or code as plugins of the site make it. */
function changedText(node: Nodes, { url, value, label, isUnknown }: PluginChange, work: MdxWork): string | undefined {
  const [start, end] = rangeOf(node);
  if (isUnknown === true) work.note('what a plugin of the site makes of a link or code', start, 'It stays as it is written.');
  if (node.type === 'link' || node.type === 'image') {
    const source = node.type === 'image' ? work.body.slice(start, end) : render(work, [start, end], node.children, convertNode);
    const titled = label === undefined ? source : source.replace('[]', () => `[${label}]`);
    const place = titled.lastIndexOf(node.url);
    return url === undefined || place < 0 ? titled : titled.slice(0, place) + url + titled.slice(place + node.url.length);
  }
  const source = work.body.slice(start, end);
  return value === undefined || !('value' in node) ? source : source.replace(node.value, () => value);
}

function expressionText(node: Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>, work: MdxWork): string {
  const comment = /^\s*\/\*([\s\S]*?)\*\/\s*$/.exec(node.value)?.[1];
  if (comment !== undefined) return `<!--${comment.replaceAll('--', '- -')}-->`;
  const [statement] = node.data?.estree?.body ?? [];
  if (statement === undefined) return '';
  const value = statement.type === 'ExpressionStatement' ? literalOf(statement.expression, work.names) : undefined;
  const key = /^\s*(?:frontMatter|frontmatter)\.(\w+)\s*$/.exec(node.value)?.[1];
  const known = key === undefined ? value : work.frontMatter[key];
  if (typeof known === 'string' || typeof known === 'number')
    return String(known)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replace(/[*_`[\]]/g, '\\$&');
  const [start, end] = rangeOf(node);
  // Asked for a name that nothing declares, the old system would have refused the page: to it this is text.
  if (statement.type === 'ExpressionStatement' && isUnbound(statement.expression, work.names)) return work.body.slice(start, end);
  const shown = convertExpression(node.value, { ...work, start, name: 'an expression of JavaScript' }, convertNode);
  if (shown !== undefined) return shown;
  work.note('an expression of JavaScript', start, 'A comment stands in its place.');
  return '<!-- An expression did not come over. -->';
}

// What every page may name.
const givenNames = new Set(
  'props toc metadata frontMatter frontmatter assets contentTitle window document globalThis process React Astro undefined'.split(' '),
);

/** Whether `node` is made of names alone, such as `user.home` or `tool-version`, the first of which nothing in the page or around it declares. */
function isUnbound(node: Expression | PrivateIdentifier | Super, names: MdxWork['names']): boolean {
  if (node.type === 'Identifier') return !names.has(node.name) && !givenNames.has(node.name);
  if (node.type === 'MemberExpression') return !node.computed && isUnbound(node.object, names);
  return node.type === 'BinaryExpression' && node.operator === '-' && isUnbound(node.left, names) && isUnbound(node.right, names);
}

/** `source`, a link or an image, with the address that its target has now. */
function withNewUrl(url: string, source: string, work: MdxWork): string | undefined {
  const file = fileOf(url, work);
  const way = file === undefined ? undefined : addressTo(file, work);
  if (way === undefined) return source;
  const [path = ''] = url.split(/[?#]/);
  const at = source.lastIndexOf(path);
  const isSame = way === path || way === `./${path}`;
  if (at < 0 || isSame) return source;
  return source.slice(0, at) + way.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29') + source.slice(at + path.length);
}

function convertText(node: Extract<Nodes, { type: 'text' }>, work: MdxWork): string {
  const [start, end] = rangeOf(node);
  const source = work.body.slice(start, end);
  const edits: Edit[] = [];
  for (const { index, 0: whole, 1: name = '' } of source.matchAll(emojiPattern)) {
    const emoji = emojiOf(name);
    if (emoji !== undefined) edits.push({ start: index, end: index + whole.length, text: emoji });
  }
  if (work.hasMath) {
    for (const { index, 0: whole, 1: formula = '' } of source.matchAll(/(?<![\\$\w])\$(?=[^\s$])([^$\n]*[^\s$\\])\$(?![\d$])/g)) {
      edits.push({ start: index, end: index + whole.length, text: `$$${formula}$$` });
    }
  }
  return applyEdits(source, edits);
}
