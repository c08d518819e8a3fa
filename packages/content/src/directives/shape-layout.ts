import type { RootContent } from 'mdast';
import type { Compilation } from '../compilation.ts';
import type { Directive } from '../parse/directive-tree.ts';
import type { Part } from '../shape/mdast.ts';
import { checkAttributes, contentOf, labelOf, standIn } from './directive-node.ts';

/** `::::hero[Title]`: how a home page opens, with its blocks of code beside the text. */
export function shapeHero(node: Directive, compilation: Compilation): void {
  checkAttributes(node, [], compilation);
  const content = contentOf(node);
  const code = content.filter(({ type }) => type === 'code');
  const text = content.filter(({ type }) => type !== 'code');
  const side = code.length === 0 ? [] : [column('HeroSide', code, compilation)];
  const label = labelOf(node);
  node.children = [...(label === undefined ? [] : [label]), column('HeroText', text, compilation), ...side];
  standIn(node, { kind: 'part', part: 'Hero', props: { title: null }, label: 'title' }, compilation);
}

/** `:::grid`, `:::cards` and `:::buttons`: what they are around, drawn by the part of this name. */
export function shapeAs(part: 'ButtonRow' | 'CardList' | 'Grid'): (node: Directive, compilation: Compilation) => void {
  return (node, compilation) => {
    checkAttributes(node, [], compilation);
    standIn(node, { kind: 'part', part, props: {} }, compilation);
  };
}

/** `:::search[What can be found]`: a field that leads to the search page, and a few words about it. */
export function shapeSearch(node: Directive, compilation: Compilation): void {
  checkAttributes(node, [], compilation);
  standIn(node, { kind: 'part', part: 'SearchField', props: { title: null }, label: 'title' }, compilation);
}

function column(part: string, children: RootContent[], compilation: Compilation): Part {
  return { type: 'hgPart', slot: compilation.slots.push({ kind: 'part', part, props: {} }) - 1, children };
}
