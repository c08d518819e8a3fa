import { readBlock } from '@helpgen/engine';
import type { ManifestPage, PageBlock } from '@helpgen/engine';
import { addressesIn, pairBlocks, plainText, type BlockPair } from './diff-blocks.ts';
import { findMovedAnchors } from './find-moved-anchors.ts';
import { readFields } from './read-fields.ts';
import { writeBlockDiff } from './report/write-block-diff.ts';
import { changeKinds } from './site-review.ts';
import type { BlockChange, ChangeKind, FieldChange, MemberChange, MovedAnchor, PageChange, VanishedAnchor } from './site-review.ts';
import type { SiteSide } from './site-side.ts';

/** What of a page is another, but why. */
export type PageDifference = Pick<PageChange, 'kinds' | 'blocks' | 'fields' | 'members' | 'anchors' | 'bytes'> & {
  readonly pairs: readonly BlockPair[];
};

/** A page on one side. */
export interface PageOfSide {
  readonly side: SiteSide;
  readonly page: ManifestPage;
}

/** What of a page is another in `head`; the documents are read only where the manifests say that something in them is. */
export function comparePages(base: PageOfSide, head: PageOfSide): PageDifference {
  const [before, after] = [base.page, head.page];
  const pairs =
    contentOf(before) === contentOf(after) ? [] : pairBlocks(base.side.partsOf(before).blocks, head.side.partsOf(after).blocks);
  const blocks = pairs.map(toChange);
  const fields = before.meta === after.meta ? [] : compareFields(base, head);
  const members = compareMembers(before, after);
  const anchors = compareAnchors(base, head, pairs);
  const kinds = new Set<ChangeKind>(blocks.map(({ kind }) => kind));
  if (anchors.added.length + anchors.vanished.length + anchors.moved.length > 0) kinds.add('structure');
  if (before.meta !== after.meta) kinds.add('metadata');
  if (members.length > 0) kinds.add('api');
  if (before.navigation !== after.navigation) kinds.add('navigation');
  if (kinds.size === 0) kinds.add('look');
  return {
    kinds: changeKinds.filter((kind) => kinds.has(kind)),
    blocks,
    fields,
    members,
    anchors,
    bytes: { before: before.bytes, after: after.bytes },
    pairs,
  };
}

function contentOf({ blocks }: ManifestPage): string {
  return blocks.map((block) => readBlock(block).content).join();
}

function toChange(pair: BlockPair): BlockChange {
  const { before, after, isMoved } = pair;
  const block = (after ?? (before as PageBlock)).kind;
  const html = writeBlockDiff(pair);
  if (isMoved === true) return { kind: 'structure', block, state: 'moved', html };
  if (before === undefined || after === undefined) {
    const kind = block === 'code' ? 'code' : block === 'heading' || block === 'figure' ? 'structure' : 'text';
    return { kind, block, state: before === undefined ? 'added' : 'removed', html };
  }
  const addresses = compareAddresses(before, after);
  const isSameText = textOf(before) === textOf(after);
  const kind = !isSameText ? (block === 'code' ? 'code' : 'text') : addresses === undefined ? 'structure' : 'links';
  return { kind, block, state: 'changed', html, ...(addresses === undefined ? {} : { addresses }) };
}

function textOf({ nodes }: PageBlock): string {
  return plainText(nodes).replace(/\s+/g, ' ').trim();
}

function compareAddresses(one: PageBlock, other: PageBlock): BlockChange['addresses'] {
  const [before, after] = [addressesIn(one.nodes), addressesIn(other.nodes)];
  const change = { before: lacking(before, after), after: lacking(after, before) };
  return change.before.length + change.after.length === 0 ? undefined : change;
}

function lacking(some: readonly string[], others: readonly string[]): readonly string[] {
  return [...new Set(some.filter((address) => !others.includes(address)))];
}

function compareFields(base: PageOfSide, head: PageOfSide): readonly FieldChange[] {
  const before = readFields(base.side.htmlOf(base.page));
  const after = readFields(head.side.htmlOf(head.page));
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, before: before.get(name) ?? '', after: after.get(name) ?? '' }))
    .filter((field) => field.before !== field.after);
}

function compareMembers({ members: before = [] }: ManifestPage, { members: after = [] }: ManifestPage): readonly MemberChange[] {
  // Two members of one name differ by what they are called in an address.
  const keyed = (members: typeof before): ReadonlyMap<string, (typeof before)[number]> =>
    new Map(members.map((member) => [`${member.name} ${member.anchor}`, member]));
  const [old, now] = [keyed(before), keyed(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [one, other] = [old.get(key), now.get(key)];
    const change = { name: (other ?? one)?.name ?? '', before: one?.signatures ?? [], after: other?.signatures ?? [] };
    const isSame = one !== undefined && other !== undefined && change.before.join('\n') === change.after.join('\n');
    return isSame ? [] : [change];
  });
}

function compareAnchors(base: PageOfSide, head: PageOfSide, pairs: readonly BlockPair[]): PageChange['anchors'] {
  const [old, now] = [new Map(base.page.anchors), new Map(head.page.anchors)];
  const moved = pairs.length === 0 ? [] : findMovedAnchors(base.side.partsOf(base.page).blocks, head.side.partsOf(head.page).blocks);
  const added = [...now.keys()].filter((id) => !old.has(id));
  const vanished = [...old].flatMap(([id, text]): readonly VanishedAnchor[] => {
    if (now.has(id)) return [];
    const section = moved.find((anchor) => anchor.id === id)?.target;
    const target = section ?? added.find((other) => now.get(other) === text) ?? standInFor(id, pairs, added);
    return [{ id, text, ...(target === undefined ? {} : { target }) }];
  });
  const elsewhere = moved.filter(({ id }) => now.has(id)).map(({ id, ...rest }): MovedAnchor => ({ id, text: old.get(id) ?? '', ...rest }));
  return { added, vanished, moved: elsewhere };
}

/** The new id of the block that had `id`. */
function standInFor(id: string, pairs: readonly BlockPair[], added: readonly string[]): string | undefined {
  const pair = pairs.find(
    ({ before, after }) => after !== undefined && before?.nodes.some((node) => typeof node !== 'string' && hasId(node.attributes, id)),
  );
  return pair?.after?.nodes.flatMap((node) => (typeof node === 'string' ? [] : added.filter((other) => hasId(node.attributes, other))))[0];
}

function hasId(attributes: string, id: string): boolean {
  return attributes.includes(` id="${id.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
}
