import type { Root, RootContent, Heading, PhrasingContent, TableCell, TableRow } from 'mdast';
import type { BlockMark, RowMark } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import { addProperties, become, partFor, rangeOf, shaped, type Part } from '../shape/mdast.ts';
import type { PartSlot } from '../slot.ts';

/** Changes the blocks of `root` that begin where `marks` are. */
export function markBlocks(root: Root, marks: readonly BlockMark[], compilation: Compilation): void {
  if (marks.length === 0) return;
  const blocks = new Map(root.children.map((block) => [rangeOf(block)[0], block]));
  for (const mark of marks) {
    const block = blocks.get(mark.start);
    if (block !== undefined) changeBlock(block, mark, compilation);
  }
  const groups = marks.filter((mark) => mark.kind === 'group');
  // The inner ones first: they are among the blocks of the outer ones.
  for (const group of groups.sort((a, b) => a.end - a.start - (b.end - b.start))) groupBlocks(root.children, group, compilation);
}

type MarkOf<Kind extends BlockMark['kind']> = Extract<BlockMark, { readonly kind: Kind }>;

function groupBlocks(blocks: RootContent[], { start, end, part, props = {}, id, isSilent }: MarkOf<'group'>, compilation: Compilation): void {
  // What is included stands behind all that the page says itself, wherever it is shown.
  const length = compilation.prepared.origins[1]?.start ?? Infinity;
  const findFrom = (at: number): number => blocks.findIndex((block) => rangeOf(block)[0] >= at && rangeOf(block)[0] < length);
  const from = findFrom(start);
  const behind = findFrom(end);
  const children = from < 0 ? [] : blocks.slice(from, behind < 0 ? undefined : behind);
  const [first] = children;
  if (first === undefined) return;
  const place = first.position === undefined ? {} : { position: first.position };
  const drawn: Part = { ...partFor({ kind: 'part', part, props, ...(isSilent === undefined ? {} : { isSilent }) }, children, compilation), ...place };
  const target: RootContent = id === undefined ? drawn : { type: 'hgTarget', data: { hName: 'div', hProperties: { id } }, children: [drawn], ...place };
  blocks.splice(from, children.length, target);
}

/** Makes of `block`, in place, what `mark` says; groups are made when all of their blocks are what they become. */
function changeBlock(block: RootContent, mark: BlockMark, compilation: Compilation): void {
  if (mark.kind === 'replaced' || mark.kind === 'wrapped') replaceByPart(block, mark, compilation);
  else if (mark.kind === 'rows') changeToRows(block, mark);
  else if (mark.kind === 'heading' && block.type === 'heading') changeHeading(block, mark);
}

function replaceByPart(block: RootContent, mark: MarkOf<'replaced' | 'wrapped'>, compilation: Compilation): void {
  const { props = {}, text }: Partial<MarkOf<'replaced'>> = mark.kind === 'replaced' ? mark : {};
  const children = mark.kind === 'wrapped' ? [{ ...block }] : [];
  for (const child of children) addProperties(child, { hgsilent: 'true' });
  // What it draws besides the block may be what an analysis knows of all pages.
  const slot: PartSlot = { kind: 'part', part: mark.part, props, ...(text === undefined ? {} : { text }), isOfOthers: true };
  become(block, partFor(slot, children, compilation));
}

function changeHeading(heading: Heading, { id, entry, aside }: MarkOf<'heading'>): void {
  addProperties(heading, { id, hgentry: entry });
  if (aside === undefined) return;
  const data = { hName: 'small', hProperties: { id: aside.id, hgaside: 'true' } };
  heading.children.push({ type: 'text', value: ' ' }, { type: 'emphasis', data, children: [{ type: 'text', value: aside.text }] });
}

function changeToRows(block: RootContent, { label, rows = [] }: MarkOf<'rows'>): void {
  const entries = entriesIn(block, rows);
  const before: PhrasingContent[] = label === undefined ? [] : [{ type: 'strong', children: [{ type: 'text', value: label }] }, { type: 'text', value: ' ' }];
  const children = entries.map(([term, text]) => shaped('div', [cell('dt', [...before, ...term]), cell('dd', text)]));
  become(block, shaped('dl', children, { hgrows: 'true' }));
}

type Entry = readonly [term: PhrasingContent[], text: PhrasingContent[]];

function entriesIn(block: RootContent, marks: NonNullable<MarkOf<'rows'>['rows']>): readonly Entry[] {
  if (block.type === 'paragraph') return [splitAtCode(block.children)];
  if (block.type === 'list') return block.children.flatMap(({ children: [first] }) => (first?.type === 'paragraph' ? [splitAtCode(first.children)] : []));
  if (block.type !== 'table') return [];
  return block.children.slice(1).map((row, index): Entry => {
    const mark = marks[index] ?? undefined;
    if (mark === undefined) ownLink(row);
    else changeRow(row, mark);
    return [row.children[0]?.children ?? [], row.children[1]?.children ?? []];
  });
}

/** The first code of `nodes`, and what stands behind it and the sign that follows. */
function splitAtCode(nodes: readonly PhrasingContent[]): Entry {
  const at = nodes.findIndex(({ type }) => type === 'inlineCode');
  const rest = nodes.slice(at + 1);
  const [sign] = rest;
  if (sign?.type === 'text') sign.value = sign.value.replace(/^[\s.:—]+/, '');
  return [nodes.slice(at, at + 1), rest];
}

function cell(hName: string, children: PhrasingContent[]): TableCell {
  return { type: 'tableCell', data: { hName }, children };
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
