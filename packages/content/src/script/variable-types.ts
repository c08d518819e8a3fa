import type { ScriptToken } from './lex-script.ts';
import type { PlacedMention } from './placed-mention.ts';
import { closingOf, endOfArguments, endsValue, pathAt, readChain, type Chain } from './read-chain.ts';

const declarators: ReadonlySet<string> = new Set(['пер', 'знч', 'исп', 'для', 'поймать', 'конст']);

/** What a variable is: a type, or what members and calls make of one, such as `КлиентHttp.Отправить()`. */
export interface VariableType {
  readonly name: string;
  /** `value`: it begins with a type; `member`: with what an expression names, which is a type when it is known as one. */
  readonly role: 'value' | 'member';
  /** Its arguments as they are written, such as `<Строка, Число>`; what is gone through gives values of them. */
  readonly args?: string;
}

/** A type, or a chain that begins with the variable `of`. */
type Declared = VariableType | { readonly of: string; readonly steps: string };

/** Behind what a loop goes through: each of its values. */
const each = '[]';

/** Chains of variables that are made of variables are followed no deeper, and no further. */
const deepest = 8;
const longest = 240;

/**
 * Types of the variables and parameters in `lists`, by name; without those whose type is not evident, or not one only.
 * `values` are all the names that the text declares in any way.
 */
