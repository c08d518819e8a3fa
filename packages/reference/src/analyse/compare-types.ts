import type { MemberChange } from '../type-changes.ts';
import type { MemberOutline, TypeOutline } from '../type-outline.ts';
import type { TypeEntry } from './type-index.ts';

/** How the types of two versions differ. */
export interface TypeDifference {
  readonly added: readonly TypeEntry[];
  readonly renamed: readonly ComparedType[];
  readonly removed: readonly TypeEntry[];
  readonly deprecated: readonly TypeEntry[];
  readonly changed: readonly (ComparedType & { readonly members: readonly MemberDifference[] })[];
}

/** A type that both versions have. */
export interface ComparedType {
  readonly type: TypeEntry;
  readonly earlier: TypeEntry;
}

/** How a member differs, or the head of its type. */
export interface MemberDifference {
  readonly change: MemberChange;
  /** As it is called in the version that has it, the later one if both do. */
  readonly text: string;
  /** Absent: the type itself. */
  readonly anchor?: string;
  /** What a renamed one was called. */
  readonly earlier?: { readonly text: string; readonly anchor: string };
  /** What of its declarations is gone, and what is new. */
  readonly before: readonly string[];
  readonly now: readonly string[];
}

/**
 * What is different in `later`. Types are the same by their full Russian name; of the others one that lists the earlier
 * name among its own, has the same full English name, or stands in another namespace is the same with a new name.
 * Members are the same by kind and Russian name, or else by an earlier name or the English one.
 */
export function compareTypes(earlier: Iterable<TypeEntry>, later: Iterable<TypeEntry>): TypeDifference {
  const old = new Map([...earlier].map((entry) => [entry.fullNames.ru, entry]));
  const pairs: ComparedType[] = [];
  const fresh: TypeEntry[] = [];
  for (const type of later) {
    const before = old.get(type.fullNames.ru);
    if (before === undefined) fresh.push(type);
    else pairs.push({ type, earlier: before });
    old.delete(type.fullNames.ru);
  }
  const renamed = matchRenamed(old, fresh);
  const known = new Set(renamed.map(({ type }) => type));
  const added = fresh.filter((entry) => !known.has(entry));
  // What a declaration says of a type that was renamed is no difference.
  const names = new Map(renamed.map(({ type, earlier: { type: before } }) => [before.name.ru, type.type.name.ru]));
  const deprecated: TypeEntry[] = [];
  const changed: TypeDifference['changed'][number][] = [];
  for (const pair of [...pairs, ...renamed]) {
    const [before, now] = [pair.earlier.type, pair.type.type];
    if (now.isDeprecated && !before.isDeprecated) deprecated.push(pair.type);
    const members = compareMembers(before, now, names);
    if (members.length > 0) changed.push({ ...pair, members });
  }
  return { added, renamed, removed: [...old.values()], deprecated, changed };
}

/** By which names of a type one of the other version is the same, the surest first. */
const sameness: readonly ((entry: TypeEntry) => { readonly later: readonly string[]; readonly earlier: readonly string[] })[] = [
  ({ type: { aliases = [], name }, fullNames }) => ({ later: aliases, earlier: [fullNames.ru, fullNames.en, name.ru, name.en] }),
  ({ fullNames: { en } }) => ({ later: [en], earlier: [en] }),
  ({ type: { name } }) => ({ later: [`${name.ru} ${name.en}`], earlier: [`${name.ru} ${name.en}`] }),
];

/** The types in `fresh` that are in `old` by another name; they are taken out of `old`. */
function matchRenamed(old: Map<string, TypeEntry>, fresh: readonly TypeEntry[]): readonly ComparedType[] {
  const renamed = new Map<TypeEntry, ComparedType>();
  for (const namesOf of sameness) {
    const left = fresh.filter((type) => !renamed.has(type));
    const earlier = onlyOnes([...old.values()].map((entry) => [entry, namesOf(entry).earlier]));
    for (const [name, type] of onlyOnes(left.map((entry) => [entry, namesOf(entry).later]))) {
      const before = earlier.get(name);
      if (before === undefined || renamed.has(type) || !old.delete(before.fullNames.ru)) continue;
      renamed.set(type, { type, earlier: before });
    }
  }
  return [...renamed.values()];
}

