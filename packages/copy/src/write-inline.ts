import { attributeOf, isDrawnOnly, textOf, type HtmlElement, type HtmlNode } from './parse-html.ts';

/** How addresses of the site are written in a copy. */
export type WriteAddress = (href: string) => string;

/** The writing of one copy. */
export interface Writing {
  readonly address: WriteAddress;
  /** Each is written once: who reads a name for the second time knows its address, and half of a reference would be addresses. */
  readonly linked: Set<string>;
}

/** Stands for a line break until its paragraph is put together, where white space is one space. */
const breakMark = '\u0001';

/** What is part of a line of text; everything else is a block, or has blocks. */
const inlineTags = new Set([
  'a', 'abbr', 'b', 'bdi', 'bdo', 'br', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'i', 'img', 'input', 'ins', 'kbd', 'label', 'mark',
  'math', 'picture', 'q', 'ruby', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'svg', 'time', 'u', 'var', 'wbr',
]);

/** Controls: what they do needs the page. */
const controlTags = new Set(['button', 'nav', 'form', 'select', 'textarea', 'dialog']);

/** Whether `element` is part of a line. */
function isInline({ tag, attributes }: HtmlElement): boolean {
  return inlineTags.has(tag) && !(tag === 'svg' && attributes.includes('data-source'));
}

/** Whether `element` is no part of the text: nobody reads it, or it is there to be operated. */
export function isLeftOut(element: HtmlElement): boolean {
  const { tag, children } = element;
  if (controlTags.has(tag) || isDrawnOnly(element)) return true;
  return tag === 'label' && children.some((child) => typeof child !== 'string' && child.tag === 'input');
}

/** Takes `nodes` apart: what stands in a line, and between such lines each block. What is no part of the text is left out. */
export function blocksAmong(nodes: readonly HtmlNode[]): readonly (HtmlElement | readonly HtmlNode[])[] {
  const blocks: (HtmlElement | HtmlNode[])[] = [];
  for (const node of nodes) {
    const last = blocks.at(-1);
    if (typeof node !== 'string' && !isInline(node)) blocks.push(node);
    else if (last === undefined || 'tag' in last) blocks.push([node]);
    else last.push(node);
  }
  return blocks.filter((block) => !('tag' in block) || !isLeftOut(block));
}

/** `nodes` as one paragraph of Markdown. */
export function writeParagraph(nodes: readonly HtmlNode[], writing: Writing): string {
  const text = writeNodes(nodes, writing).replace(/[ \t\r\n\u00A0\u202F]+/g, ' ').replaceAll('\u00AD', '').trim();
  return escapeStart(text).replace(new RegExp(` ?${breakMark} ?`, 'g'), '\\\n').replace(/\\\n$/, '');
}

/** What would begin a heading, a quote, a list or a line at the start of `text`. */
function escapeStart(text: string): string {
  return text.replace(/^(?=#{1,6} |>|[-+] |-{3,}|={3,})/, '\\').replace(/^(\d{1,9})(?=[.)] )/, '$1\\');
}

function writeNodes(nodes: readonly HtmlNode[], writing: Writing): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeText(node) : writeElement(node, writing))).join('');
}

const signs = /[\\`]|\*(?=\S)|(?<=\S)\*|(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])|\](?=\()|<(?=[a-z/!?])|&(?=#|\w+;)|~(?=~)/giu;

/** What would be a mark in `text`; signs that mean nothing where they stand are left as they are. */
function escapeText(text: string): string {
  return text.replace(signs, '\\$&');
}

function writeElement(element: HtmlElement, writing: Writing): string {
  const { tag, children } = element;
  if (isLeftOut(element)) return '';
  switch (tag) {
    case 'br':
      return breakMark;
    case 'wbr':
      return '';
    case 'img':
      return `![${escapeText(attributeOf(element, 'alt') ?? '')}](${target(attributeOf(element, 'src') ?? '', writing)})`;
    case 'input':
      return attributeOf(element, 'type') === 'checkbox' ? `[${attributeOf(element, 'checked') === undefined ? ' ' : 'x'}] ` : '';
    case 'a':
      return writeLink(element, writeNodes(children, writing), writing);
    case 'code':
    case 'kbd':
    case 'samp':
      return writeCode(children, writing);
    case 'em':
    case 'i':
      return marked('*', writeNodes(children, writing));
    case 'strong':
    case 'b':
      return marked('**', writeNodes(children, writing));
    case 'del':
    case 's':
      return marked('~~', writeNodes(children, writing));
    case 'sup':
    case 'sub':
      return hasLink(children) ? writeNodes(children, writing) : `<${tag}>${writeNodes(children, writing)}</${tag}>`;
    case 'math':
      return writeFormula(element);
    case 'span':
      return writeNodes(children, writing) + explained(element);
    default:
      return isInline(element) ? writeNodes(children, writing) : ` ${writeNodes(children, writing)} `;
  }
}

/** What a tag says to those who point at it. */
function explained(element: HtmlElement): string {
  const title = attributeOf(element, 'title');
  return title === undefined || title === textOf(element.children) ? '' : ` (${escapeText(title)})`;
}

function writeFormula(element: HtmlElement): string {
  const source = attributeOf(element, 'data-source');
  if (source === undefined) return escapeText(textOf(element.children));
  return attributeOf(element, 'display') === 'block' ? `$$${source}$$` : `$${source}$`;
}

/** White space stays outside of the marks, or they would be none. */
function marked(mark: string, text: string): string {
  const [, before = '', inside = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return inside === '' ? text : `${before}${mark}${inside}${mark}${after}`;
}

function writeLink(element: HtmlElement, text: string, writing: Writing): string {
  const href = attributeOf(element, 'href');
  if (href === undefined || text.trim() === '') return text;
  const link = `[${text.trim()}](${target(href, writing)})`;
  if (writing.linked.has(link)) return text;
  writing.linked.add(link);
  return link;
}

function target(href: string, { address }: Writing): string {
  return address(href).replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

function hasLink(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) => typeof node !== 'string' && (node.tag === 'a' || hasLink(node.children)));
}

/** Code; that which leads somewhere stands in spans of its own, because no mark works in code. */
function writeCode(nodes: readonly HtmlNode[], writing: Writing): string {
  if (!hasLink(nodes)) return codeSpan(textOf(nodes));
  let written = '';
  let plain = '';
  const flush = (): void => {
    written += codeSpan(plain);
    plain = '';
  };
  const walk = (list: readonly HtmlNode[]): void => {
    for (const node of list) {
      if (typeof node === 'string') plain += node;
      else if (node.tag === 'a' || (node.tag === 's' && hasLink(node.children))) {
        flush();
        const isLink = node.tag === 'a';
        written += isLink ? writeLink(node, codeSpan(textOf(node.children)), writing) : marked('~~', writeCode(node.children, writing));
      } else if (!isLeftOut(node)) walk(node.children);
    }
  };
  walk(nodes);
  flush();
  return written;
}

function codeSpan(text: string): string {
  const [, before = '', code = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (code === '') return text;
  const marks = fenceFor(code, 1);
  const space = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return before + marks + space + code + space + marks + after;
}

/** More backticks than follow each other anywhere in `code`, and `least` at least. */
export function fenceFor(code: string, least: number): string {
  const longest = (code.match(/`+/g) ?? []).reduce((size, marks) => Math.max(size, marks.length), least - 1);
  return '`'.repeat(longest + 1);
}
