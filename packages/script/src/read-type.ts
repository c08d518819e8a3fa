import type { ScriptToken } from './lex-script.ts';
import { typeWords } from './words.ts';

/** A type in code. */
export interface WrittenType {
  /** Without spaces. */
  readonly text: string;
  /** Index of the token behind it. */
  readonly end: number;
}

/** Nobody writes a type of more tokens. */
const longest = 60;

/** The type that begins at `start`; `undefined` when none does. */
export function typeAt(tokens: readonly ScriptToken[], start: number): WrittenType | undefined {
  return read(tokens, start, 0);
}

/** What stands between the `<` at `open` and its `>`, behind which it ends; `undefined` when these are no types. */
export function argumentsAt(tokens: readonly ScriptToken[], open: number): WrittenType | undefined {
  return tokens[open]?.text === '<' ? read(tokens, open + 1, 1) : undefined;
}

function read(tokens: readonly ScriptToken[], start: number, outer: 0 | 1): WrittenType | undefined {
  let depth: number = outer;
  let isWanted = true;
  let text = '';
  for (let at = start; at < Math.min(tokens.length, start + longest); at += 1) {
    const { kind, text: word, start: offset } = tokens[at] as ScriptToken;
    const before = tokens[at - 1];
    const touches = before?.end === offset;
    if (isWanted) {
      if (word === '(') depth += 1;
      else if (word === ')' && text.endsWith('(')) {
        depth -= 1;
        isWanted = false;
      } else if (kind === 'name' || typeWords.has(word) || word === '?') isWanted = false;
      else return undefined;
    } else if (word === '|' || word === '::' || (word === '->' && text.endsWith(')')) || (depth > 0 && (word === ',' || word === '='))) isWanted = true;
    else if (word === '<' && touches && before.kind === 'name') {
      depth += 1;
      isWanted = true;
    } else if (depth > 0 && (word === '>' || word === ')')) {
      depth -= 1;
      if (depth < outer) return { text, end: at + 1 };
    } else if (word !== '?' || !touches) return depth > 0 || word === '.' ? undefined : { text, end: at };
    text += word;
  }
  return undefined;
}
