import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, isSeq, parse, parseDocument } from 'yaml';
import type { Pair, YAMLMap } from 'yaml';
import { parseTypeDescriptionData } from '@helpgen/reference/schema';
import type { CallForm, TypeDescription } from '@helpgen/reference';
import { callSignature, isSame, propertySignature } from './compare.ts';
import { allowedOf, entriesOf, hasMarks, isDescribed, signatureOf } from './facts.ts';
import type { MemberFact, Room, TypeFacts } from './facts.ts';
import type { Signature } from './signature.ts';

/** What the facts say of a description, a member, a form or a parameter besides its declaration, as YAML. */
type History = { readonly [key in (typeof keys)[number]]?: string };

const keys = ['aliases', 'since', 'until', 'mustUse', 'evidence'] as const;
/** The version that was read. */
const source = '10.0';

/** What the facts say of all types, and where a description says otherwise on purpose: `Файл differs method Найти`. */
export interface Facts {
  readonly types: ReadonlyMap<string, TypeFacts>;
  readonly deviations: ReadonlySet<string>;
}

/** The description `text` with since when, until when and under which earlier names the facts know of each thing, and whether they do. */
export function tellHistory(text: string, type: TypeFacts | undefined, facts: Facts): string {
  const document = parseDocument(text);
  const root = document.contents;
  const ours = parseTypeDescriptionData(document.toJS()).value;
  if (ours === undefined || !isMap(root)) return text;
  const edits: Edit[] = [];
  if (type === undefined || type.missing === true) write(text, root, { evidence: 'deduced' }, edits, ['evidence']);
  else {
    const page = type.source === undefined ? '' : `, page: ${type.source}`;
    write(text, root, { ...historyOf([type]), evidence: `{ read: "${source}"${page} }` }, edits);
    const told = membersIn(root, ours, type).flatMap((found) => historyOfMember(found, type, facts));
    for (const [node, history] of told) write(text, node, history, edits);
  }
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((done, { start, end, text: put }) => done.slice(0, start) + put + done.slice(end), text);
}

function historyOf(facts: readonly Pick<MemberFact, 'from' | 'until' | 'was'>[]): History {
  const [since, until, was] = (['from', 'until', 'was'] as const).map((key) => facts.find((fact) => fact[key] !== undefined)?.[key]);
  return {
    ...(since === undefined ? {} : { since: `"${since}"` }),
    ...(until === undefined ? {} : { until: `"${until}"` }),
    ...(was === undefined ? {} : { aliases: `[${was}]` }),
  };
}

/** What the facts say of the thing at a place. */
type Told = readonly [YAMLMap, History];

/** A member of a description with its forms, of which most have one. */
interface DescribedMember {
  readonly room: Room;
  readonly node: YAMLMap;
  readonly forms: readonly { readonly node: YAMLMap; readonly signature: Signature }[];
}

/** The maps in the list at `key`. */
function nodes(map: YAMLMap, key: string): readonly YAMLMap[] {
  const list = map.get(key);
  return isSeq(list) ? list.items.filter((item) => isMap(item)) : [];
}

function membersIn(root: YAMLMap, ours: TypeDescription, { kind }: TypeFacts): readonly DescribedMember[] {
  const marked = (isStatic?: boolean): boolean => hasMarks(kind) && isStatic === true;
  const single = (room: Room, key: string, signatures: readonly Signature[]): readonly DescribedMember[] =>
    nodes(root, key).flatMap((node, at) => {
      const signature = signatures[at];
      return signature === undefined ? [] : [{ room, node, forms: [{ node, signature }] }];
    });
  return [
    ...single('new', 'constructors', (ours.constructors ?? []).map((form) => callSignature('new', form))),
    ...single('property', 'properties', (ours.properties ?? []).map((property) => propertySignature(property, marked(property.static)))),
    ...single('property', 'constants', (ours.constants ?? []).map((one) => propertySignature({ ...one, readonly: true }, hasMarks(kind)))),
    ...single('value', 'values', (ours.values ?? []).map(({ name }) => ({ name: name.ru, result: '' }))),
    ...nodes(root, 'methods').flatMap((node, at): readonly DescribedMember[] => {
      const method = ours.methods?.[at];
      if (method === undefined) return [];
      const signed = (form: CallForm): Signature => callSignature(method.name.ru, form, marked(form.static ?? method.static));
      const forms = nodes(node, 'overloads').map((own, form) => ({ node: own, signature: signed(method.overloads?.[form] ?? {}) }));
      return [{ room: 'method', node, forms: forms.length > 0 ? forms : [{ node, signature: signed(method) }] }];
    }),
  ];
}

