import { attributeOf, elementIn, parseHtml, textOf, type HtmlElement, type HtmlNode } from './parse-html.ts';
import { blocksAmong, fenceFor, isLeftOut, writeParagraph, type WriteAddress, type Writing } from './write-inline.ts';

/**
 * The drawn article `html` as Markdown (CommonMark with the tables of GFM): all that can be read on the page stands in it,
 * whoever drew it. Where the theme has an `article`, what is around that is left out.
 */
export function writeMarkdown(html: string, address: WriteAddress): string {
  return writeBlocks(parseHtml(elementIn(html, 'article') ?? html), { address, linked: new Set() }).join('\n\n');
}

function writeBlocks(nodes: readonly HtmlNode[], writing: Writing): readonly string[] {
  return blocksAmong(nodes)
    .flatMap((block) => ('tag' in block ? writeBlock(block, writing) : writeParagraph(block, writing)))
    .filter((text) => text !== '');
}

function writeBlock(element: HtmlElement, writing: Writing): readonly string[] {
  const { tag, children } = element;
  if (/^h[1-6]$/.test(tag)) {
    const text = writeParagraph(children, writing);
    return text === '' ? [] : [`${'#'.repeat(Number(tag[1]))} ${text.replaceAll('\\\n', ' ')}`];
  }
  switch (tag) {
    case 'p':
    case 'div':
    case 'summary':
      if (isTitle(element)) return titled(writeParagraph(children, writing));
      return attributeOf(element, 'role') === 'note' ? quoted(writeBlocks(children, writing)) : writeBlocks(children, writing);
    case 'ul':
    case 'ol':
      return writeList(element, writing);
    case 'dl':
      return writeTerms(element, writing);
    case 'table':
      return writeTable(element, writing);
    case 'pre':
      return [writeCode(element)];
    case 'svg':
      return [fenced(attributeOf(element, 'data-source') ?? '', 'mermaid')];
    case 'hr':
      return ['---'];
    case 'blockquote':
      return quoted(writeBlocks(children, writing));
    case 'iframe':
    case 'video':
    case 'audio':
      return [...writeMedia(element, writing), ...writeBlocks(children, writing)];
    default:
      return writeBlocks(children, writing);
  }
}

/** Whether `element` is what a part of the page is called: of a note, a block of code, a tab. */
function isTitle(element: HtmlElement): boolean {
  return element.tag === 'summary' || /-(?:title|label)(?:\s|$)/.test(attributeOf(element, 'class') ?? '');
}

/** Marks do not nest. */
function titled(text: string): readonly string[] {
  return text === '' ? [] : [/[*_`[\]]/.test(text) ? text : `**${text}**`];
}

function quoted(blocks: readonly string[]): readonly string[] {
  return blocks.length === 0 ? [] : [blocks.join('\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>')];
}

function writeList({ tag, attributes, children }: HtmlElement, writing: Writing): readonly string[] {
  const first = Number(/\sstart="(\d+)"/.exec(attributes)?.[1] ?? 1);
  const items = children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const isLoose = items.some((item) => typeof item !== 'string' && item.children.some((child) => isTag(child, 'p')));
  const written = items.map((item, index) => {
    const marker = tag === 'ol' ? `${first + index}. ` : '- ';
    const blocks = writeBlocks(typeof item === 'string' ? [item] : item.children, writing);
    return marker + indented(blocks.join(isLoose ? '\n\n' : '\n'), ' '.repeat(marker.length));
  });
  return written.length === 0 ? [] : [written.join(isLoose ? '\n\n' : '\n')];
}

function isTag(node: HtmlNode, tag: string): node is HtmlElement {
  return typeof node !== 'string' && node.tag === tag;
}

function indented(text: string, before: string): string {
  return text.replace(/\n(?=[^\n])/g, `\n${before}`);
}

/** Terms, each with what is said of it: items of a list. */
function writeTerms({ children }: HtmlElement, writing: Writing): readonly string[] {
  const items: string[][] = [];
  const walk = (nodes: readonly HtmlNode[]): void => {
    for (const node of nodes) {
      if (typeof node === 'string' || isLeftOut(node)) continue;
      if (node.tag === 'dt') items.push([writeParagraph(node.children, writing)]);
      else if (node.tag === 'dd') (items.at(-1) ?? items[items.push([]) - 1])?.push(...writeBlocks(node.children, writing));
      else walk(node.children);
    }
  };
  walk(children);
  const isLoose = items.some(({ length }) => length > 2);
  const written = items.map(([term = '', ...said]) => `- ${indented([term, ...said].join(isLoose ? '\n\n' : '\n'), '  ')}`);
  return written.length === 0 ? [] : [written.join(isLoose ? '\n\n' : '\n')];
}

function writeTable(table: HtmlElement, writing: Writing): readonly string[] {
  const rows = rowsIn(table);
  const cells = rows.map((row) => row.children.flatMap((child) => (typeof child !== 'string' && /^t[hd]$/.test(child.tag) ? [child] : [])));
  const isHead = cells[0]?.every(({ tag }) => tag === 'th') === true;
  const width = cells.reduce((most, { length }) => Math.max(most, length), 0);
  if (width === 0) return [];
  const line = (texts: readonly string[]): string => `| ${Array.from({ length: width }, (_, index) => texts[index] ?? '').join(' | ')} |`;
  const written = cells.map((row) => line(row.map((cell) => writeCell(cell, writing))));
  const head = isHead ? written.slice(0, 1) : [line([])];
  const caption = table.children.flatMap((child) => (isTag(child, 'caption') ? titled(writeParagraph(child.children, writing)) : []));
  return [...caption, [...head, line(Array.from({ length: width }, () => '---')), ...written.slice(isHead ? 1 : 0)].join('\n')];
}

function rowsIn({ children }: HtmlElement): readonly HtmlElement[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return [];
    if (child.tag === 'tr') return [child];
    return /^t(?:head|body|foot)$/.test(child.tag) ? rowsIn(child) : [];
  });
}

function writeCell({ children }: HtmlElement, writing: Writing): string {
  return writeBlocks(children, writing).join('<br>').replaceAll('\\\n', '<br>').replaceAll('\n', '<br>').replaceAll('|', '\\|');
}

function writeCode(pre: HtmlElement): string {
  const code = pre.children.find((child) => isTag(child, 'code'));
  const classes = code === undefined || typeof code === 'string' ? '' : (attributeOf(code, 'class') ?? '');
  return fenced(textOf(pre.children).replace(/\n$/, ''), /(?:^|\s)language-(\S+)/.exec(classes)?.[1] ?? '');
}

function fenced(code: string, language: string): string {
  const fence = fenceFor(code, 3);
  return `${fence}${language}\n${code}\n${fence}`;
}

/** What plays, as a link. */
function writeMedia(element: HtmlElement, writing: Writing): readonly string[] {
  const src = attributeOf(element, 'src') ?? '';
  return src === '' ? [] : [`[${attributeOf(element, 'title') ?? src}](${writing.address(src)})`];
}
