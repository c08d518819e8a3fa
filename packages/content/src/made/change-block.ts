import type { Heading, Nodes, RootContent, Table, TableRow } from 'mdast';
import type { BlockMark, RowMark } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { become, rangeOf } from '../shape/mdast.ts';

/** Makes of `block`, in place, what `mark` says. */
export function changeBlock(block: RootContent, mark: BlockMark, compilation: Compilation): void {
  switch (mark.kind) {
    case 'replaced':
      return replaceByPart(block, mark.part, [], compilation);
    case 'wrapped':
      return wrapInPart(block, mark, compilation);
    case 'heading':
      return block.type === 'heading' ? changeHeading(block, mark) : undefined;
    case 'table':
      return block.type === 'table' ? changeTable(block, mark) : undefined;
  }
}

function replaceByPart(block: RootContent, part: string, children: RootContent[], { slots }: Compilation): void {
  become(block, { type: 'hgPart', slot: slots.push({ kind: 'part', part, props: {} }) - 1, children });
}

type Wrapping = Extract<BlockMark, { readonly kind: 'wrapped' }>;

function wrapInPart(block: RootContent, { part, isCopied }: Wrapping, compilation: Compilation): void {
  const [start, end] = rangeOf(block);
  if (isCopied !== true) compilation.edits.push({ start, end, replacement: '' });
  const child = { ...block };
  addProperties(child, { hgsilent: 'true' });
  replaceByPart(block, part, [child], compilation);
}

function changeHeading(heading: Heading, { id, entry, aside }: Extract<BlockMark, { readonly kind: 'heading' }>): void {
  addProperties(heading, { id, hgentry: entry });
  if (aside === undefined) return;
  const data = { hName: 'small', hProperties: { id: aside.id, hgaside: 'true' } };
  heading.children.push({ type: 'text', value: ' ' }, { type: 'emphasis', data, children: [{ type: 'text', value: aside.text }] });
}

function changeTable(table: Table, { isSilent = false, rows }: Extract<BlockMark, { readonly kind: 'table' }>): void {
  if (isSilent) addProperties(table, { hgsilent: 'true' });
  const [, ...body] = table.children;
  for (const [index, row] of body.entries()) {
    const mark = rows?.[index] ?? undefined;
    if (mark === undefined) ownLink(row);
    else changeRow(row, mark);
  }
}

/** An anchor that this page was given needs no looking up, and reads as it is written. */
function ownLink(row: TableRow): void {
  const link = row.children[0]?.children[0];
  if (link?.type === 'link') addProperties(link, { hgown: 'true' });
}

function changeRow(row: TableRow, { id, entry, aside }: RowMark): void {
  const [code, , second] = row.children[0]?.children ?? [];
  if (code === undefined) return;
  // What a row is about may be called like something that has a page; its name leads nowhere.
  code.data = { ...code.data, hProperties: { id, hgentry: entry, hgnolink: 'true' } };
  if (second !== undefined && aside !== undefined) second.data = { hName: 'small', hProperties: { id: aside } };
}

function addProperties(node: Nodes, properties: { readonly [name: string]: string }): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}
