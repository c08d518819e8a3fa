import type { CallForm, PropertyDescription, TypeDescription } from '@helpgen/reference';
import { allowedOf, ancestorsOf, hasMarks, membersOf, put, thrownBy } from './facts.ts';
import type { Members, TypeFacts } from './facts.ts';
import { normalType, showSignature, withoutSpaces } from './signature.ts';
import type { ParameterFact, Signature } from './signature.ts';

/** Ways in which a description says otherwise than the facts, each as `what member: how`. */
export function compareWithFacts(type: TypeFacts, ours: TypeDescription, types: ReadonlyMap<string, TypeFacts>): readonly string[] {
  return [
    ...compareHead(type, ours, types),
    ...compareMembers(membersOf(type).all, describedMembers(type, ours), allowedOf(type, types)),
    ...missingExceptions(type, ours),
  ];
}

const kinds: { readonly [kind: string]: string } = { class: 'type', interface: 'type', structure: 'type', 'function-holder': 'namespace', enum: 'enumeration' };
/** Bases that go without saying. */
const implied: { readonly [kind: string]: readonly string[] } = {
  enumeration: ['Перечисление', 'Представляемое'],
  exception: ['Исключение'],
  singleton: ['Одиночка'],
  annotation: ['Аннотация'],
};

function compareHead(type: TypeFacts, ours: TypeDescription, types: ReadonlyMap<string, TypeFacts>): readonly string[] {
  const kind = kinds[type.kind] ?? type.kind;
  const [real, described] = [type.bases ?? [], ours.extends ?? []].map(
    (bases) => new Set([...ancestorsOf(bases, types), ...(implied[kind] ?? [])]),
  ) as [Set<string>, Set<string>];
  return [
    ...(kind === ours.kind ? [] : [`kind: ${ours.kind} instead of ${kind}`]),
    ...[...real].filter((base) => !described.has(base)).map((base) => `lacks base ${base}`),
    ...[...described].filter((base) => !real.has(base)).map((base) => `invents base ${base}`),
  ];
}

type Call = Pick<CallForm, 'parameters' | 'returns'>;

/** A call as a signature; `isStatic` where that is known of types of its kind. */
export function callSignature(name: string, { parameters, returns }: Call, isStatic = false): Signature {
  return { name, parameters: parametersOf(parameters), result: returns === undefined ? '' : normalType(returns.type), isStatic };
}

type Property = Pick<PropertyDescription, 'name' | 'type' | 'readonly'>;

/** A property as a signature. */
export function propertySignature({ name, type, readonly }: Property, isStatic = false): Signature {
  return { name: name.ru, result: normalType(type), isStatic, isWritable: readonly !== true };
}

/** Members of a description in the form of the facts. */
function describedMembers({ kind }: TypeFacts, ours: TypeDescription): Members {
  const members = new Map<string, Signature[]>();
  const marked = (isStatic?: boolean) => hasMarks(kind) && isStatic === true;
  for (const form of ours.constructors ?? []) put(members, 'new new', callSignature('new', form));
  for (const { name, type } of ours.kind === 'annotation' ? (ours.parameters ?? []) : [])
    put(members, `property ${name.ru}`, { name: name.ru, result: normalType(type) });
  for (const one of ours.properties ?? []) put(members, `property ${one.name.ru}`, propertySignature(one, marked(one.static)));
  for (const { name, type } of ours.constants ?? []) put(members, `property ${name.ru}`, { name: name.ru, result: normalType(type), isStatic: hasMarks(kind) });
  for (const method of ours.methods ?? []) {
    for (const form of method.overloads ?? [method]) {
      put(members, `method ${method.name.ru}`, callSignature(method.name.ru, form, marked(form.static ?? method.static)));
    }
  }
  for (const { name } of ours.values ?? []) put(members, `value ${name.ru}`, { name: name.ru, result: '' });
  return members;
}

function parametersOf(parameters: TypeDescription['parameters']): readonly ParameterFact[] {
  return (parameters ?? []).map(({ name, type, default: value }) => ({
    name: name.ru,
    type: normalType(type),
    ...(value === undefined ? {} : { value: withoutSpaces(value) }),
  }));
}

const show = (list: readonly Signature[]): string => list.map(showSignature).join(' / ');

function compareMembers(real: Members, ours: Members, allowed: Members): readonly string[] {
  const isAllowed = (id: string, signature: Signature) => (allowed.get(id) ?? []).some((base) => isSame(base, signature));
  const inFacts = [...real].flatMap(([id, list]) => {
    const described = ours.get(id);
    if (described === undefined) return [`lacks ${id}: ${show(list)}`];
    const isWhole = list.every((signature) => described.some((one) => isSame(signature, one)));
    const isTrue = described.every((one) => list.some((signature) => isSame(signature, one)) || isAllowed(id, one));
    return isWhole && isTrue ? [] : [`differs ${id}: ${show(described)} instead of ${show(list)}`];
  });
  const others = [...ours].filter(([id]) => !real.has(id));
  const invented = others.flatMap(([id, list]) => {
    if (!allowed.has(id)) return [`invents ${id}: ${show(list)}`];
    return list.every((one) => isAllowed(id, one)) ? [] : [`differs ${id}: ${show(list)} instead of ${show(allowed.get(id) ?? [])} of a base`];
  });
  return [...inFacts, ...invented];
}

/** Whether `ours` says what `real` does; a default or a type that is not printed there is no difference. */
export function isSame(real: Signature, ours: Signature): boolean {
  if ((real.isStatic ?? false) !== (ours.isStatic ?? false) || (real.isWritable ?? false) !== (ours.isWritable ?? false)) return false;
  if (real.parameters === undefined || ours.parameters === undefined) {
    return real.parameters === ours.parameters && (real.result === '' || real.result === ours.result);
  }
  if (real.result !== ours.result || real.parameters.length !== ours.parameters.length) return false;
  return real.parameters.every((parameter, at) => {
    const other = ours.parameters?.[at];
    return other !== undefined && parameter.name === other.name && (parameter.type === '' || parameter.type === other.type) && hasDefaultOf(parameter, other);
  });
}

function hasDefaultOf({ value }: ParameterFact, ours: ParameterFact): boolean {
  if (value === undefined) return true;
  return /^<.*>$/.test(value) ? ours.value !== undefined : value === ours.value;
}

function missingExceptions(type: TypeFacts, ours: TypeDescription): readonly string[] {
  const named = new Set<string>();
  const add = (id: string, throws: readonly { readonly type: string }[] = []) => {
    for (const { type: exception } of throws) named.add(`${id} ${exception}`);
  };
  for (const { throws } of ours.constructors ?? []) add('new new', throws);
  for (const { name, throws } of ours.properties ?? []) add(`property ${name.ru}`, throws);
  for (const method of ours.methods ?? []) for (const { throws } of [method, ...(method.overloads ?? [])]) add(`method ${method.name.ru}`, throws);
  return thrownBy(type).flatMap(([member, exception]) => (named.has(`${member} ${exception}`) ? [] : [`lacks exception of ${member}: ${exception}`]));
}