/** What each name stands for that stands for one thing alone. */
function onlyOnes<T>(entries: readonly (readonly [T, readonly string[]])[]): ReadonlyMap<string, T> {
  const known = new Map<string, T | undefined>();
  for (const [entry, names] of entries) for (const name of new Set(names)) known.set(name, known.has(name) ? undefined : entry);
  return new Map([...known].flatMap(([name, entry]) => (entry === undefined ? [] : [[name, entry] as const])));
}

function compareMembers(before: TypeOutline, now: TypeOutline, names: ReadonlyMap<string, string>): readonly MemberDifference[] {
  const old = groupsOf(before.members);
  const found: MemberDifference[] = [];
  const heads = difference([renameIn(headOf(before), names)], [headOf(now)]);
  if (heads !== undefined) found.push({ change: 'changed', text: now.name.ru, ...heads });
  const own = groupsOf(now.members);
  const known = new Map([...own.keys()].flatMap((key) => (old.has(key) ? [[key, key] as const] : [])));
  const english = new Map([...old].flatMap(([key, group]) => (known.has(key) ? [] : [[group.english, key] as const])));
  for (const [key, { english: name, earlierKeys }] of own) {
    const left = new Set(english.values());
    const earlier = earlierKeys.find((former) => left.has(former)) ?? english.get(name);
    if (known.has(key) || earlier === undefined) continue;
    known.set(key, earlier);
    english.delete(old.get(earlier)?.english ?? '');
  }
  for (const [key, group] of own) {
    const named = { text: group.text, anchor: group.anchor };
    const earlierKey = known.get(key) ?? '';
    const earlier = old.get(earlierKey);
    old.delete(earlierKey);
    if (earlier === undefined) {
      found.push({ change: 'added', ...named, before: [], now: group.signatures });
      continue;
    }
    const isRenamed = earlierKey !== key;
    if (isRenamed) found.push({ change: 'renamed', ...named, earlier: { text: earlier.text, anchor: earlier.anchor }, before: [], now: [] });
    const said = isRenamed ? new Map([...names, [earlier.name, group.name]]) : names;
    const signatures = difference(earlier.signatures.map((text) => renameIn(text, said)), group.signatures);
    if (signatures !== undefined) found.push({ change: 'changed', ...named, ...signatures });
    if (group.isDeprecated && !earlier.isDeprecated) found.push({ change: 'deprecated', ...named, before: [], now: [] });
  }
  for (const { text, anchor, signatures } of old.values()) found.push({ change: 'removed', text, anchor, before: signatures, now: [] });
  return found;
}

interface MemberGroup extends Pick<MemberOutline, 'anchor' | 'isDeprecated' | 'signatures'> {
  readonly text: string;
  readonly name: string;
  /** Kind and English name. */
  readonly english: string;
  /** Kind and name, as it was called before. */
  readonly earlierKeys: readonly string[];
}

/** Members by kind and name. Constructors have one name, that of the type, and count as forms of one member. */
function groupsOf(members: readonly MemberOutline[]): Map<string, MemberGroup> {
  const groups = new Map<string, MemberGroup>();
  for (const { kind, name, aliases = [], anchor, isDeprecated, signatures } of members) {
    const isConstructor = kind === 'constructor';
    const key = isConstructor ? kind : `${kind} ${name.ru}`;
    const known = groups.get(key);
    groups.set(key, {
      text: isConstructor ? `новый ${name.ru}` : name.ru,
      name: name.ru,
      english: `${kind} ${name.en}`,
      earlierKeys: aliases.map((alias) => `${kind} ${alias}`),
      anchor,
      isDeprecated: isDeprecated && (known?.isDeprecated ?? true),
      signatures: [...(known?.signatures ?? []), ...signatures],
    });
  }
  return groups;
}

/** `text` with new names in the place of the old ones. */
function renameIn(text: string, names: ReadonlyMap<string, string>): string {
  return names.size === 0 ? text : text.replace(/[\p{L}_][\p{L}\p{N}_]*/gu, (word) => names.get(word) ?? word);
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
