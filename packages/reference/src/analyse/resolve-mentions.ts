import type { CodeMention } from '@helpgen/model';
import { belongsToType, findMember, typesOfChain, type GivenType } from './given-types.ts';
import type { TypeEntry, TypeIndex } from './type-index.ts';

/** What a name in code leads to. */
export interface MentionTarget {
  readonly entry: TypeEntry;
  /** Anchor of a member; absent: the type itself. */
  readonly anchor?: string;
}

/** What `mention` means on a page in `folder`; `undefined` when it means nothing, or not for sure. */
export function resolveMention(index: TypeIndex, mention: CodeMention, folder: string | undefined): MentionTarget | undefined {
  const { name, role } = mention;
  if (role === undefined) {
    const entry = index.find(name, folder);
    const type = entry === 'ambiguous' || entry === undefined ? index.findSpace(name) : entry;
    if (type !== undefined) return { entry: type };
  }
  const dot = name.lastIndexOf('.');
  const types = dot < 0 ? [] : ownersOf(index, mention, folder);
  const [type] = types;
  const isOfType = !name.slice(0, dot).includes('.') && (role === 'owner' || role === 'member');
  const [member, ...others] = types
    .flatMap((owner) => findMember(index, owner, name.slice(dot + 1)) ?? [])
    .filter((found) => !isOfType || types.some((owner) => belongsToType(index, owner, found)));
  if (type === undefined || member === undefined || others.some(({ outline }) => outline !== member.outline)) return undefined;
  return role === 'owner' ? { entry: type.entry } : { entry: member.owner.entry, anchor: member.outline.anchor };
}

/** The types one of which has the member that `mention` names behind its last dot; none when it is not known for sure. */
export function ownersOf(index: TypeIndex, { name, role }: CodeMention, folder: string | undefined): readonly GivenType[] {
  return typesOfChain(index, name.slice(0, name.lastIndexOf('.')), { folder, isOfType: role === 'member' });
}
