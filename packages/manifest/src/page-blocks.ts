import { attributeOf, blocksAmong, elementIn, isDrawnOnly, parseHtml, textOf, type HtmlElement, type HtmlNode } from '@helpgen/copy';
import { digestOf } from '@helpgen/disk';
import { originTag } from '@helpgen/model';

/** What a block of an article is. */
export type BlockKind = 'heading' | 'text' | 'code' | 'table' | 'list' | 'figure';

/** A block of an article: what its text has between two blank lines, a list, a table, a drawing. */
export interface PageBlock {
  readonly kind: BlockKind;
  /** What a reader gets of it: text, marks that mean something, where links and pictures lead. How it looks is no part of it. */
  readonly digest: string;
  readonly nodes: readonly HtmlNode[];
  /** Where it comes from, as the marks of an article say it; empty: from the page's own file alone, or there are no marks. */
  readonly origins: readonly string[];
  /** Addresses that its links lead to, without what follows the path. */
  readonly hrefs: readonly string[];
}

/** A place of an article that an address can lead to. */
export interface PageAnchor {
  readonly id: string;
  /** How what stands there begins. */
  readonly text: string;
}

/** An article taken apart. */
export interface PageParts {
  readonly blocks: readonly PageBlock[];
  readonly anchors: readonly PageAnchor[];
}

/**
 * The blocks and anchors of the article in the document `html`, whose marks of origin are elements, if it has any; where the theme
 * has no `article`, of its `main`.
 */
export function partsOf(html: string): PageParts {
  const blocks: PageBlock[] = [];
  const anchors: PageAnchor[] = [];
  const nodes = parseHtml(elementIn(html, 'article') ?? elementIn(html, 'main') ?? '');
  collectBlocks(nodes, blocks, ownOrigin);
  collectAnchors(nodes, anchors);
  return { blocks, anchors };
}

/** The number of the page's own file. */
const ownOrigin = '0';

function collectBlocks(nodes: readonly HtmlNode[], blocks: PageBlock[], origin: string): void {
  const add = (kind: BlockKind, block: readonly HtmlNode[]): void => {
    const read: BlockReading = { origins: new Set([origin]), hrefs: new Set() };
    const text = block.map((node) => readable(node, kind === 'code', read)).join('').trim();
    const [only, ...others] = read.origins;
    const origins = only === ownOrigin && others.length === 0 ? [] : [...read.origins];
    if (text !== '') blocks.push({ kind, digest: digestOf(text).slice(0, 11), nodes: block, origins, hrefs: [...read.hrefs] });
  };
  for (const block of blocksAmong(nodes)) {
    if (!('tag' in block)) {
      add('text', block);
      continue;
    }
    const kind = kinds[block.tag];
    if (kind === undefined) collectBlocks(block.children, blocks, originOf(block) ?? origin);
    else add(kind, [block]);
  }
}

/** Elements that are one block each; others have blocks in them. */
const kinds: { readonly [tag: string]: BlockKind } = {
  h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading',
  p: 'text', summary: 'text', pre: 'code', table: 'table',
  ul: 'list', ol: 'list', dl: 'list',
  figure: 'figure', svg: 'figure', iframe: 'figure', video: 'figure', audio: 'figure',
};

function originOf(element: HtmlElement): string | undefined {
  return element.tag === originTag ? attributeOf(element, 'from') : undefined;
}

/** What is met while a block is read. */
interface BlockReading {
  readonly origins: Set<string>;
  readonly hrefs: Set<string>;
}

/** Elements that only say how something looks, or where it is to be put, or where it comes from. */
const lookTags = new Set(['span', 'div', 'section', 'wbr', 'thead', 'tbody', 'tfoot', 'colgroup', 'col', 'bdi', 'font', originTag]);

/** The path of an address; with a router by hash it says nothing. */
const pagePath = /\shref="([^"?#]+)(?!#\/)["?#]/;

/** What a reader gets of `node`. */
function readable(node: HtmlNode, isVerbatim: boolean, read: BlockReading): string {
  if (typeof node === 'string') return isVerbatim ? escaped(node) : escaped(node.replace(/\s+/g, ' '));
  if (node.tag === 'button' || isDrawnOnly(node)) return '';
  const source = node.tag !== 'span' && node.attributes.includes('data-source') ? attributeOf(node, 'data-source') : undefined;
  const inside =
    source === undefined ? node.children.map((child) => readable(child, isVerbatim || node.tag === 'pre', read)).join('') : escaped(source);
  const origin = originOf(node);
  if (origin !== undefined) read.origins.add(origin);
  const href = node.tag === 'a' ? pagePath.exec(node.attributes)?.[1] : undefined;
  if (href !== undefined) read.hrefs.add(href);
  if (lookTags.has(node.tag)) return inside;
  // A sign that leads to the heading it stands in.
  if (node.tag === 'a' && inside === '') return '';
  return `<${node.tag}${readableAttributes(node)}>${inside}</>`;
}

function readableAttributes({ tag, attributes }: HtmlElement): string {
  if (attributes === '') return '';
  if (tag === 'code') return /(?<=[\s"])language-[^\s"]+/.exec(attributes)?.[0] ?? '';
  return (attributes.match(/\s(?:(?:href|src|poster|alt|title|start|colspan|rowspan)="[^"]*"|checked)/g) ?? []).join('');
}

function escaped(text: string): string {
  return text.includes('<') ? text.replaceAll('<', '&lt;') : text;
}

/** So much of the text at an anchor is told. */
const anchorTextLength = 80;

function collectAnchors(nodes: readonly HtmlNode[], anchors: PageAnchor[]): void {
  for (const node of nodes) {
    if (typeof node === 'string' || isDrawnOnly(node)) continue;
    const id = node.attributes.includes(' id="') ? attributeOf(node, 'id') : undefined;
    if (id !== undefined && id !== '') anchors.push({ id, text: beginningOf(node) });
    collectAnchors(node.children, anchors);
  }
}

function beginningOf(element: HtmlElement): string {
  let text = '';
  for (const child of element.children) {
    text += textOf([child]);
    if (text.length > anchorTextLength) break;
  }
  // No half of a letter stays.
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, anchorTextLength)
    .replace(/[\uD800-\uDBFF]$/, '');
}
