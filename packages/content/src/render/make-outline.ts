import type { ElementContent, Root } from 'hast';
import type { Outline } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import type { Slot } from '../slot.ts';
import type { ParsedFrontMatter } from '../source/parse-front-matter.ts';
import type { GivenIds } from './give-ids.ts';
import { collapse, hastText } from './hast-text.ts';
import type { WrittenBody } from './to-body.ts';
import { writeInline } from './write-inline.ts';

const excerptLength = 160;

interface FinishedTree {
  /** The tree before links were put into its headings. */
  readonly tree: Root;
  readonly ids: GivenIds;
  readonly written: WrittenBody;
}

/** The outline of the page. */
export function makeOutline({ value, spans }: ParsedFrontMatter, { tree, ids, written }: FinishedTree, compilation: Compilation): Outline {
  const title = tree.children.find((node) => node.type === 'element' && node.tagName === 'h1');
  return {
    source: compilation.path,
    frontMatter: value,
    frontMatterSpans: spans,
    ...(title === undefined ? {} : { contentTitle: collapse(hastText(title)) }),
    excerpt: excerptOf(tree),
    headings: [...ids.headings.values()],
    anchors: [...ids.anchors, ...written.anchors],
    links: written.links,
    assets: written.assets,
    includes: compilation.shelf.list(),
    wordCount: written.sections.reduce((sum, section) => sum + wordsIn(section.text), 0),
  };
}

/** The first paragraph of `tree` as HTML that may stand anywhere. */
export function leadOf(tree: Root, slots: readonly Slot[]): string {
  const paragraph = tree.children.find((node) => node.type === 'element' && node.tagName === 'p');
  return paragraph?.type === 'element' ? writeInline(paragraph.children, slots).trim() : '';
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
    if (node.type !== 'element' || node.tagName === 'table' || node.properties['dataFootnotes'] !== undefined) continue;
    const text = node.tagName === 'p' ? collapse(hastText(node)) : firstParagraph(node.children);
    if (text !== '') return text;
  }
  return '';
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
