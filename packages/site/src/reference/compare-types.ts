import type { MemberChange, MemberOutline, TypeOutline } from '@helpgen/model';
import type { TypeEntry } from './type-index.ts';

/** How the types of two versions differ. */
export interface TypeDifference<Page> {
  readonly added: readonly TypeEntry<Page>[];
  readonly removed: readonly TypeEntry<Page>[];
  readonly deprecated: readonly TypeEntry<Page>[];
  readonly changed: readonly { readonly type: TypeEntry<Page>; readonly earlier: TypeEntry<Page>; readonly members: readonly MemberDifference[] }[];
}

/** How a member differs, or the head of its type. */
export interface MemberDifference {
  readonly change: MemberChange;
  /** As it is called in the version that has it, the later one if both do. */
  readonly text: string;
  /** Absent: the type itself. */
  readonly anchor?: string;
  /** What of its declarations is gone, and what is new. */
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/** What is different in `later`; types are the same by their full Russian name, members by kind and name. */
export function compareTypes<Page>(earlier: Iterable<TypeEntry<Page>>, later: Iterable<TypeEntry<Page>>): TypeDifference<Page> {
  const old = new Map([...earlier].map((entry) => [entry.fullNames.ru, entry]));
  const added: TypeEntry<Page>[] = [];
  const deprecated: TypeEntry<Page>[] = [];
  const changed: TypeDifference<Page>['changed'][number][] = [];
  for (const entry of later) {
    const before = old.get(entry.fullNames.ru);
    old.delete(entry.fullNames.ru);
    if (before === undefined) {
      added.push(entry);
      continue;
    }
    if (entry.type.isDeprecated && !before.type.isDeprecated) deprecated.push(entry);
    const members = compareMembers(before.type, entry.type);
    if (members.length > 0) changed.push({ type: entry, earlier: before, members });
  }
  return { added, removed: [...old.values()], deprecated, changed };
}

function compareMembers(before: TypeOutline, now: TypeOutline): readonly MemberDifference[] {
  const old = groupsOf(before.members);
  const found: MemberDifference[] = [];
  const heads = difference([headOf(before)], [headOf(now)]);
  if (heads !== undefined) found.push({ change: 'changed', text: now.name.ru, ...heads });
  for (const [key, own] of groupsOf(now.members)) {
    const known = old.get(key);
    old.delete(key);
    const named = { text: own.text, anchor: own.anchor };
    if (known === undefined) {
      found.push({ change: 'added', ...named, before: [], now: own.signatures });
      continue;
    }
    const signatures = difference(known.signatures, own.signatures);
    if (signatures !== undefined) found.push({ change: 'changed', ...named, ...signatures });
    if (own.isDeprecated && !known.isDeprecated) found.push({ change: 'deprecated', ...named, before: [], now: [] });
  }
  for (const { text, anchor, signatures } of old.values()) found.push({ change: 'removed', text, anchor, before: signatures, now: [] });
  return found;
}

interface MemberGroup extends Pick<MemberOutline, 'anchor' | 'isDeprecated' | 'signatures'> {
  readonly text: string;
}

/** Constructors have one name, and count as forms of one member. */
function groupsOf(members: readonly MemberOutline[]): Map<string, MemberGroup> {
  const groups = new Map<string, MemberGroup>();
  for (const { kind, name, anchor, isDeprecated, signatures } of members) {
    const key = `${kind} ${name.ru}`;
    const known = groups.get(key);
    const text = kind === 'constructor' ? `новый ${name.ru}` : name.ru;
    groups.set(key, { text, anchor, isDeprecated: isDeprecated && (known?.isDeprecated ?? true), signatures: [...(known?.signatures ?? []), ...signatures] });
  }
  return groups;
}

function headOf({ kind, name, generics, extends: bases }: TypeOutline): string {
  const parameters = generics.length === 0 ? '' : `<${generics.map(({ ru }) => ru).join(', ')}>`;
  // The kind of what is no type stands in front, so that a type that became an enumeration is told of.
  return `${kind === 'type' ? '' : `${kind} `}${name.ru}${parameters}${bases.length === 0 ? '' : `: ${bases.join(', ')}`}`;
}

function difference(before: readonly string[], now: readonly string[]): Pick<MemberDifference, 'before' | 'now'> | undefined {
  const gone = before.filter((text) => !now.includes(text));
  const fresh = now.filter((text) => !before.includes(text));
  return gone.length + fresh.length === 0 ? undefined : { before: gone, now: fresh };
}
