import type { Properties } from 'hast';
import type { InlineMath, Math, Shaped } from '@helpgen/markdown';
import type { Code, Nodes, Parent, RootContent } from 'mdast';
import type { Compilation } from '../compilation.ts';
import type { Slot } from '../slot.ts';
import type { Place } from '../source/locate.ts';

/** A node that is drawn as something else than text: a block of code, a diagram, a formula. */
export type Embed = Code | InlineMath | Math;

/** Stands where something is drawn as a slot says. */
export interface Part extends Parent {
  type: 'hgPart';
  /** Number of the slot. */
  slot: number;
  children: RootContent[];
}

/** Children without anything around them. */
export interface Group extends Parent {
  type: 'hgGroup';
  children: RootContent[];
}

/** A part with an id of its own, which its data has. */
export interface Target extends Parent {
  type: 'hgTarget';
  children: [Part];
}

declare module 'mdast' {
  interface RootContentMap {
    hgPart: Part;
    hgGroup: Group;
    hgTarget: Target;
  }
}

/** Makes `node` the node `other`, which keeps its place in the tree. */
export function become(node: Nodes, other: Part | Group | Target | Shaped): void {
  Object.assign(node, other);
}

/** What stands for `slot` around `children`. */
export function partFor(slot: Slot, children: RootContent[], { slots }: Compilation): Part {
  return { type: 'hgPart', slot: slots.push(slot) - 1, children };
}

/** The element `hName` around `children`. */
export function shaped(hName: string, children: RootContent[], hProperties?: { [name: string]: string | boolean }): Shaped {
  return { type: 'hgShaped', data: { hName, ...(hProperties === undefined ? {} : { hProperties }) }, children };
}

/** Gives the element that `node` becomes further `properties`. */
export function addProperties(node: Nodes, properties: Properties): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}

/** Where `node` begins and ends in the prepared text. */
export function rangeOf(node: Nodes): readonly [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** The place of `words` in what `node` is written as, from `from` on; all of the node where they stand in another form, behind an escape or an entity. */
export function placeOfWords(words: string, node: Nodes, compilation: Compilation, from = 0): Place {
  const [start, end] = rangeOf(node);
  const found = compilation.prepared.text.indexOf(words, start + from);
  return found >= 0 && found + words.length <= end ? compilation.place(found, found + words.length) : compilation.place(start, Math.max(start + 1, end));
}

/** The plain text of `node`. */
export function textOf(node: Nodes): string {
  if ('value' in node && node.type !== 'html') return node.value;
  if (node.type === 'image') return node.alt ?? '';
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Whether `node` or anything in it passes `test`. */
export function someNode(node: Nodes, test: (node: Nodes) => boolean): boolean {
  return test(node) || ('children' in node && node.children.some((child) => someNode(child, test)));
}
