import type { Names, TypeDescription } from '../type-description.ts';
import type { MemberKind, MemberOutline } from '../type-outline.ts';
import { createIdRegister } from '@helpgen/model';
import type { FieldPath } from './description-file.ts';
import { constructorSignature, methodSignature, propertySignature } from './signatures.ts';

/** A member in the place that it has on the page. */
export interface PageMember extends Omit<MemberOutline, 'at'> {
  readonly path: FieldPath;
  /** Anchor of its English name; absent when both names are one. */
  readonly englishAnchor?: string;
}

/** Ids of the headings of a page, which no member may take. */
export const groupIds = {
  constructor: 'constructors',
  value: 'values',
  property: 'properties',
  constant: 'constants',
  method: 'methods',
  operator: 'operators',
} as const satisfies { readonly [kind in MemberKind]: string };

const otherIds = ['parameters', 'examples', 'inherited', 'relations', 'contents', 'see-also'];

/** The members of `type` in the order of its page: groups as they are listed here, properties and methods by name. */
export function listMembers(type: TypeDescription, locale: string): readonly PageMember[] {
  const ids = createIdRegister();
  for (const id of [...Object.values(groupIds), ...otherIds]) ids.claim(id);
  const { compare } = new Intl.Collator(locale);
  const named = <T extends { readonly name: Names; readonly summary: string; readonly deprecated?: object; readonly static?: boolean }>(
    kind: MemberKind,
    key: string,
    list: readonly T[] = [],
    signatures: (member: T) => readonly string[],
    isSorted = false,
  ): PageMember[] => {
    const entries = list.map((member, index) => ({ member, path: [key, index] }));
    if (isSorted) entries.sort((a, b) => compare(a.member.name.ru, b.member.name.ru));
    return entries.map(({ member, path }) => {
      const anchor = ids.make(anchorOf(member.name.ru));
      const english = member.name.en === member.name.ru ? {} : { englishAnchor: ids.make(anchorOf(member.name.en)) };
      return { kind, name: member.name, anchor, ...english, ...marksOf(member), summary: member.summary, signatures: signatures(member), path };
    });
  };
  return [
    ...unnamed('constructor', 'constructors', type.constructors, {
      name: () => type.name,
      signature: ({ parameters }) => constructorSignature(type, parameters),
    }),
    ...named('value', 'values', type.values, ({ name }) => [name.ru]),
    ...named('property', 'properties', type.properties, (property) => [propertySignature(property)], true),
    ...named('constant', 'constants', type.constants, ({ name, type: of, value }) => [
      `конст ${name.ru}: ${of}${value === undefined ? '' : ` = ${value}`}`,
    ]),
    ...named(
      'method',
      'methods',
      type.methods,
      (method) => (method.overloads ?? [method]).map((form) => methodSignature(method, form)),
      true,
    ),
    ...unnamed('operator', 'operators', type.operators, {
      name: ({ form }) => ({ ru: form, en: form }),
      signature: ({ form, type: of }) => `${form}: ${of}`,
    }),
  ];
}

function anchorOf(name: string): string {
  return name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_-]/gu, '-');
}

function marksOf(member: { readonly deprecated?: object; readonly static?: boolean }): Pick<MemberOutline, 'isStatic' | 'isDeprecated'> {
  return { isStatic: member.static === true, isDeprecated: member.deprecated !== undefined };
}

function unnamed<T extends { readonly summary: string; readonly deprecated?: object }>(
  kind: 'constructor' | 'operator',
  key: string,
  list: readonly T[] = [],
  of: { readonly name: (member: T) => Names; readonly signature: (member: T) => string },
): readonly PageMember[] {
  return list.map((member, index) => ({
    kind,
    name: of.name(member),
    anchor: groupIds[kind],
    ...marksOf(member),
    summary: member.summary,
    signatures: [of.signature(member)],
    path: [key, index],
  }));
}
