import { scriptTypes } from './script-types.ts';
import type { ScriptToken } from './lex-script.ts';
import { matchBrackets } from './match-brackets.ts';
import type { CodeName } from '@helpgen/model';
import { argumentsAt, typeAt } from './read-type.ts';
import { createValueReader, type ScriptValue } from './read-value.ts';
import { createScope, declare, forget, lookUp, type Declared, type Scope } from './value-scopes.ts';
import { declarators, ownTypes } from './words.ts';

/** Behind what a loop goes through: each of its values. */
const each = '[]';

/** Variables that are made of variables are followed no deeper, and chains no further. */
const deepest = 8;
const longest = 240;

/** The names that a text declares in any way. */
export interface DeclaredNames {
  readonly types: ReadonlySet<string>;
  readonly values: ReadonlySet<string>;
}

/** A bracket that is open, and where the text is in it. */
interface Bracket {
  readonly open: number;
  /** Number or name of the argument. */
  readonly argument: number | string;
  readonly count: number;
  readonly scope: Scope;
}

/**
 * The members that `tokens` read of values whose type is evident: of types themselves, literals and new values, of
 * variables, parameters and own methods that are declared with a type or with such a value, of the parameters of
 * lambdas, and of what members of all these give.
 */
export function readMembers(tokens: readonly ScriptToken[], names: DeclaredNames): readonly CodeName[] {
  const file = createScope(undefined);
  const read: { readonly value: ScriptValue; readonly scope: Scope }[] = [];
  walk(tokens, file);
  return read.flatMap(({ value, scope }) => namesIn(value, scope, names));

  function walk(list: readonly ScriptToken[], outer: Scope): void {
    const partners = matchBrackets(list);
    const valueAt = createValueReader(list, partners);
    const calls = new Map<number, Declared>();
    const brackets: Bracket[] = [];
    const isWord = (index: number, word: string): boolean => list[index]?.kind === 'keyword' && list[index].text === word;
    const hasTypeCases = list.some((_, index) => isWord(index, 'когда') && isWord(index + 1, 'это'));
    let region = outer;
    let scope = outer;
    let isInMethod = false;
    let typesEnd = 0;
    for (const [index, token] of list.entries()) {
      if (isRegion(index)) {
        region = createScope(file);
        isInMethod = !ownTypes.has(token.text);
        brackets.length = 0;
      }
      if (token.isFirst && brackets.length === 0) scope = region;
      for (const inner of token.inside ?? []) walk(inner, scope);
      if (token.kind === 'sign') followSign(index, token);
      if (token.kind === 'name') declareName(index, token);
      const value = valueAt(index);
      if (value !== undefined && value.steps.length > 0) noteCalls(value);
      // What is tested for its type is another one behind the test.
      if (value?.isPath === true && (isWord(value.end, 'это') || (hasTypeCases && isWord(index - 1, 'выбор')))) forget(scope, value.root);
    }

    /** Whether a method or a type begins, which has names of its own. */
    function isRegion(index: number): boolean {
      const { kind, text } = list[index] as ScriptToken;
      return kind === 'keyword' && ((list[index + 1]?.kind === 'name' && (text === 'метод' || ownTypes.has(text))) || text === 'конструктор');
    }

    function noteCalls(value: ScriptValue): void {
      read.push({ value, scope });
      let steps = '';
      for (const { text, open } of value.steps) {
        if (open !== undefined && steps !== '') calls.set(open, { root: value.root, isPath: value.isPath, steps, scope });
        steps += text;
      }
    }

    function followSign(index: number, { text }: ScriptToken): void {
      const top = brackets.at(-1);
      if (text === '<' && list[index - 1]?.end === list[index]?.start) typesEnd = argumentsAt(list, index)?.end ?? typesEnd;
      else if (/^[([{]$/.test(text)) brackets.push({ open: index, argument: 0, count: 0, scope });
      else if (/^[)\]}]$/.test(text)) scope = brackets.pop()?.scope ?? region;
      else if (text === '->') openLambda(index, top);
      else if (top === undefined) return;
      else if (text === ',' && index >= typesEnd) {
        brackets.splice(-1, 1, { ...top, argument: top.count + 1, count: top.count + 1 });
        scope = top.scope;
      } else if (text === '=' && /^[(,]$/.test(list[index - 2]?.text ?? '')) brackets.splice(-1, 1, { ...top, argument: list[index - 1]?.text ?? '' });
    }

    function openLambda(arrow: number, top: Bracket | undefined): void {
      const parameters = parametersBefore(list, arrow);
      const call = top === undefined ? undefined : calls.get(top.open);
      scope = createScope(scope);
      for (const [place, name] of parameters.entries()) {
        const steps = `${call?.steps ?? ''}(${top?.argument ?? 0}:${place}/${parameters.length})`;
        if (name !== undefined) declare(scope, name, call === undefined ? undefined : { ...call, steps });
      }
    }

    function declareName(index: number, { text }: ScriptToken): void {
      const before = list[index - 1];
      const next = list[index + 1]?.text;
      if (isWord(index - 1, 'метод')) {
        const close = partners[index + 1];
        const type = close !== undefined && list[close + 1]?.text === ':' ? typeAt(list, close + 2) : undefined;
        return declare(file, `${text}()`, type && { root: type.text, isPath: false, steps: '', scope });
      }
      const isDeclared = before?.kind === 'keyword' && declarators.has(before.text) && (before.text !== 'исп' || next === ':' || next === '=');
      const isParameter = next === ':' && /^[(,]$/.test(before?.text ?? '') && list[brackets.at(-1)?.open ?? -1]?.text === '(';
      if (!isDeclared && !isParameter) return;
      const value = declaredAt(index);
      declare(region, text, value);
      // The fields of a type are known in its methods; what a method declares is its own.
      if (region !== file && !isInMethod) declare(file, text, value);
    }

    /** What the name at `index` is declared to be: by a type, by a value, or by what is gone through. */
    function declaredAt(index: number): Declared | undefined {
      const sign = list[index + 1]?.text;
      const known = (root: string | undefined): Declared | undefined => (root === undefined ? undefined : { root, isPath: false, steps: '', scope });
      if (sign === ':') return known(typeAt(list, index + 2)?.text);
      if (sign === '=' && isWord(index - 1, 'для')) return known(scriptTypes.number);
      const isLoop = isWord(index + 1, 'из');
      const value = sign === '=' || isLoop ? valueAt(index + 2) : undefined;
      if (value === undefined) return undefined;
      if (isWord(value.end, 'как')) {
        const type = typeAt(list, value.end + 1);
        return !isLoop && type !== undefined && endsValue(list[type.end]) ? known(type.text) : undefined;
      }
      return endsValue(list[value.end]) ? { root: value.root, isPath: value.isPath, steps: `${stepsOf(value)}${isLoop ? each : ''}`, scope } : undefined;
    }
  }
}

/** What a variable is, or a chain: a type with steps behind it. */
interface Known {
  readonly name: string;
  /** `value`: it begins with the type of a value; `member`: with what an expression names, which is a type when it is known as one. */
  readonly role: 'value' | 'member';
}

function namesIn(value: ScriptValue, scope: Scope, names: DeclaredNames): readonly CodeName[] {
  const steps = stepsOf(value);
  const start = startOf({ root: value.root, isPath: value.isPath, steps, scope }, names, 0);
  if (start === undefined) return [];
  let { name } = start;
  return value.steps.slice(start.rest === steps ? 0 : 1).flatMap(({ text, member }) => {
    const owner = name;
    name += text;
    return member === undefined || name.length > longest ? [] : [{ name: `${owner}.${member.text}`, role: start.role, start: member.start, end: member.end }];
  });
}

/** What the steps of `declared` start from, and those that are left. */
function startOf({ root, isPath, steps, scope }: Declared, names: DeclaredNames, depth: number): (Known & { readonly rest: string }) | undefined {
  if (!isPath) {
    const name = root.replace(/[\p{L}_][\p{L}\p{N}_]*/gu, (word) => (names.types.has(word) ? 'неизвестно' : word));
    return name.startsWith('неизвестно') ? undefined : { name, role: 'value', rest: steps };
  }
  const isCall = steps.startsWith('()');
  const found = lookUp(scope, isCall ? `${root}()` : root);
  if (found === 'nothing')
    return steps.startsWith('.') && /^\p{Lu}/u.test(root) && !names.values.has(root) && !names.types.has(root)
      ? { name: root, role: 'member', rest: steps }
      : undefined;
  const known = found === undefined || depth >= deepest ? undefined : chainOf(found, names, depth + 1);
  return known && { ...known, rest: isCall ? steps.slice(2) : steps };
}

function chainOf(declared: Declared, names: DeclaredNames, depth: number): Known | undefined {
  const start = startOf(declared, names, depth);
  const name = `${start?.name ?? ''}${start?.rest ?? ''}`;
  return start === undefined || name.length > longest ? undefined : { name, role: start.role };
}

function stepsOf({ steps }: ScriptValue): string {
  return steps.map(({ text }) => text).join('');
}

/** Whether the statement ends before `next`, so that what was read is the whole value. */
function endsValue(next: ScriptToken | undefined): boolean {
  return next === undefined || next.kind === 'end' || (next.isFirst && !/^(?:[-.?+*/%[<>|]|\?\.|\?\?|\*\*|[=!<>]=|и|или|это)$/.test(next.text));
}

/** By their places the parameters of the lambda whose arrow is at `arrow`; one with a type is declared by it. */
function parametersBefore(tokens: readonly ScriptToken[], arrow: number): readonly (string | undefined)[] {
  const last = tokens[arrow - 1];
  if (last?.kind === 'name') return [last.text];
  if (last?.text !== ')') return [];
  const names: (string | undefined)[] = [];
  for (let index = arrow - 2; index >= 0 && arrow - index < 60 && tokens[index]?.text !== '('; index -= 1) {
    if (tokens[index]?.kind === 'name' && /^[(,]$/.test(tokens[index - 1]?.text ?? ''))
      names.unshift(tokens[index + 1]?.text === ':' ? undefined : tokens[index]?.text);
  }
  return names;
}