function historyOfMember(member: DescribedMember, type: TypeFacts, { types, deviations }: Facts): readonly Told[] {
  const { room, node, forms } = member;
  const name = forms[0]?.signature.name ?? '';
  const own = entriesOf(type, room)
    .map((fact) => ({ ...fact, signature: signatureOf(type, room, fact) }))
    .filter(({ signature }) => signature.name === name);
  const isDeviating = deviations.has(`${type.type} differs ${room} ${name}`);
  const gone = own.filter((fact) => !isDescribed(fact));
  const allowed = allowedOf(type, types).get(`${room} ${name}`) ?? [];
  const told = forms.map((form) => {
    const isLike = ({ parameters }: Signature): boolean => isDeviating && parameters?.length === form.signature.parameters?.length;
    const fact = own.find((one) => isDescribed(one) && (isSame(one.signature, form.signature) || isLike(one.signature)));
    const isKnown = fact !== undefined || allowed.some((one) => isSame(one, form.signature));
    const before = gone.find(({ until, signature }) => until === versionBefore(fact?.from) && hasOtherNames(signature, form.signature));
    // A form that differs from the one before in names alone is not new: its parameters have new names.
    return { form, fact: before === undefined ? fact : undefined, isKnown, before, from: fact?.from };
  });
  const parameters = told.flatMap(({ form, before, from }) => historyOfParameters(form, before?.signature, from));
  const { aliases, ...history } = historyOf(told.flatMap(({ fact }) => fact ?? []));
  const current = own.filter(isDescribed);
  const mustUse = current.length > 0 && current.every((fact) => fact.mustUse === true);
  const head = { ...(aliases === undefined ? {} : { aliases }), ...(mustUse ? { mustUse: 'true' } : {}) };
  const deduced = told.every(({ isKnown }) => !isKnown) ? { evidence: 'deduced' } : {};
  const isOne = forms.every((form) => form.node === node);
  const histories = new Set(told.map(({ fact }) => `${fact?.from} ${fact?.until}`));
  if (isOne || (histories.size === 1 && gone.length === 0)) {
    const silent = isOne ? [] : forms.map((form) => [form.node, {}] as const);
    return [[node, { ...head, ...history, ...deduced }], ...silent, ...parameters];
  }
  const ofForms = told.map(({ form, fact, isKnown }) => {
    const { aliases: _ofMember, ...rest } = historyOf(fact === undefined ? [] : [fact]);
    return [form.node, { ...rest, ...(isKnown || 'evidence' in deduced ? {} : { evidence: 'deduced' }) }] as const;
  });
  return [[node, { ...head, ...deduced }], ...ofForms, ...parameters];
}

function hasOtherNames({ parameters: before = [] }: Signature, { parameters: now = [] }: Signature): boolean {
  const isSameAt = (key: 'name' | 'type'): boolean => now.every((parameter, at) => parameter[key] === before[at]?.[key]);
  return before.length === now.length && isSameAt('type') && !isSameAt('name');
}

/** The version before `from`, when there was one that is told of. */
const versionBefore = (from: string | undefined): string | undefined => (from === undefined ? undefined : `${Number(from) - 1}.0`);

/** The parameters that have another name than in the form that this one took the place of. */
function historyOfParameters(form: DescribedMember['forms'][number], before: Signature | undefined, since = ''): readonly Told[] {
  const list = form.node.get('parameters');
  if (!isSeq(list)) return [];
  return list.items.filter((item) => isMap(item)).map((node, at) => {
    const [old, now] = [before?.parameters?.[at], form.signature.parameters?.[at]];
    return [node, old === undefined || old.name === now?.name ? {} : { aliases: `[${old.name}]`, since: `"${since}"` }];
  });
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Adds to `edits` what makes `map` say `history`, and nothing else under its keys; what it says already stays as it is written. */
function write(text: string, map: YAMLMap, history: History, edits: Edit[], owned: readonly (keyof History)[] = keys): void {
  const pairs = map.items.map((pair) => placeOf(pair)).filter((place) => place !== undefined);
  const anchor = pairs.find(({ key }) => key === 'name') ?? pairs.find(({ key }) => key === 'summary') ?? pairs[0];
  if (anchor === undefined) return;
  const isFlow = map.flow === true;
  const lineEnd = (end: number): number => (text[end - 1] === '\n' ? end : text.indexOf('\n', end) + 1);
  const column = anchor.start - (text.lastIndexOf('\n', anchor.start - 1) + 1);
  let added = '';
  for (const key of owned) {
    const known = pairs.find((pair) => pair.key === key);
    const value = history[key];
    if (value !== undefined && known === undefined) added += isFlow ? `, ${key}: ${value}` : `${' '.repeat(column)}${key}: ${value}\n`;
    if (known === undefined || (value !== undefined && isDeepStrictEqual(known.value, parse(value)))) continue;
    if (value !== undefined) edits.push({ start: known.from, end: known.end, text: value });
    else if (isFlow) edits.push({ start: text.lastIndexOf(',', known.start), end: known.end, text: '' });
    else edits.push({ start: known.start - column, end: lineEnd(known.end), text: '' });
  }
  const at = isFlow ? anchor.end : lineEnd(anchor.end);
  if (added !== '') edits.push({ start: at, end: at, text: added });
}

/** A key with its value, and where both stand. */
interface Place {
  readonly key: string;
  readonly value: unknown;
  readonly start: number;
  readonly from: number;
  readonly end: number;
}

function placeOf({ key, value }: Pair): Place | undefined {
  if (!isScalar(key) || !isNode(value) || key.range == null || value.range == null) return undefined;
  return { key: String(key.value), value: value.toJSON() as unknown, start: key.range[0], from: value.range[0], end: value.range[1] };
}
