import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { normalType, parseSignature } from './signature.ts';
import type { Signature } from './signature.ts';

/** A member of a type as the facts have it. */
export interface MemberFact {
  readonly sig: string;
  readonly writable?: boolean;
  readonly static?: boolean;
  readonly optional?: boolean;
  /** Whether its result may not be thrown away. */
  readonly mustUse?: boolean;
  readonly from?: string;
  readonly until?: string;
  /** Its earlier name. */
  readonly was?: string;
  readonly throws?: string | readonly string[];
}

/** What is known of a type; docs-content/facts/README.md says what the keys mean. */
export interface TypeFacts {
  readonly type: string;
  readonly page?: string;
  readonly kind: string;
  readonly missing?: boolean;
  readonly from?: string;
  readonly until?: string;
  readonly was?: string;
  readonly source?: string;
  readonly generics?: readonly string[];
  readonly bases?: readonly string[];
  readonly constructors?: readonly (string | MemberFact)[];
  readonly properties?: readonly (string | MemberFact)[];
  readonly methods?: readonly (string | MemberFact)[];
  readonly values?: readonly (string | MemberFact)[];
}

/** Signatures of members by what they are and their name: `method Найти`. */
export type Members = ReadonlyMap<string, readonly Signature[]>;

/** Types by the namespace that describes them. */
export function readFacts(folder: string): ReadonlyMap<string, readonly TypeFacts[]> {
  const files = readdirSync(folder).filter((name) => /^Std.*\.yaml$/.test(name));
  return new Map(files.map((name) => [basename(name, '.yaml'), parse(readFileSync(join(folder, name), 'utf8')) as readonly TypeFacts[]]));
}

/** The version that the site describes. */
const described = 9;

/** Whether the version that the site describes has it. */
export const isDescribed = ({ from, until }: { readonly from?: string; readonly until?: string }): boolean =>
  (from === undefined || Number(from) <= described) && (until === undefined || Number(until) >= described);

/** Whether the description of `type` is to be compared. */
export const isCompared = (type: TypeFacts): type is TypeFacts & { readonly page: string } =>
  type.page !== undefined && type.missing !== true && isDescribed(type);

/** Where the facts have members of each kind. */
const rooms = { new: 'constructors', property: 'properties', method: 'methods', value: 'values' } as const;
/** What a member is, in the words of comparison: `method Найти`. */
export type Room = keyof typeof rooms;
const roomNames = Object.keys(rooms) as readonly Room[];

/** The members of `type` of one kind, with those of other versions. */
export const entriesOf = (type: TypeFacts, room: Room): readonly MemberFact[] =>
  (type[rooms[room]] ?? []).map((entry) => (typeof entry === 'string' ? { sig: entry } : entry));

/** The signature of a member of `type`, with what is `given` in the place of its generic parameters. */
export function signatureOf(type: TypeFacts, room: Room, entry: MemberFact, given: ReadonlyMap<string, string> = new Map()): Signature {
  const written = room === 'new' ? `new${entry.sig.slice(entry.sig.indexOf('('))}` : entry.sig;
  return {
    ...parseSignature(withArguments(written, given)),
    isStatic: hasMarks(type.kind) && entry.static === true,
    isWritable: type.kind !== 'annotation' && entry.writable === true,
  };
}

/** Members of `type`; of annotations and of what has one value only, nobody says whether they are static. */
export function membersOf(type: TypeFacts, given: ReadonlyMap<string, string> = new Map()): { readonly all: Members; readonly optional: Members } {
  const all = new Map<string, Signature[]>();
  const optional = new Map<string, Signature[]>();
  for (const room of roomNames) {
    for (const entry of entriesOf(type, room).filter(isDescribed)) {
      const signature = signatureOf(type, room, entry, given);
      put(entry.optional === true ? optional : all, `${room} ${signature.name}`, signature);
    }
  }
  return { all, optional };
}

/** What the members of `type` that a site has to list throw by the facts: `method Найти` and the exception. */
export function thrownBy(type: TypeFacts): readonly (readonly [member: string, exception: string])[] {
  const thrown = roomNames.flatMap((room) =>
    entriesOf(type, room)
      .filter((entry) => isDescribed(entry) && entry.optional !== true)
      .flatMap((entry) => [entry.throws ?? []].flat().map((name) => [`${room} ${signatureOf(type, room, entry).name}`, name] as const)),
  );
  return [...new Map(thrown.map((pair) => [pair.join(), pair])).values()];
}

/** Whether the members of a type of this kind are known to be static or not. */
export const hasMarks = (kind: string): boolean => !['singleton', 'function-holder', 'annotation', 'namespace'].includes(kind);

/** Adds a form of the member `id`. */
export function put(map: Map<string, Signature[]>, id: string, signature: Signature): void {
  map.set(id, [...(map.get(id) ?? []), signature]);
}

const withArguments = (text: string, given: ReadonlyMap<string, string>): string =>
  given.size === 0 ? text : text.replace(/[\p{L}_][\p{L}\p{N}_]*/gu, (word) => given.get(word) ?? word);

/** The facts of the base that `key` names, with the arguments that it is given. */
function baseOf(key: string, types: ReadonlyMap<string, TypeFacts>): { readonly base: TypeFacts; readonly given: ReadonlyMap<string, string> } | undefined {
  const [name = '', ...rest] = key.split('<');
  const base = types.get(name);
  if (base === undefined) return undefined;
  const values = argumentsIn(rest.join('<').slice(0, -1));
  return { base, given: new Map((base.generics ?? []).map((generic, at) => [generic.split(/[:\s]/)[0] ?? generic, values[at] ?? generic])) };
}

/** The arguments of a type in normal form: cut at the commas that are inside of no bracket. */
function argumentsIn(text: string): readonly string[] {
  return (parseSignature(`arguments(${text})`).parameters ?? []).map(({ name }) => name);
}

/** All bases of a type that has the direct or listed `bases`, in normal form. */
export function ancestorsOf(bases: readonly string[], types: ReadonlyMap<string, TypeFacts>, seen = new Set<string>()): ReadonlySet<string> {
  for (const key of bases.map(normalType)) {
    if (key === 'Объект' || seen.has(key)) continue;
    seen.add(key);
    const found = baseOf(key, types);
    if (found !== undefined) ancestorsOf((found.base.bases ?? []).map((text) => withArguments(text, found.given)), types, seen);
  }
  return seen;
}

/** What a description may list besides its own members: those of the bases, and those that are optional. */
export function allowedOf(type: TypeFacts, types: ReadonlyMap<string, TypeFacts>): Members {
  const allowed = new Map([...membersOf(type).optional].map(([id, list]) => [id, [...list]]));
  for (const key of [...ancestorsOf(type.bases ?? [], types), 'Объект']) {
    const found = baseOf(key, types);
    if (found === undefined || found.base === type) continue;
    for (const [id, list] of membersOf(found.base, found.given).all) {
      if (/^(?:property|method) /.test(id)) for (const signature of list) put(allowed, id, signature);
    }
  }
  return allowed;
}
