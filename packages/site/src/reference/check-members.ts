import type { Diagnostic, TypeMention } from '@helpgen/model';
import { parseTypeNotation, suggest } from '@helpgen/model';
import { finding } from '../finding.ts';
import { findOwner } from './resolve-mentions.ts';
import type { ReferencePage, TypeEntry, TypeIndex } from './type-index.ts';

/** Why the member that code reads does not exist; `undefined` when it does, or when nobody can tell. */
export function checkMember<Page extends ReferencePage>(index: TypeIndex<Page>, { name, role, at }: TypeMention, folder: string | undefined): Diagnostic | undefined {
  if (at === undefined || (role !== 'member' && role !== 'value')) return undefined;
  const dot = name.lastIndexOf('.');
  const chain = name.slice(0, dot);
  const type = findOwner(index, chain, { role, folder });
  if (type === undefined) return undefined;
  // A variable that is not in the text may be called like a type; not like a singleton, and values are read from types alone.
  if (role === 'member' && !chain.includes('.') && type.type.kind !== 'singleton' && type.type.kind !== 'enumeration') return undefined;
  const family = familyOf(index, type);
  const member = name.slice(dot + 1);
  const names = family?.flatMap((entry) => entry.type.members.flatMap(({ kind, name: own }) => (kind === 'constructor' || kind === 'operator' ? [] : [own.ru, own.en])));
  if (names === undefined || names.includes(member)) return undefined;
  return finding('HG3611', { type: type.type.name.ru, member, suggestion: suggest(member, names) ?? '' }, { at });
}

/** `type` with all that it is based on, the root of all types among it; `undefined` when a description of these is missing. */
function familyOf<Page extends ReferencePage>(index: TypeIndex<Page>, type: TypeEntry<Page>): readonly TypeEntry<Page>[] | undefined {
  const root = index.find('Объект');
  if (root === undefined || root === 'ambiguous') return undefined;
  const chain = new Set<TypeEntry<Page>>([root, type]);
  for (const entry of chain) {
    for (const base of entry.type.extends) {
      const notation = parseTypeNotation(base);
      const found = 'head' in notation && notation.head !== undefined ? index.find(notation.head.name, entry.folder) : undefined;
      if (found === undefined || found === 'ambiguous') return undefined;
      chain.add(found);
    }
  }
  return [...chain];
}

/** The sentences that two members have; each is told of at the later one. */
export function findRepeats<Page extends ReferencePage>(index: TypeIndex<Page>): readonly Diagnostic[] {
  const first = new Map<string, { readonly entry: TypeEntry<Page>; readonly member: TypeEntry<Page>['type']['members'][number] }>();
  const found: Diagnostic[] = [];
  for (const entry of index.types) {
    for (const member of entry.type.members) {
      const earlier = first.get(member.summary);
      if (earlier === undefined) first.set(member.summary, { entry, member });
      else {
        const nameOf = ({ type }: TypeEntry<Page>, name: string): string => `${type.name.ru}.${name}`;
        const other = nameOf(earlier.entry, earlier.member.name.ru);
        const related = [{ at: { file: fileOf(earlier.entry), ...earlier.member.at }, message: 'has the sentence already' }];
        found.push(finding('HG3612', { name: nameOf(entry, member.name.ru), other }, { at: { file: fileOf(entry), ...member.at }, related }));
      }
    }
  }
  return found;
}

function fileOf<Page extends ReferencePage>({ page }: TypeEntry<Page>): NonNullable<Page['outline']>['source'] {
  return page.outline?.source ?? ('' as never);
}
