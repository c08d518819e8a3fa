import type { MemberOutline, TypeMention } from '@helpgen/model';
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
  const owner = dot < 0 ? undefined : findOwner(index, name.slice(0, dot), { role, folder });
  if (owner === undefined) return undefined;
  const member = findMember(index, owner, name.slice(dot + 1));
  const isDirect = !name.slice(0, dot).includes('.');
  if (isDirect && (role === 'owner' || role === 'member') && !belongsToType(owner, member)) return undefined;
  if (role === 'owner') return { entry: owner };
  return member === undefined ? undefined : { entry: member.entry, anchor: member.anchor };
}

/** What a chain in front of a member is looked up with. */
export interface ChainPlace {
  readonly role: TypeMention['role'];
  readonly folder: string | undefined;
}

/**
 * The type that `chain` gives: a name, or one with members behind it, such as `КлиентHttp.Отправить()!.Тело`, or with
 * `[]` each value of it. `undefined` when it gives none for sure: what may be absent, one of several types, or what a
 * generic parameter stands for.
 */
export function findOwner<Page extends ReferencePage>(index: TypeIndex<Page>, chain: string, { role, folder }: ChainPlace): TypeEntry<Page> | undefined {
  if (role !== 'value' && role !== 'member') return found(index, chain, folder);
  const [root = '', ...steps] = chain.split('.');
  let type = root.endsWith('[]') ? typeOf(index, root, { folder, generics: [] }) : found(index, root, folder);
  for (const [place, step] of steps.entries()) {
    const [, name = '', call = '', marks = ''] = /^(.*?)(\(\))?(!*(?:\[\])*)$/.exec(step) ?? [];
    const member = type === undefined ? undefined : findMember(index, type, name);
    if (type === undefined || member === undefined || (place === 0 && role === 'member' && !belongsToType(type, member))) return undefined;
    type = typeGivenBy(index, member, { isCall: call !== '', marks });
  }
  return type;
}

function typeGivenBy<Page extends ReferencePage>(index: TypeIndex<Page>, { entry, outline }: FoundMember<Page>, { isCall, marks }: { readonly isCall: boolean; readonly marks: string }): TypeEntry<Page> | undefined {
  if (outline.kind === 'value') return isCall || marks !== '' ? undefined : entry;
  if ((outline.kind === 'method') !== isCall) return undefined;
  const [result, ...others] = new Set(outline.signatures.map((signature) => resultIn(signature, outline.kind)));
  if (result === undefined || others.length > 0) return undefined;
  const generics = [...entry.type.generics.flatMap(({ ru, en }) => [ru, en]), ...outline.signatures.flatMap(genericsIn)];
  const present = marks.startsWith('!') ? result.replace(/\?$/, '') : result;
  return typeOf(index, `${present}${marks.replace(/^!+/, '')}`, { folder: entry.folder, generics });
}

interface NotationPlace {
  readonly folder: string | undefined;
  /** Names that stand for types that nobody knows here. */
  readonly generics: readonly string[];
}

/** The one type that `written` is, or with `[]` behind it each value of what it is. */
function typeOf<Page extends ReferencePage>(index: TypeIndex<Page>, written: string, place: NotationPlace): TypeEntry<Page> | undefined {
  const isEach = written.endsWith('[]');
  const head = headOf(isEach ? written.slice(0, -2) : written);
  if (head === undefined || place.generics.includes(head.name)) return undefined;
  const type = found(index, head.name, place.folder);
  if (!isEach || type === undefined) return type;
  const element = elementOf(index, type, head.arguments);
  return element === undefined ? undefined : typeOf(index, element, place);
}

/** What the values of `type` are that a loop goes through: the argument of `Обходимое`, on which it is based. */
function elementOf<Page extends ReferencePage>(index: TypeIndex<Page>, type: TypeEntry<Page>, given: readonly string[], seen = new Set<TypeEntry<Page>>()): string | undefined {
  if (seen.has(type) || given.length !== type.type.generics.length) return undefined;
  seen.add(type);
  if (type.type.name.ru === 'Обходимое') return given[0];
  for (const base of type.type.extends) {
    const head = headOf(base);
    const next = head === undefined ? undefined : found(index, head.name, type.folder);
    if (head === undefined || next === undefined) continue;
    const passed = head.arguments.map((argument) => given[type.type.generics.findIndex(({ ru, en }) => ru === argument || en === argument)] ?? argument);
    const element = elementOf(index, next, passed, seen);
    if (element !== undefined) return element;
  }
  return undefined;
}

function headOf(text: string): { readonly name: string; readonly arguments: readonly string[] } | undefined {
  const notation = parseTypeNotation(text);
  return 'head' in notation ? notation.head : undefined;
}

/** The type behind the colon of a declaration. */
function resultIn(signature: string, kind: MemberOutline['kind']): string | undefined {
  const colon = kind === 'method' ? signature.lastIndexOf('): ') + 1 : signature.indexOf(': ');
  return colon <= 0 ? undefined : signature.slice(colon + 2).replace(/ = [^]*$/, '');
}

function genericsIn(signature: string): readonly string[] {
  return /^[^(<]*<([^>(]*)>\(/.exec(signature)?.[1]?.split(', ') ?? [];
}

/** A member of a type, own or inherited. */
export interface FoundMember<Page> {
  readonly entry: TypeEntry<Page>;
  readonly anchor: string;
  readonly isStatic: boolean;
  readonly outline: MemberOutline;
}

/** The member of `type` that is called `name` in either language, its own or the nearest base type's. */
export function findMember<Page extends ReferencePage>(index: TypeIndex<Page>, type: TypeEntry<Page>, name: string, seen = new Set<TypeEntry<Page>>()): FoundMember<Page> | undefined {
  if (seen.has(type)) return undefined;
  seen.add(type);
  const own = type.type.members.find(({ kind, name: { ru, en } }) => kind !== 'constructor' && kind !== 'operator' && (ru === name || en === name));
  if (own !== undefined) {
    const isStatic = own.isStatic || own.kind === 'constant' || own.kind === 'value';
    return { entry: type, anchor: own.anchor, isStatic, outline: own };
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
