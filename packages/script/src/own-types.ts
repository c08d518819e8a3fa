import { fitArguments, type FittedParameter } from './fit-arguments.ts';
import { chain, type KnownValue, type OwnType } from './known-values.ts';
import { scriptTypes } from './script-types.ts';
import type { MethodNode, NameNode, Stretch, TypeNode } from './script-tree.ts';
import { claimValue, valueOfType, type GivenArgument, type Walk } from './walk.ts';

/** Annotations of methods whose result may not be thrown away. */
const marksOfUse: ReadonlySet<string> = new Set(['ПроверятьИспользованиеЗначения', 'CheckValueUsage']);

/** A parameter of a method or a constructor of the code itself. */
interface OwnParameter extends FittedParameter {
  readonly type: string | undefined;
}

/** What `name` of a value of an own type is. */
export function memberOfOwn({ node, fields, methods }: OwnType, name: NameNode, walk: Walk): KnownValue | undefined {
  const field = fields.find((own) => own.name.text === name.text);
  if (field !== undefined) return valueOfType(field.type, walk);
  const called = methods.filter((own) => own.name.text === name.text);
  if (called.length > 0) return { kind: 'method', methods: called };
  return memberOfBase(node.word, name, walk);
}

/** What every value of a type has that is declared by `word`. */
function memberOfBase(word: string, name: NameNode, walk: Walk): KnownValue | undefined {
  const base = word === 'исключение' ? scriptTypes.exception : word === 'перечисление' ? scriptTypes.enumeration : scriptTypes.root;
  const read = chain(`${base}.${name.text}`);
  if (read?.kind === 'chain') walk.read({ name: read.name, role: read.role }, name);
  return read;
}

/** What `name` of an own type itself is: an item, or a static method. */
export function memberOfOwnType(type: OwnType, name: NameNode, walk: Walk): KnownValue | undefined {
  const { items, name: of } = type.node;
  if (items.some(({ text }) => text === name.text)) return { kind: 'own', type };
  const methods = type.methods.filter((own) => own.name.text === name.text && own.isStatic);
  if (methods.length > 0) return { kind: 'method', methods };
  walk.tell(
    'HG2418',
    {
      type: of.text,
      member: name.text,
      has: [...items, ...type.methods.filter(({ isStatic }) => isStatic).map((own) => own.name)]
        .map(({ text }) => `\`${text}\``)
        .join(', '),
    },
    name,
  );
  return undefined;
}

/** A call of a method of the code itself; more than one are overloads. */
interface OwnCall {
  readonly name: string;
  readonly methods: readonly MethodNode[];
  readonly given: readonly GivenArgument[];
  readonly isUnused?: true;
}

/** What a call of a method of the code itself gives; what is wrong with it is told of at `at`. */
export function checkOwnCall({ name, methods, given, isUnused }: OwnCall, at: Stretch, walk: Walk): KnownValue | undefined {
  const areMarked = methods.every(({ annotations }) => annotations.some((own) => marksOfUse.has(own)));
  if (isUnused === true && areMarked) walk.tell('HG2422', { method: name }, at);
  const forms = methods.map(({ parameters }) =>
    parameters.map((own) => ({ name: own.name.text, type: own.type?.text, isOptional: own.value !== undefined })),
  );
  checkForms(`\`${name}\``, forms, given, at, walk);
  const [method] = methods;
  return methods.length === 1 ? valueOfType(method?.result, walk) : undefined;
}

/** The value that is created of an own type. */
export function checkOwnCreation(type: OwnType, given: readonly GivenArgument[], at: TypeNode, walk: Walk): KnownValue {
  const { word, name } = type.node;
  walk.created.add(name.text);
  if (word === 'перечисление') walk.tell('HG2417', { type: name.text, reason: 'an enumeration has its items and no others' }, at);
  else if (!type.methods.some((method) => method.name.text === 'конструктор' && method.parameters.length > 0))
    checkForms(`\`новый ${name.text}\``, [parametersOf(type)], given, at, walk);
  return { kind: 'own', type };
}

/** All fields in their order; of an exception with what is said of it before them, and its cause behind. */
function parametersOf({ node, fields }: OwnType): readonly OwnParameter[] {
  const own = fields.map(({ name, type, value, isRequired }) => ({
    name: name.text,
    type: type?.text,
    isOptional: !isRequired || value !== undefined,
  }));
  if (node.word !== 'исключение') return own;
  // Nobody tells whether the first may be left out.
  const optional = { type: undefined, isOptional: true };
  return [{ ...optional, name: 'Описание', type: scriptTypes.text }, ...own, { ...optional, name: 'Причина' }];
}

function checkForms(
  what: string,
  forms: readonly (readonly OwnParameter[])[],
  given: readonly GivenArgument[],
  at: Stretch,
  walk: Walk,
): void {
  const fits = forms.map((parameters) => fitArguments(parameters, given));
  const [first] = fits;
  if (first === undefined || fits.some((fit, index) => index > 0 && typeof fit !== 'string')) return;
  if (typeof first === 'string')
    return walk.tell('HG2412', { what, reason: fits.length > 1 ? `none of its ${fits.length} forms takes these arguments` : first }, at);
  if (fits.length > 1) return;
  for (const [{ name, type }, argument] of first)
    claimValue(type, argument.known, walk, `the parameter \`${name}\` of ${what}`, argument.at);
}
