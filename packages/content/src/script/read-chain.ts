import type { ScriptToken } from './lex-script.ts';

/** Members that are read one from the other: what stands behind `Клиент` in `Клиент.Отправить(Запрос).Тело`. */
export interface Chain {
  readonly steps: readonly ChainStep[];
  /** Index of the token behind what could be read. */
  readonly end: number;
}

/** A member in a chain. */
export interface ChainStep {
  readonly token: ScriptToken;
  /** The step as a name of the chain has it: `()` behind a call, `!` behind what must not be absent. */
  readonly text: string;
}

/** The chain whose first dot is at `start`; it ends where it is no longer members and calls alone. */
export function readChain(tokens: readonly ScriptToken[], start: number): Chain {
  const steps: ChainStep[] = [];
  let at = start;
  for (let token = tokens[at + 1]; tokens[at]?.text === '.' && token?.kind === 'name'; token = tokens[at + 1]) {
    let text = token.text;
    at += 2;
    const open = endOfArguments(tokens, at - 1) + 1;
    if (open > 0 && isOpening(tokens[open])) {
      const close = closingOf(tokens, open);
      if (close < 0) return { steps: [...steps, { token, text }], end: at };
      at = close + 1;
      text += '()';
    }
    for (; tokens[at]?.text === '!' && tokens[at]?.kind === 'sign'; at += 1) text += '!';
    steps.push({ token, text });
  }
  return { steps, end: at };
}

/** Whether what was read up to `at` is the whole value: the statement ends there. */
export function endsValue(tokens: readonly ScriptToken[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.kind === 'end' || (next.isFirst && !/^(?:[.?+*/%[]|\?\.|\?\?|-)$/.test(next.text));
}

/** A name with its namespaces, and the index of its last token. */
export function pathAt(tokens: readonly ScriptToken[], start: number): { readonly name: string; readonly end: number } | undefined {
  if (tokens[start]?.kind !== 'name') return undefined;
  let end = start;
  while (tokens[end + 1]?.text === '::' && tokens[end + 2]?.kind === 'name') end += 2;
  const words = tokens.slice(start, end + 1).filter(({ kind }) => kind === 'name');
  return { name: words.map(({ text }) => text).join('::'), end };
}

/** Index of the last token of type arguments behind `end`, or `end`; -1: they do not end. */
export function endOfArguments(tokens: readonly ScriptToken[], end: number): number {
  if (tokens[end + 1]?.text !== '<' || tokens[end + 1]?.start !== tokens[end]?.end) return end;
  let depth = 0;
  for (let index = end + 1; index < Math.min(tokens.length, end + 60); index += 1) {
    const text = tokens[index]?.text;
    if (text === '<') depth += 1;
    else if (text === '>') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

/** A call with more tokens than this is not looked through. */
const longestCall = 400;

/** Index of the bracket that closes the one at `open`; -1: none does within reach. */
export function closingOf(tokens: readonly ScriptToken[], open: number): number {
  let depth = 0;
  for (let index = open; index < Math.min(tokens.length, open + longestCall); index += 1) {
    const { kind, text } = tokens[index] as ScriptToken;
    if (kind === 'sign' && text === '(') depth += 1;
    else if (kind === 'sign' && text === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

function isOpening(token: ScriptToken | undefined): boolean {
  return token?.text === '(' && token.kind === 'sign' && !token.isFirst;
}
