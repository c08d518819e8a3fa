import type { CodeMention, Diagnostic, SourcePath } from '@helpgen/model';
import { suggest } from '@helpgen/model';
import { finding } from '../catalogue.ts';
import { basesOf, familyOf, findMember, type GivenType } from './given-types.ts';
import { ownersOf } from './resolve-mentions.ts';
import type { TypeEntry, TypeIndex } from './type-index.ts';

/** At each of its places why the member that code reads does not exist in one of the types that it may be of; nothing when nobody can tell. */
export function checkMember(index: TypeIndex, mention: CodeMention, folder: string | undefined): readonly Diagnostic[] {
  const { name, role, places = [] } = mention;
  if (places.length === 0 || (role !== 'member' && role !== 'value')) return [];
  const dot = name.lastIndexOf('.');
  const types = ownersOf(index, mention, folder);
  const isOfType = role === 'member' && !name.slice(0, dot).includes('.');
  // A variable that is not in the text may be called like a type; not like what is a value by its name, and the items of an
  // enumeration are read from types alone.
  if (isOfType && !types.every(({ entry }) => index.isValue(entry) || entry.type.kind === 'enumeration')) return [];
  const member = name.slice(dot + 1);
  if (types.every((type) => findMember(index, type, member) !== undefined)) return [];
  const names = namesIn(index, types);
  // What may be one of several types is cast to one before its own members are read.
  const lacking = types.filter((type) => !(namesIn(index, [type]) ?? [member]).includes(member));
  if (names === undefined || lacking.length === 0) return [];
  const now = renamed(index, lacking, member);
  const owners = [...new Set(lacking.map(({ entry }) => entry.type.name.ru))].join('|');
  const suggestion = now ?? suggest(member, names) ?? '';
  return places.map((at) => finding('HG3611', { type: owners, member, suggestion }, { at }));
}

/** What a member of `types` is called now that was called `member` before. */
function renamed(index: TypeIndex, types: readonly GivenType[], member: string): string | undefined {
  const members = types.flatMap((type) => familyOf(index, type).types.flatMap(({ entry }) => entry.type.members));
  return members.find(({ aliases = [] }) => aliases.includes(member))?.name.ru;
}

/**
 * The names of all members of `types`, those of the root of all types among them when it is described; `undefined` when the
 * description of a base type is missing.
 */
function namesIn(index: TypeIndex, types: readonly GivenType[]): readonly string[] | undefined {
  const root = index.find('Объект');
  if (root === 'ambiguous' || types.length === 0) return undefined;
  const families = [...types, ...(root === undefined ? [] : [{ entry: root, bound: new Map() }])].map((type) => familyOf(index, type));
  if (families.some(({ isWhole }) => !isWhole)) return undefined;
  const members = families.flatMap((family) => family.types.flatMap(({ entry }) => entry.type.members));
  return members.flatMap(({ kind, name: { ru, en } }) => (kind === 'constructor' || kind === 'operator' ? [] : [ru, en]));
}

/** The types that two files describe; each is told of at the later one. */
export function findTwice(index: TypeIndex): readonly Diagnostic[] {
  const first = new Map<string, TypeEntry>();
  return index.types.flatMap((entry) => {
    const [name] = [entry.fullNames.ru, entry.fullNames.en].filter((full) => first.has(full));
    const other = name === undefined ? undefined : first.get(name);
    for (const full of [entry.fullNames.ru, entry.fullNames.en]) if (!first.has(full)) first.set(full, entry);
    return name === undefined || other === undefined
      ? []
      : [finding('HG3604', { name, other: fileOf(other) }, { at: { file: fileOf(entry), ...entry.type.at } })];
  });
}

/** The types that are based on themselves; each circle is told of once, at the base type that closes it. */
export function findCircles(index: TypeIndex): readonly Diagnostic[] {
  const done = new Set<TypeEntry>();
  const found: Diagnostic[] = [];
  const follow = (entry: TypeEntry, above: readonly TypeEntry[]): void => {
    const path = [...above, entry];
    for (const base of basesOf(index, { entry, bound: new Map() })) {
      const start = base === undefined ? -1 : path.indexOf(base.entry);
      if (base === undefined || done.has(base.entry)) continue;
      if (start < 0) follow(base.entry, path);
      else {
        const circle = [...path.slice(start), base.entry].map(({ type }) => type.name.ru);
        const noted = entry.type.types.find(({ role, name }) => role === 'base' && index.find(name, entry.folder) === base.entry);
        found.push(
          finding(
            'HG3605',
            { name: base.entry.type.name.ru, circle: circle.join(' → ') },
            { at: { file: fileOf(entry), ...(noted?.at ?? entry.type.at) } },
          ),
        );
      }
    }
    done.add(entry);
  };
  for (const entry of index.types) if (!done.has(entry)) follow(entry, []);
  return found;
}

/** The sentences that two members of one type have; each is told of at the later one. Ways of creating a value may be told alike. */
export function findRepeats(index: TypeIndex): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const entry of index.types) {
    const first = new Map<string, TypeEntry['type']['members'][number]>();
    for (const member of entry.type.members) {
      if (member.kind === 'constructor') continue;
      const earlier = first.get(member.summary);
      if (earlier === undefined) first.set(member.summary, member);
      else {
        const args = { name: `${entry.type.name.ru}.${member.name.ru}`, other: `${entry.type.name.ru}.${earlier.name.ru}` };
        const related = [{ at: { file: fileOf(entry), ...earlier.at }, message: 'has the sentence already' }];
        found.push(finding('HG3612', args, { at: { file: fileOf(entry), ...member.at }, related }));
      }
    }
  }
  return found;
}

/** The file that describes the type. */
export function fileOf({ page }: TypeEntry): SourcePath {
  return page.outline?.origin ?? page.outline?.source ?? ('' as SourcePath);
}
