import type { Element, ElementContent, Root } from 'hast';
import type { Heading, Outline } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { spanOf } from '../source/locate.ts';
import type { ParsedFrontMatter } from '../source/parse-front-matter.ts';
import { placeOf, type GivenIds } from './give-ids.ts';
import { collapse, hastText } from './hast-text.ts';
import type { WrittenBody } from './to-body.ts';
import { writeInline } from './write-inline.ts';

const excerptLength = 160;

/** What an outline is made of. */
export interface OutlineSources {
  readonly frontMatter: ParsedFrontMatter;
  /** The tree before links were put into its headings. */
  readonly tree: Root;
  readonly ids: GivenIds;
  /** Inner HTML of the headings, made before links were put into them. */
  readonly headings: readonly Heading[];
  readonly written: WrittenBody;
}

/** The headings of a page for tables of contents, in document order. */
export function makeHeadings(ids: GivenIds, compilation: Compilation): readonly Heading[] {
  return [...ids.headings.values()].map(({ element, level, id, text, isExplicitId }) => {
    const html = writeInline(element.children, compilation.slots).trim();
    return { level: level as Heading['level'], id, text, html, isExplicitId, at: spanOf(placeOf(element, compilation)) };
  });
}

/** The outline of the page. */
export function makeOutline(sources: OutlineSources, compilation: Compilation): Outline {
  const { frontMatter, tree, ids, headings, written } = sources;
  const contentTitle = contentTitleOf(tree);
  return {
    source: compilation.path,
    frontMatter: frontMatter.value,
    frontMatterSpans: frontMatter.spans,
    ...(contentTitle === undefined ? {} : { contentTitle }),
    excerpt: excerptOf(tree),
    headings,
    anchors: [...ids.anchors, ...written.anchors],
    links: written.links,
    assets: written.assets,
    includes: compilation.shelf.list(),
    wordCount: written.sections.reduce((sum, section) => sum + wordsIn(section.text), 0),
  };
}

function contentTitleOf(tree: Root): string | undefined {
  const title = tree.children.find((node) => node.type === 'element' && node.tagName === 'h1');
  return title === undefined ? undefined : collapse(hastText(title));
}

function excerptOf(tree: Root): string {
  const blocks = tree.children.filter((node) => node.type === 'element');
  for (const block of blocks) {
    const text = block.tagName === 'p' ? collapse(hastText(block)) : '';
    if (text !== '') return cut(text);
  }
  return cut(firstParagraph(blocks));
}

function firstParagraph(nodes: readonly ElementContent[]): string {
  for (const node of nodes) {
    if (node.type !== 'element' || isSkipped(node)) continue;
    const text = node.tagName === 'p' ? collapse(hastText(node)) : firstParagraph(node.children);
    if (text !== '') return text;
  }
  return '';
}

function isSkipped(element: Element): boolean {
  return element.tagName === 'table' || element.properties['dataFootnotes'] !== undefined;
}

function cut(text: string): string {
  if (text.length <= excerptLength) return text;
  const space = text.lastIndexOf(' ', excerptLength - 1);
  const kept = text.slice(0, space > 0 ? space : excerptLength - 1).replace(/[\s,;:–—-]+$/u, '');
  // Half a surrogate pair is no character.
  return `${kept.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

// White space is collapsed already: between words there is exactly one space.
function wordsIn(text: string): number {
  return text === '' ? 0 : text.split(' ').length;
}
