import type { ScriptToken } from './lex-script.ts';
import { matchBrackets } from './match-brackets.ts';
import type { NameNode, Stretch } from './script-tree.ts';
import { softKeywords } from './words.ts';

/** Why a text is no code of the language. */
export interface ScriptMistake extends Stretch {
  /** Completes "… cannot be parsed: …". */
  readonly reason: string;
}

/** Walks over tokens. After the first mistake it stands at the end, so that every loop ends by itself. */
export interface TokenReader {
  peek(ahead?: number): ScriptToken;
  take(): ScriptToken;
  /** Whether the next token is the sign or keyword `text`. */
  is(text: string, ahead?: number): boolean;
  /** Whether the next token stands right behind the one before it. */
  touches(): boolean;
  /** Takes the sign or keyword `text` when it is next. */
  accept(text: string): boolean;
  /** Takes the sign or keyword `text`; it is a mistake when it is not next. */
  expect(text: string, why: string): boolean;
  /** Takes a name; it is a mistake, and an empty one, when none is next. */
  name(what: string): NameNode;
  /** The stretch from the offset `start` to the end of what was taken last. */
  since(start: number): Stretch;
  isName(ahead?: number): boolean;
  /** Tells of a mistake at `token`, by default the next one. */
  fail(reason: string, token?: ScriptToken): void;
  /** Tries `read`; when it finds a mistake nothing was read. */
  attempt(read: () => boolean): boolean;
  /** Runs `read` one level deeper, unless that is too deep. */
  nested(read: () => void): void;
  /** Index of the token that closes the bracket that is next; -1: none does. */
  closing(): number;
  /** Index of the token that is next. */
  index(): number;
  tokenAt(index: number): ScriptToken;
  hasFailed(): boolean;
  mistake(): ScriptMistake | undefined;
}

/** Nobody writes code in code deeper than this. */
const deepest = 100;

/** A reader at the first of `tokens`. */
export function createTokenReader(tokens: readonly ScriptToken[]): TokenReader {
  const last = tokens.length - 1;
  const end = tokens[last] as ScriptToken;
  const partners = matchBrackets(tokens);
  let at = 0;
  let depth = 0;
  let mistake: ScriptMistake | undefined;
  const peek = (ahead = 0): ScriptToken => tokens[Math.min(at + ahead, last)] ?? end;
  const is = (text: string, ahead = 0): boolean => {
    const token = peek(ahead);
    return token.text === text && (token.kind === 'sign' || token.kind === 'keyword');
  };
  const take = (): ScriptToken => {
    const token = peek();
    if (at < last) at += 1;
    return token;
  };
  const fail = (reason: string, token = peek()): void => {
    mistake ??= { start: token.start, end: Math.max(token.end, token.start + 1), reason };
    at = last;
  };
  const accept = (text: string): boolean => {
    if (!is(text)) return false;
    take();
    return true;
  };
  const isName = (ahead = 0): boolean => {
    const { kind, text } = peek(ahead);
    return kind === 'name' || (kind === 'keyword' && softKeywords.has(text));
  };
  return {
    peek,
    take,
    is,
    touches: () => at > 0 && tokens[at - 1]?.end === peek().start,
    accept,
    isName,
    fail,
    expect(text, why) {
      if (accept(text)) return true;
      fail(`\`${text}\` is wanted ${why}, but ${nameOf(peek())} stands here`);
      return false;
    },
    name(what) {
      if (!isName()) fail(`${what} is wanted, but ${nameOf(peek())} stands here`);
      const { start, end: to } = peek();
      return isName() ? { text: take().text, start, end: to } : { text: '', start, end: start };
    },
    since: (start) => ({ start, end: Math.max(start, tokens[at - 1]?.end ?? start) }),
    attempt(read) {
      const start = at;
      const before = mistake;
      const isRead = read() && mistake === before;
      if (!isRead) {
        at = start;
        mistake = before;
      }
      return isRead;
    },
    nested(read) {
      depth += 1;
      if (depth > deepest) fail('the code is nested too deeply');
      else read();
      depth -= 1;
    },
    closing: () => partners[at] ?? -1,
    index: () => at,
    tokenAt: (index) => tokens[Math.min(index, last)] ?? end,
    hasFailed: () => mistake !== undefined,
    mistake: () => mistake,
  };
}

/** How a token is called in a message. */
export function nameOf({ kind, text }: ScriptToken): string {
  if (kind === 'end') return 'the end of the code';
  return kind === 'string' || (kind === 'wrong' && text.startsWith('"')) ? 'a text in quotes' : `\`${text}\``;
}
