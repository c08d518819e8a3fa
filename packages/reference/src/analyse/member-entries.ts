import type { Names } from '../type-description.ts';
import { plainText } from '../describe/plain-text.ts';
import type { MemberOutline } from '../type-outline.ts';
import type { MemberEntry, MemberGroup } from '../type-reference.ts';
import { parametersIn, typeBehind } from './given-types.ts';

/** `member`, found at `href`, as an index lists it. */
export function memberEntry(member: MemberOutline, href: string): MemberEntry {
  const { kind, name, signatures, summary, isDeprecated } = member;
  const isCalled = kind === 'method' || kind === 'constructor';
  const forms = signatures.map(parametersIn);
  const [first = ''] = signatures;
  return {
    kind,
    text: kind === 'constructor' ? `новый ${name.ru}` : name.ru,
    href,
    ...(isCalled ? { parameters: (forms[0] ?? []).map((parameter) => parameter.name) } : {}),
    gives: givenBy(kind, first, name),
    forms: signatures.length,
    summary: plainText(summary).replace(/\.$/, ''),
    isDeprecated,
  };
}

function givenBy(kind: MemberOutline['kind'], signature: string, name: Names): string {
  if (kind === 'constructor' || kind === 'value') return '';
  const colon = kind === 'method' ? signature.lastIndexOf('): ') + 1 : kind === 'operator' ? name.ru.length : signature.indexOf(': ');
  return typeBehind(signature, colon);
}

/** `members` by group in their order; those of none by kind. */
export function groupMembers(members: readonly MemberOutline[], entryOf: (member: MemberOutline) => MemberEntry): readonly MemberGroup[] {
  const groups = new Map<string, MemberOutline[]>();
  for (const member of members) {
    const key = member.group ?? member.kind;
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  return [...groups.values()].map((list) => ({
    ...(list[0]?.group === undefined ? {} : { title: list[0].group }),
    members: list.map(entryOf),
  }));
}
