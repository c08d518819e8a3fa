import type { ScriptToken } from './lex-script.ts';
import type { PlacedMention } from './placed-mention.ts';

const declarators: ReadonlySet<string> = new Set(['пер', 'знч', 'исп', 'для', 'поймать', 'конст']);

/** Types of the variables and parameters in `lists`, by name; without those whose type is not evident, or not one only. */
export function typesOfVariables(lists: readonly (readonly ScriptToken[])[]): ReadonlyMap<string, string> {
  const types = new Map<string, string | undefined>();
  const declare = (name: string, type: string | undefined): void => {
    if (types.has(name) && types.get(name) !== type) types.set(name, undefined);
    else types.set(name, type);
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
      if (isDeclared || isParameter) declare(token.text, typeBehind(tokens, index));
    }
  }
  return new Map([...types].flatMap(([name, type]) => (type === undefined || own.has(type) ? [] : [[name, type] as const])));
}

/** What `tokens` read of `variables`: the members behind their dots. */
export function readOf(tokens: readonly ScriptToken[], variables: ReadonlyMap<string, string>): readonly PlacedMention[] {
  return tokens.flatMap((token, index): readonly PlacedMention[] => {
    const type = token.kind === 'name' ? variables.get(token.text) : undefined;
    const member = tokens[index + 2];
    if (type === undefined || member === undefined || tokens[index + 1]?.text !== '.' || /^(?:\.|\?\.|::|@)$/.test(tokens[index - 1]?.text ?? '')) return [];
    return [{ name: `${type}.${member.text}`, role: 'value', start: member.start, end: member.end }];
  });
}

/** The type that a variable is declared with, or that its value is made of. */
function typeBehind(tokens: readonly ScriptToken[], index: number): string | undefined {
  const sign = tokens[index + 1]?.text;
  if (sign === ':') return plainType(tokens, index + 2);
  const isMade = sign === '=' && tokens[index + 2]?.text === 'новый' && tokens[index + 2]?.kind === 'keyword';
  return isMade ? madeType(tokens, index + 3) : undefined;
}

/** A name with or without arguments that no `?` or `|` follows. */
function plainType(tokens: readonly ScriptToken[], start: number): string | undefined {
  const path = pathAt(tokens, start);
  const end = path === undefined ? -1 : endOfArguments(tokens, path.end);
  return path === undefined || end < 0 || /^(?:[?|.]|->|::)$/.test(tokens[end + 1]?.text ?? '') ? undefined : path.name;
}

/** What `новый` makes, when nothing is done with it before it becomes the value. */
function madeType(tokens: readonly ScriptToken[], start: number): string | undefined {
  const path = pathAt(tokens, start);
  const end = path === undefined ? -1 : endOfArguments(tokens, path.end);
  if (path === undefined || end < 0) return undefined;
  let behind = end + 1;
  if (tokens[behind]?.text === '(') {
    let depth = 0;
    for (; behind < tokens.length; behind += 1) {
      const text = tokens[behind]?.kind === 'sign' ? tokens[behind]?.text : '';
      if (text === '(') depth += 1;
      else if (text === ')') depth -= 1;
      if (depth === 0) break;
    }
    behind += 1;
  }
  const next = tokens[behind];
  return next === undefined || next.kind === 'end' || (next.isFirst && !/^(?:[.?+*/%]|\?\.|\?\?|-)$/.test(next.text)) ? path.name : undefined;
}

function pathAt(tokens: readonly ScriptToken[], start: number): { readonly name: string; readonly end: number } | undefined {
  if (tokens[start]?.kind !== 'name') return undefined;
  let end = start;
  while (tokens[end + 1]?.text === '::' && tokens[end + 2]?.kind === 'name') end += 2;
  const words = tokens.slice(start, end + 1).filter(({ kind }) => kind === 'name');
  return { name: words.map(({ text }) => text).join('::'), end };
}

/** Index of the last token of type arguments behind `end`, or `end`; -1: they do not end. */
function endOfArguments(tokens: readonly ScriptToken[], end: number): number {
  if (tokens[end + 1]?.text !== '<') return end;
  let depth = 0;
  for (let index = end + 1; index < Math.min(tokens.length, end + 60); index += 1) {
    const text = tokens[index]?.text;
    if (text === '<') depth += 1;
    else if (text === '>') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
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
