import type { TypeMention } from '@helpgen/model';
import { parseTypeNotation } from '@helpgen/model';
import type { ReferencePage, TypeEntry, TypeIndex } from './type-index.ts';

/** What a name in code leads to. */
export interface MentionTarget<Page> {
  readonly entry: TypeEntry<Page>;
  /** Anchor of a member; absent: the type itself. */
  readonly anchor?: string;
}

/** What `mention` means on a page in `folder`; `undefined` when it means nothing, or not for sure. */
export function resolveMention<Page extends ReferencePage>(index: TypeIndex<Page>, { name, role }: TypeMention, folder: string | undefined): MentionTarget<Page> | undefined {
  if (role === undefined) {
    const type = found(index, name, folder) ?? index.findSpace(name);
    if (type !== undefined) return { entry: type };
  }
  const dot = name.lastIndexOf('.');
  const owner = dot < 0 ? undefined : found(index, name.slice(0, dot), folder);
  if (owner === undefined) return undefined;
  const member = findMember(index, owner, name.slice(dot + 1));
  if ((role === 'owner' || role === 'member') && !belongsToType(owner, member)) return undefined;
  if (role === 'owner') return { entry: owner };
  return member === undefined ? undefined : { entry: member.entry, anchor: member.anchor };
}

/** A member of a type, own or inherited. */
export interface FoundMember<Page> {
  readonly entry: TypeEntry<Page>;
  readonly anchor: string;
  readonly isStatic: boolean;
}

/** The member of `type` that is called `name` in either language, its own or the nearest base type's. */
export function findMember<Page extends ReferencePage>(index: TypeIndex<Page>, type: TypeEntry<Page>, name: string, seen = new Set<TypeEntry<Page>>()): FoundMember<Page> | undefined {
  if (seen.has(type)) return undefined;
  seen.add(type);
  const own = type.type.members.find(({ kind, name: { ru, en } }) => kind !== 'constructor' && kind !== 'operator' && (ru === name || en === name));
  if (own !== undefined) {
    const isStatic = own.isStatic || own.kind === 'constant' || own.kind === 'value';
    return { entry: type, anchor: own.anchor, isStatic };
  }
  for (const base of type.type.extends) {
    const notation = parseTypeNotation(base);
    const entry = 'head' in notation && notation.head !== undefined ? found(index, notation.head.name, type.folder) : undefined;
    const inherited = entry === undefined ? undefined : findMember(index, entry, name, seen);
    if (inherited !== undefined) return inherited;
  }
  return undefined;
}

// A variable may be called like a type: what is read of it then is no matter of the type itself.
function belongsToType<Page>({ type }: TypeEntry<Page>, member: FoundMember<Page> | undefined): boolean {
  return type.kind === 'singleton' || member?.isStatic === true;
}

function found<Page extends ReferencePage>(index: TypeIndex<Page>, name: string, folder: string | undefined): TypeEntry<Page> | undefined {
  const entry = index.find(name, folder);
  return entry === 'ambiguous' ? undefined : entry;
}
