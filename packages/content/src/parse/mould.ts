import type { AnyNode } from '../shape/mdast.ts';
import { countStandIns, expandWords } from '../text/compact-words.ts';

/** A node of the tree of a compact text, ready to be cast again and again with other words in it. */
export interface Mould {
  readonly type: string;
  readonly fields: readonly (readonly [name: string, value: unknown])[];
  readonly children: readonly Mould[] | undefined;
  /** Absent for what an extension made without saying where. */
  readonly place?: { readonly start: Point; readonly end: Point };
}

/** An offset of a compact text, and how many stand-ins are before it. */
interface Point {
  readonly offset: number;
  readonly standIns: number;
}

type PlacedPoint = NonNullable<AnyNode['position']>['start'];

/** The mould of `node`, of the tree of the compact `text`. */
export function makeMould(node: AnyNode, text: string): Mould {
  const counts = countStandIns(text);
  const pointOf = (offset = 0): Point => ({ offset, standIns: counts[offset] ?? 0 });
  const mouldOf = ({ type, position, children, ...fields }: AnyNode): Mould => ({
    type,
    fields: Object.entries(fields),
    children: children?.map(mouldOf),
    ...(position === undefined ? {} : { place: { start: pointOf(position.start.offset), end: pointOf(position.end.offset) } }),
  });
  return mouldOf(node);
}

/** The node that `mould` gives with `meanings` for its stand-ins, for a text that begins at `start` of the whole. */
export function castNode(mould: Mould, meanings: readonly string[], start: number): AnyNode {
  // By number of stand-ins: how far the whole is ahead of the compact text behind them.
  const leads = [start];
  for (const meaning of meanings) leads.push((leads.at(-1) ?? 0) + meaning.length - 1);
  const toPoint = ({ offset, standIns }: Point): PlacedPoint => ({ line: 1, column: 1, offset: offset + (leads[standIns] ?? 0) });
  const cast = ({ type, fields, children, place }: Mould): AnyNode => {
    const node: AnyNode & { [name: string]: unknown } = { type };
    if (place !== undefined) node.position = { start: toPoint(place.start), end: toPoint(place.end) };
    for (const [name, value] of fields) node[name] = castValue(value, meanings);
    if (children !== undefined) node.children = children.map(cast);
    return node;
  };
  return cast(mould);
}

function castValue(value: unknown, meanings: readonly string[]): unknown {
  if (typeof value === 'string') return expandWords(value, meanings);
  if (Array.isArray(value)) return value.map((entry: unknown) => castValue(entry, meanings));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]: [string, unknown]) => [expandWords(name, meanings), castValue(inner, meanings)]));
}
