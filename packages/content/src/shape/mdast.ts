import type { Nodes } from 'mdast';

/** A node that is drawn as something else than text: a block of code, a diagram, a formula. */
export type Embed = Extract<Nodes, { type: 'code' | 'inlineMath' | 'math' }>;

/** A node as the shaping of the tree sees it: any node of mdast, of its extensions, or a stand-in. */
export interface AnyNode {
  type: string;
  value?: string;
  url?: string;
  title?: string | null;
  alt?: string | null;
  lang?: string | null;
  meta?: string | null;
  name?: string;
  depth?: number;
  ordered?: boolean | null;
  identifier?: string;
  /** The colons that close a directive. */
  closing?: string;
  label?: string | null;
  attributes?: { [name: string]: string | null | undefined } | null;
  children?: AnyNode[];
  data?: AnyData;
  position?: AnyPosition;
  /** Number of the slot of a stand-in. */
  slot?: number;
}

/** What plugins and the conversion to HTML read off a node. */
export interface AnyData {
  hName?: string;
  hProperties?: { [name: string]: string };
  directiveLabel?: boolean;
}

interface AnyPosition {
  start: { line: number; column: number; offset?: number };
  end: { line: number; column: number; offset?: number };
}

/** `tree` for shaping. */
export function toAnyNode(tree: Nodes): AnyNode {
  return tree as unknown as AnyNode;
}

/** Where `node` begins and ends in the prepared text. */
export function rangeOf(node: Pick<AnyNode, 'position'> | Nodes): readonly [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** The plain text of `node`. */
export function textOf(written: AnyNode | Nodes): string {
  const node = written as AnyNode;
  if (node.value !== undefined && node.type !== 'html') return node.value;
  if (node.type === 'image' || node.type === 'break') return node.type === 'break' ? ' ' : (node.alt ?? '');
  return (node.children ?? []).map(textOf).join('');
}

/** Whether `node` or anything in it passes `test`. */
export function someNode(node: AnyNode, test: (node: AnyNode) => boolean): boolean {
  return test(node) || (node.children ?? []).some((child) => someNode(child, test));
}
