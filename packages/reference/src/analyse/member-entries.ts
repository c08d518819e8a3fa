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

/**
 * `member`, found at `href` on another page, as an index lists it; `given` says what stands for the type parameters of the base type
 * that it is of. Its declaration is there, so that the entry brings the words that a reader may look for it by.
 */
export function entryElsewhere(member: MemberOutline, href: string, given: (type: string) => string = (type) => type): MemberEntry {
  const entry = memberEntry(member, href);
  const gives = given(entry.gives);
  const takes = entry.parameters === undefined ? [] : member.signatures.flatMap((form) => parametersIn(form).map(({ type }) => given(type)));
  const more = new Set([member.name.en, ...takes]);
  for (const said of [entry.text, gives]) more.delete(said);
  return { ...entry, gives, more: [...more].join(' ') };
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