export function typesOfVariables(lists: readonly (readonly ScriptToken[])[], values: ReadonlySet<string>): ReadonlyMap<string, VariableType> {
  const declared = new Map<string, Declared | undefined>();
  const declare = (name: string, type: Declared | undefined): void => {
    const known = declared.get(name);
    declared.set(name, declared.has(name) && JSON.stringify(known) !== JSON.stringify(type) ? undefined : type);
  };
  const own = new Set<string>();
  for (const tokens of lists) {
    for (const [index, token] of tokens.entries()) {
      if (token.text === '->' && token.kind === 'sign') for (const name of namesBefore(tokens, index)) declare(name, undefined);
      if (token.kind !== 'name') continue;
      const before = tokens[index - 1];
      if (before?.kind === 'keyword' && /^(?:структура|перечисление|исключение)$/.test(before.text)) own.add(token.text);
      const isDeclared = before?.kind === 'keyword' && declarators.has(before.text);
      const isParameter = /^[(,]$/.test(before?.text ?? '') && tokens[index + 1]?.text === ':';
      if (isDeclared || isParameter) declare(token.text, typeBehind(tokens, index, values));
    }
  }
  const resolve = (type: Declared | undefined, depth: number): VariableType | undefined => {
    if (type === undefined || !('of' in type)) return type === undefined || own.has(type.name.replace(/[.<[].*$/, '')) ? undefined : type;
    const root = depth < deepest ? resolve(declared.get(type.of), depth + 1) : undefined;
    if (root === undefined || root.name.length + type.steps.length > longest) return undefined;
    if (type.steps === '') return root;
    return { name: type.steps === each ? `${root.name}${root.args ?? ''}${each}` : `${root.name}.${type.steps}`, role: root.role };
  };
  return new Map([...declared].flatMap(([name, type]) => {
    const found = resolve(type, 0);
    return found === undefined ? [] : [[name, found] as const];
  }));
}

/** What `tokens` read of `variables` and of what they make anew: the members behind the dots, and those of what these give. */
export function readOf(tokens: readonly ScriptToken[], variables: ReadonlyMap<string, VariableType>, ownTypes: ReadonlySet<string>): readonly PlacedMention[] {
  return tokens.flatMap((token, index): readonly PlacedMention[] => {
    if (token.kind === 'keyword' && token.text === 'новый') return readOfMade(tokens, index + 1, ownTypes);
    const literal = typeOfLiteral(token);
    const type = literal !== undefined ? { name: literal, role: 'value' as const } : token.kind === 'name' ? variables.get(token.text) : undefined;
    if (type === undefined || tokens[index + 1]?.text !== '.' || /^(?:\.|\?\.|::|@)$/.test(tokens[index - 1]?.text ?? '')) return [];
    return mentionsOf(type, readChain(tokens, index + 1));
  });
}

/** The steps of `chain` as members of what begins as `root`. */
export function mentionsOf({ name, role }: VariableType, { steps }: Chain): readonly PlacedMention[] {
  let owner = name;
  return steps.flatMap(({ token, text }) => {
    const mention = { name: `${owner}.${token.text}`, role, start: token.start, end: token.end };
    owner = `${owner}.${text}`;
    return mention.name.length > longest ? [] : [mention];
  });
}

function readOfMade(tokens: readonly ScriptToken[], start: number, ownTypes: ReadonlySet<string>): readonly PlacedMention[] {
  const made = madeAt(tokens, start);
  return made === undefined || ownTypes.has(made.name) || tokens[made.end]?.text !== '.' ? [] : mentionsOf({ name: made.name, role: 'value' }, readChain(tokens, made.end));
}

/** The type that a variable is declared with, or that its value is made of, or what it is gone through. */
function typeBehind(tokens: readonly ScriptToken[], index: number, values: ReadonlySet<string>): Declared | undefined {
  const sign = tokens[index + 1]?.text;
  if (sign === ':') return plainType(tokens, index + 2);
  if (sign === '=') return valueAt(tokens, index + 2, values);
  const source = sign === 'из' && tokens[index + 1]?.kind === 'keyword' ? valueAt(tokens, index + 2, values) : undefined;
  if (source === undefined) return undefined;
  return 'of' in source ? { ...source, steps: `${source.steps}${each}` } : { name: `${source.name}${source.args ?? ''}${each}`, role: source.role };
}

/** What the whole value at `start` is. */
function valueAt(tokens: readonly ScriptToken[], start: number, values: ReadonlySet<string>): Declared | undefined {
  const token = tokens[start];
  if (token?.kind === 'keyword' && token.text === 'новый') {
    const made = madeAt(tokens, start + 1);
    return made === undefined ? undefined : chainType(tokens, made.end, (steps) => ({ name: `${made.name}${steps}`, role: 'value', ...(steps === '' ? argsField(made.args) : {}) }));
  }
  const literal = typeOfLiteral(token);
  if (literal !== undefined) return chainType(tokens, start + 1, (steps) => ({ name: `${literal}${steps}`, role: 'value' }));
  const path = pathAt(tokens, start);
  if (path === undefined) return undefined;
  return chainType(tokens, path.end + 1, (steps) => {
    if (values.has(path.name)) return { of: path.name, steps: steps.slice(1) };
    return steps !== '' && /^\p{Lu}/u.test(path.name) ? { name: `${path.name}${steps}`, role: 'member' } : undefined;
  });
}

/** The type of a text in quotes, or the one that stands before the braces of a literal. */
function typeOfLiteral(token: ScriptToken | undefined): string | undefined {
  if (token?.kind === 'string') return 'Строка';
  return token?.kind === 'literal' ? /^\p{L}+/u.exec(token.text)?.[0] : undefined;
}

/** What `make` makes of the steps from `start`, each behind a dot, when they are all that the value is. */
function chainType(tokens: readonly ScriptToken[], start: number, make: (steps: string) => Declared | undefined): Declared | undefined {
  const { steps, end } = readChain(tokens, start);
  return endsValue(tokens, end) ? make(steps.map(({ text }) => `.${text}`).join('')) : undefined;
}

/** A name with or without arguments that no `?` or `|` follows. */
function plainType(tokens: readonly ScriptToken[], start: number): VariableType | undefined {
  const path = pathAt(tokens, start);
  const end = path === undefined ? -1 : endOfArguments(tokens, path.end);
  if (path === undefined || end < 0 || /^(?:[?|.]|->|::)$/.test(tokens[end + 1]?.text ?? '')) return undefined;
  return { name: path.name, role: 'value', ...argsField(textOf(tokens, path.end + 1, end)) };
}

function argsField(args: string): Pick<VariableType, 'args'> {
  // A dot parts the steps of a chain.
  return args === '' || args.includes('.') ? {} : { args };
}

function textOf(tokens: readonly ScriptToken[], from: number, to: number): string {
  return tokens.slice(from, to + 1).map(({ text }) => text).join('');
}

/** What `новый` in front of `start` makes, and the index behind it. */
function madeAt(tokens: readonly ScriptToken[], start: number): { readonly name: string; readonly args: string; readonly end: number } | undefined {
  const path = pathAt(tokens, start);
  const end = path === undefined ? -1 : endOfArguments(tokens, path.end);
  if (path === undefined || end < 0) return undefined;
  const args = textOf(tokens, path.end + 1, end);
  if (tokens[end + 1]?.text !== '(') return { name: path.name, args, end: end + 1 };
  const close = closingOf(tokens, end + 1);
  return close < 0 ? undefined : { name: path.name, args, end: close + 1 };
}

/** Parameters of the lambda whose arrow is at `arrow`. */
function namesBefore(tokens: readonly ScriptToken[], arrow: number): readonly string[] {
  const last = tokens[arrow - 1];
  if (last?.kind === 'name') return [last.text];
  if (last?.text !== ')') return [];
  const names: string[] = [];
  for (let index = arrow - 2; index >= 0 && arrow - index < 60 && tokens[index]?.text !== '('; index -= 1) {
    const token = tokens[index];
    // A parameter with a type is declared by it.
    if (token?.kind === 'name' && /^[(,]$/.test(tokens[index - 1]?.text ?? '') && tokens[index + 1]?.text !== ':') names.push(token.text);
  }
  return names;
}
