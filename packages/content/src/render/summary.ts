import type { Element, Root, RootContent } from 'hast';
import type { Outline } from '@helpgen/model';
import type { Slot } from '../slot.ts';
import { collapse, hastText } from './hast-text.ts';
import { writeInline } from './write-inline.ts';

const excerptLength = 160;

/** What the first h1 of `tree` says, when there is one. */
export function titleOf(tree: Root): Pick<Outline, 'contentTitle'> {
  const title = tree.children.find((node) => node.type === 'element' && node.tagName === 'h1');
  return title === undefined ? {} : { contentTitle: collapse(hastText(title)) };
}

/** The first paragraph of `tree` as HTML that may stand anywhere. */
export function leadOf(tree: Root, slots: readonly Slot[]): string {
  return writeInline(tree.children.find(isParagraph)?.children ?? [], slots).trim();
}

/** The first paragraph of `tree`, by preference one that stands in nothing else, as text, cut at the end of a word. */
export function excerptOf({ children }: Root): string {
  return cut(firstParagraph(children.filter(isParagraph)) || firstParagraph(children));
}

function isParagraph(node: RootContent): node is Element & { tagName: 'p' } {
  return node.type === 'element' && node.tagName === 'p';
}

function firstParagraph(nodes: readonly RootContent[]): string {
  for (const node of nodes) {
    if (node.type !== 'element' || node.tagName === 'table' || node.properties['dataFootnotes'] !== undefined) continue;
    const text = isParagraph(node) ? collapse(hastText(node)) : firstParagraph(node.children);
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
