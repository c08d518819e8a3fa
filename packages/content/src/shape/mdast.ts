import type { Nodes, Parent, RootContent } from 'mdast';

/** A node that is drawn as something else than text: a block of code, a diagram, a formula. */
export type Embed = Extract<Nodes, { type: 'code' | 'inlineMath' | 'math' }>;

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

/** An element that Markdown has no sign for. */
export interface Shaped extends Parent {
  type: 'hgShaped';
  data: NonNullable<Parent['data']> & { hName: string };
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
    hgShaped: Shaped;
  }
}

/** Makes `node` the node `other`, which keeps its place in the tree. */
export function become(node: Nodes, other: Part | Group | Target | Shaped): void {
  Object.assign(node, other);
}

/** Where `node` begins and ends in the prepared text. */
export function rangeOf(node: Nodes): readonly [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
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
