import { rangeOf, type AnyNode } from '../shape/mdast.ts';
import type { BlockMark } from './page-text.ts';

type Change = BlockMark['change'];

/** Gives the heading of a member its anchor and its entry in search, and its English name beside it: an anchor too, and no part of the heading's text. */
export function asMember({ id, entry, english }: { readonly id: string; readonly entry: string; readonly english?: { readonly id: string; readonly name: string } }): Change {
  return (heading) => {
    heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id, hgentry: entry } };
    if (english === undefined) return;
    const aside: AnyNode = { type: 'emphasis', data: { hName: 'small', hProperties: { id: english.id, hgaside: 'true' } }, children: [{ type: 'text', value: english.name }] };
    heading.children?.push({ type: 'text', value: ' ' }, aside);
  };
}

/** A table whose rows repeat what stands below it: search leaves it out. */
export const silently: Change = (table) => {
  table.data = { ...table.data, hProperties: { ...table.data?.hProperties, hgsilent: 'true' } };
  for (const row of table.children ?? []) ownLinks(row);
};

// An anchor that this page was given needs no looking up, and reads as it is written.
function ownLinks(row: AnyNode): void {
  const link = row.children?.[0]?.children?.[0];
  if (link?.type === 'link') link.data = { ...link.data, hProperties: { ...link.data?.hProperties, hgown: 'true' } };
}

/** Anchors of a row of a table: of the code that begins its first cell, and of the English name behind it. */
export interface RowAnchors {
  readonly id: string;
  /** What search shows of it. */
  readonly entry: string;
  readonly english?: string;
}

/** Makes the rows of a table what anchors lead to and search finds; `undefined` leaves a row alone. */
export function withRowAnchors(rows: readonly (RowAnchors | undefined)[]): Change {
  return (table) => {
    for (const [index, anchors] of rows.entries()) {
      const [code, , english] = table.children?.[index + 1]?.children?.[0]?.children ?? [];
      if (anchors === undefined) ownLinks(table.children?.[index + 1] ?? { type: 'tableRow' });
      if (anchors === undefined || code === undefined) continue;
      // A member may be called like a type; its name leads nowhere.
      code.data = { ...code.data, hProperties: { id: anchors.id, hgentry: anchors.entry, hgnolink: 'true' } };
      if (english !== undefined && anchors.english !== undefined) english.data = { hName: 'small', hProperties: { id: anchors.english } };
    }
  };
}

/** Makes a block the stand-in for a part that the theme draws of what the site knows; its text stays in the Markdown copy. */
export function asPart(part: string): Change {
  return (node, { slots }) => {
    Object.assign(node, { type: 'hgPart', slot: slots.push({ kind: 'part', part, props: {} }) - 1, children: [] });
  };
}

/** Puts a heading into a part that draws it when it has something to say; the Markdown copy has neither. */
export function intoPart(part: string): Change {
  return (heading, { slots, edits }) => {
    const [start, end] = rangeOf(heading);
    edits.push({ start, end, replacement: '' });
    const child = { ...heading, data: { ...heading.data, hProperties: { ...heading.data?.hProperties, hgsilent: 'true' } } };
    Object.assign(heading, { type: 'hgPart', slot: slots.push({ kind: 'part', part, props: {} }) - 1, children: [child] });
  };
}
