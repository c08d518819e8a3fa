import { rememberWeakly, splitSignature } from '@helpgen/model';
import { parseTypeNotation, scriptTypes } from '@helpgen/script';
import type { TypeAlternative } from '@helpgen/script';
import type { MemberOutline } from '../type-outline.ts';
import type { TypeEntry, TypeIndex } from './type-index.ts';

/** A described type with what its generic parameters stand for. */
export interface GivenType {
  readonly entry: TypeEntry;
  readonly bound: Bound;
}

/** A member of a type, own or inherited, with the type that describes it. */
export interface FoundMember {
  readonly owner: GivenType;
  readonly outline: MemberOutline;
}

/** By the name of a generic parameter what stands in its place; `undefined`: nobody knows. */
export type Bound = ReadonlyMap<string, WrittenType | undefined>;

/** A type as it is written where names mean what they mean in `folder`, but for those that are bound. */
export interface WrittenType {
  readonly text: string;
  readonly folder: string | undefined;
  readonly bound: Bound;
}

/** Where no name stands for anything. */
export const unbound: Bound = new Map();

/** Types that stand for types are followed no further. */
const deepest = 20;

const stepAt = /\.([^.<([]+)|(?:<([^()]*)>)?\(\)|\(([^()]+):(\d+)\/(\d+)\)|\[0?\]/g;

/**
 * The types one of which `chain` gives on a page in `folder`: a type in the notation of the language, and behind it the
 * steps that a mention has. None when nobody can tell all of them, as when a type has no description, or a method has
 * forms with different results. Whether a value may be absent makes no difference. `isOfType`: the chain begins with
 * the type itself and not with a value of it.
 */
export function typesOfChain(index: TypeIndex, chain: string, start: ChainStart): readonly GivenType[] {
  const known = chainsOf(index);
  const key = `${start.isOfType} ${start.folder ?? ''} ${chain}`;
  const types = known.get(key) ?? followChain(index, chain, start);
  known.set(key, types);
  return types;
}

interface ChainStart {
  readonly folder: string | undefined;
  readonly isOfType: boolean;
}

// Code of a site has the same chains again and again, and is asked for them by links, by checks and by cards.
const chainsOf = rememberWeakly((_index: TypeIndex) => new Map<string, readonly GivenType[]>());

function followChain(index: TypeIndex, chain: string, { folder, isOfType }: ChainStart): readonly GivenType[] {
  const root = /^[^.[]+/.exec(chain)?.[0] ?? '';
  let types = resolve(index, { text: root, folder, bound: unbound });
  let members: readonly FoundMember[] = [];
  for (const match of chain.slice(root.length).matchAll(stepAt)) {
    const [step, name, given, argument, place, count] = match;
    if (name !== undefined) {
      const owners = types;
      members = owners
        .flatMap((type) => findMember(index, type, name) ?? [])
        .filter((member) => !isOfType || match.index > 0 || owners.some((type) => belongsToType(index, type, member)));
      types = allOf(members.map((member) => typesOfProperty(index, member)));
      continue;
    }
    if (step.startsWith('[')) types = allOf(types.map((type) => (step === '[]' ? valuesOf(index, type) : elementsOf(index, type))));
    else if (argument === undefined)
      types = allOf(
        members.map((member) => resultsOf(index, member, given === undefined ? undefined : { text: given, folder, bound: unbound })),
      );
    else types = allOf(members.map((member) => parametersOf(index, member, { argument, place: Number(place), count: Number(count) })));
    members = [];
  }
  return types;
}

/** The member of `type` that is called `name` in either language, its own or the nearest base type's. */
export function findMember(index: TypeIndex, type: GivenType, name: string): FoundMember | undefined {
  for (const owner of familyOf(index, type).types) {
    const outline = owner.entry.type.members.find(
      ({ kind, name: { ru, en } }) => kind !== 'constructor' && kind !== 'operator' && (ru === name || en === name),
    );
    if (outline !== undefined) return { owner, outline };
  }
  return undefined;
}

/** Whether `member` is read of `type` itself: a variable may be called like a type, and what is read of it is no matter of the type. */
export function belongsToType(index: TypeIndex, { entry }: GivenType, { outline }: FoundMember): boolean {
  return index.isValue(entry) || outline.isStatic || outline.kind === 'constant' || outline.kind === 'value';
}

/** A type and all that it is based on, the nearest first; `isWhole`: each of these is described. */
interface Family {
  readonly types: readonly GivenType[];
  readonly isWhole: boolean;
}

// A site asks for the few hundred types of its index tens of thousands of times.
const families = new WeakMap<GivenType, Family>();

/** The family of `type`. */
export function familyOf(index: TypeIndex, type: GivenType): Family {
  const family = families.get(type) ?? makeFamily(index, type);
  families.set(type, family);
  return family;
}

function makeFamily(index: TypeIndex, type: GivenType): Family {
  const types = new Map([[type.entry, type]]);
  let isWhole = true;
  for (const derived of types.values()) {
    for (const base of basesOf(index, derived)) {
      if (base === undefined) isWhole = false;
      else if (!types.has(base.entry)) types.set(base.entry, base);
    }
  }
  return { types: [...types.values()], isWhole };
}

/** The direct base types of a type, in their order; `undefined` for one that is not described. */
export function basesOf(index: TypeIndex, { entry, bound }: GivenType): readonly (GivenType | undefined)[] {
  return entry.type.extends.map((text) => resolve(index, { text, folder: entry.folder, bound })[0]);
}

/** By index the types that texts were found to be where nothing is bound, by folder and text. */
const resolvedIn = rememberWeakly((_index: TypeIndex) => new Map<string, readonly GivenType[]>());

/** The types one of which `written` is; none when one of them is not known. */
export function resolve(index: TypeIndex, written: WrittenType): readonly GivenType[] {
  if (written.bound.size > 0) return resolveAnew(index, written, 0);
  const known = resolvedIn(index);
  const key = `${written.folder ?? ''} ${written.text}`;
  const types = known.get(key) ?? resolveAnew(index, written, 0);
  known.set(key, types);
  return types;
}

function resolveAnew(index: TypeIndex, { text, folder, bound }: WrittenType, depth: number): readonly GivenType[] {
  if (depth > deepest) return [];
  return allOf(
    alternativesIn(text).map((alternative) => {
      if (!('name' in alternative)) return [];
      const { name } = alternative;
      const standsFor = bound.get(name);
      if (bound.has(name)) return standsFor === undefined ? [] : resolveAnew(index, standsFor, depth + 1);
      const entry = index.find(name, folder);
      if (entry === undefined || entry === 'ambiguous') return [];
      const given = alternative.arguments.map((argument) => ({ text: argument, folder, bound }));
      return [{ entry, bound: bind(entry.type.generics.map(({ ru, en }) => [ru, en]), given) }];
    }),
  );
}

/** What generic parameters stand for, each by all of its names; without as many arguments as there are parameters nobody knows. */
function bind(names: readonly (readonly string[])[], given: readonly WrittenType[]): Bound {
  return new Map(names.flatMap((own, place) => own.map((name) => [name, given.length === names.length ? given[place] : undefined] as const)));
}

function typesOfProperty(index: TypeIndex, { owner, outline }: FoundMember): readonly GivenType[] {
  if (outline.kind === 'value') return [owner];
  const [signature = ''] = outline.signatures;
  return outline.kind === 'method'
    ? []
    : resolve(index, { text: typeBehind(signature, signature.indexOf(': ')), folder: owner.entry.folder, bound: owner.bound });
}

function resultsOf(index: TypeIndex, { owner, outline }: FoundMember, given: WrittenType | undefined): readonly GivenType[] {
  const texts = outline.signatures.map((signature) => typeBehind(signature, signature.lastIndexOf('): ') + 1));
  return outline.kind === 'method' ? resolveOnly(index, { owner, outline }, texts, given) : [];
}

/** What a function that is the argument `argument` of a call takes at `place`, when it takes `count`. */
function parametersOf(
  index: TypeIndex,
  member: FoundMember,
  { argument, place, count }: { readonly argument: string; readonly place: number; readonly count: number },
): readonly GivenType[] {
  const texts = member.outline.signatures.flatMap((signature) => {
    const parameters = parametersIn(signature);
    const type = /^\d/.test(argument) ? parameters[Number(argument)]?.type : parameters.find(({ name }) => name === argument)?.type;
    return alternativesIn(type ?? '').flatMap((alternative) =>
      'result' in alternative && alternative.parameters.length === count ? (alternative.parameters[place] ?? []) : [],
    );
  });
  return resolveOnly(index, member, texts, undefined);
}

/** What `texts` in the declaration of a member say when they all say one thing; `given` are the arguments of a generic method. */
function resolveOnly(index: TypeIndex, member: FoundMember, texts: readonly string[], given: WrittenType | undefined): readonly GivenType[] {
  const [text, ...others] = new Set(texts);
  if (text === undefined || others.length > 0) return [];
  return resolve(index, { text, folder: member.owner.entry.folder, bound: boundIn(member, given) });
}

/** What generic parameters stand for in the declaration of a member; `given` are the arguments of a generic method. */
export function boundIn({ owner, outline }: FoundMember, given?: WrittenType): Bound {
  const generics = outline.signatures.map((signature) => /^[^(<]*<([^>(]*)>\(/.exec(signature)?.[1]?.split(', ') ?? []).find(({ length }) => length > 0) ?? [];
  const [call] = given === undefined ? [] : alternativesIn(`_<${given.text}>`);
  const own = call !== undefined && 'name' in call ? call.arguments.map((argument) => ({ text: argument, folder: given?.folder, bound: unbound })) : [];
  return new Map([...owner.bound, ...bind(generics.map((name) => [name]), own)]);
}

/** What a loop through `type` goes through: the argument of the type that loops ask for, on which it is based. */
function valuesOf(index: TypeIndex, type: GivenType): readonly GivenType[] {
  const walked = familyOf(index, type).types.find(({ entry }) => entry.type.name.ru === scriptTypes.iterable);
  const [values] = walked?.bound.values() ?? [];
  // A text is gone through by its characters, as an index reads them.
  if (walked === undefined) return elementsOf(index, type);
  return values === undefined ? [] : resolve(index, values);
}

/** What is read of `type` by an index: what the operator gives that is written so. */
function elementsOf(index: TypeIndex, type: GivenType): readonly GivenType[] {
  for (const { entry, bound } of familyOf(index, type).types) {
    const operators = entry.type.members.filter(({ kind, name }) => kind === 'operator' && /^[^\s[]+\[[^\]]+\](?: = |$)/.test(name.ru));
    const [text, ...others] = new Set(operators.flatMap(({ name, signatures }) => signatures.map((signature) => signature.slice(name.ru.length + 2))));
    if (text !== undefined) return others.length > 0 ? [] : resolve(index, { text, folder: entry.folder, bound });
  }
  return [];
}

/** All that `lists` hold; nothing when one of them holds nothing. */
function allOf(lists: readonly (readonly GivenType[])[]): readonly GivenType[] {
  return lists.some(({ length }) => length === 0) ? [] : lists.flat();
}

// A site writes a few thousand types and asks for each of them again and again; a preview that has met many more begins anew.
const parsed = new Map<string, readonly TypeAlternative[]>();
const mostParsed = 20_000;

/** The alternatives of the type `text`; none when it is no type. */
export function alternativesIn(text: string): readonly TypeAlternative[] {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const notation = parseTypeNotation(text);
  const alternatives = 'offset' in notation ? [] : notation.alternatives;
  if (parsed.size >= mostParsed) parsed.clear();
  parsed.set(text, alternatives);
  return alternatives;
}

/** The type behind the colon of a declaration. */
export function typeBehind(signature: string, colon: number): string {
  return colon <= 0 ? '' : signature.slice(colon + 2).replace(/ = [^]*$/, '');
}

/** The parameters of a method by its declaration. */
export function parametersIn(signature: string): readonly { readonly name: string; readonly type: string; readonly isOptional: boolean }[] {
  return (splitSignature(signature).parameters ?? []).flatMap((text) => {
    const colon = text.indexOf(': ');
    return colon < 0 ? [] : [{ name: text.slice(0, colon), type: typeBehind(text, colon), isOptional: text.includes(' = ') }];
  });
}
