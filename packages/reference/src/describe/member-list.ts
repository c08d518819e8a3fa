import type { CallForm, DescribedMember, MethodDescription, NamedMember, Names, TypeDescription } from '../type-description.ts';
import type { MemberKind, MemberOutline } from '../type-outline.ts';
import { createIdRegister } from '@helpgen/model';
import type { FieldPath } from './description-file.ts';
import { kindOf } from './evidence.ts';
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

const otherIds = ['parameters', 'examples', 'members', 'inherited', 'relations', 'contents', 'see-also'];

/** The address below that of `type` where `member` is told of; `undefined`: on the page of the type itself. */
export function slugOf({ pages }: TypeDescription, { group }: Pick<MemberOutline, 'group'>): string | undefined {
  return group === undefined || pages === undefined || !Object.hasOwn(pages, group) ? undefined : pages[group];
}

/** The members of `type` in the order of its page: kinds as they are listed here, properties and methods by their groups. */
export function listMembers(type: TypeDescription): readonly PageMember[] {
  const ids = createIdRegister();
  for (const id of [...Object.values(groupIds), ...otherIds]) ids.claim(id);
  const named = <T extends NamedMember & { readonly static?: boolean }>(
    kind: MemberKind,
    key: string,
    list: readonly T[] = [],
    shown: (member: T, anchor: string) => Pick<PageMember, 'signatures' | 'laterForms' | 'formAnchors'>,
  ): PageMember[] =>
    list.map((member, index) => {
      const { name, aliases, summary } = member;
      const anchor = ids.make(anchorOf(name.ru));
      const english = name.en === name.ru ? {} : { englishAnchor: ids.make(anchorOf(name.en)) };
      const former = aliases === undefined ? {} : { aliases };
      return { kind, name, anchor, ...english, ...former, ...marksOf(type, member), summary, ...shown(member, anchor), path: [key, index] };
    });
  return [
    ...unnamed(type, 'constructor', 'constructors', type.constructors, {
      name: () => type.name,
      signature: ({ parameters }) => constructorSignature(type, parameters),
    }).map((member, index, { length }) => {
      const form = type.constructors?.[index];
      return length < 2 || form === undefined ? member : { ...member, formAnchors: [ids.make(formAnchor(anchorOf(type.name.ru), form))] };
    }),
    ...named('value', 'values', type.values, ({ name }) => ({ signatures: [name.ru] })),
    ...grouped(type, named('property', 'properties', type.properties, (property) => ({ signatures: [propertySignature(property)] }))),
    ...named('constant', 'constants', type.constants, ({ name, type: of, value }) => ({
      signatures: [`конст ${name.ru}: ${of}${value === undefined ? '' : ` = ${value}`}`],
    })),
    ...grouped(
      type,
      named('method', 'methods', type.methods, (method, anchor) => ({
        ...formsOf(method),
        ...(method.overloads === undefined ? {} : { formAnchors: method.overloads.map((form) => ids.make(formAnchor(anchor, form))) }),
      })),
    ),
    ...unnamed(type, 'operator', 'operators', type.operators, {
      name: ({ form }) => ({ ru: form, en: form }),
      signature: ({ form, type: of }) => `${form}: ${of}`,
    }),
  ];
}

/** `members` in the order of the groups of `type`, each with its own; those of none are first. */
function grouped({ groups = {} }: TypeDescription, members: readonly PageMember[]): readonly PageMember[] {
  const listed = Object.entries(groups).flatMap(([group, names]) => names.map((name) => ({ name, group })));
  const places = new Map(listed.map(({ name, group }, at) => [name, { group, at }]));
  const placeOf = ({ name }: PageMember): number => places.get(name.ru)?.at ?? -1;
  return members.map((member) => ({ ...member, ...groupField(places.get(member.name.ru)) })).sort((a, b) => placeOf(a) - placeOf(b));
}

function groupField(place: { readonly group: string } | undefined): Pick<PageMember, 'group'> {
  return place === undefined ? {} : { group: place.group };
}

/** An anchor for one of several forms, by the types that it takes: `Найти-Строка-Число`. */
function formAnchor(anchor: string, { parameters = [] }: CallForm): string {
  return anchorOf([anchor, ...parameters.map(({ type }) => type)].join('-')).replace(/-+/g, '-').replace(/-$/, '');
}

/** Turns a title or a name into an anchor. */
export function anchorOf(name: string): string {
  return name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_-]/gu, '-');
}

type Marked = DescribedMember & Pick<MethodDescription, 'static' | 'mustUse' | 'overloads'>;

type Marks = Pick<MemberOutline, 'isStatic' | 'mustUse' | 'isDeprecated' | 'since' | 'deprecatedSince' | 'evidence'>;

/** What other pages know of a member besides its name. */
function marksOf(type: TypeDescription, member: Marked): Marks {
  const { since, deprecated, overloads = [] } = member;
  const evidence = kindOf(member.evidence ?? type.evidence);
  return {
    isStatic: member.static === true || overloads.some((form) => form.static),
    ...(member.mustUse === true ? { mustUse: true } : {}),
    ...(since === undefined ? {} : { since }),
    isDeprecated: deprecated !== undefined,
    ...(deprecated?.since === undefined ? {} : { deprecatedSince: deprecated.since }),
    ...(evidence === undefined ? {} : { evidence }),
  };
}

/** How a method is called in all of its forms, with those that it did not have from the beginning. */
function formsOf(method: MethodDescription): Pick<MemberOutline, 'signatures' | 'laterForms'> {
  const forms = method.overloads ?? [method];
  const later = forms.flatMap((form) => {
    const { parameters = [] } = form;
    const since = form === method ? undefined : form.since;
    const version = since ?? parameters.find((parameter) => parameter.since !== undefined)?.since;
    if (version === undefined || version === method.since) return [];
    const earlier = parameters.map(({ aliases: [alias] = [], name, ...rest }) => ({ ...rest, name: { ...name, ru: alias ?? name.ru } }));
    return [{ since: version, signature: methodSignature(method, form), earlier: methodSignature(method, { ...form, parameters: earlier }) }];
  });
  return { signatures: forms.map((form) => methodSignature(method, form)), ...(later.length === 0 ? {} : { laterForms: later }) };
}

function unnamed<T extends DescribedMember>(
  type: TypeDescription,
  kind: 'constructor' | 'operator',
  key: string,
  list: readonly T[] = [],
  of: { readonly name: (member: T) => Names; readonly signature: (member: T) => string },
): readonly PageMember[] {
  return list.map((member, index) => ({
    kind,
    name: of.name(member),
    anchor: groupIds[kind],
    ...marksOf(type, member),
    summary: member.summary,
    signatures: [of.signature(member)],
    path: [key, index],
  }));
}
