import { braceTypes, keywordOf } from './words.ts';

/** A word or sign of code. */
export interface ScriptToken {
  readonly kind: 'name' | 'keyword' | 'number' | 'string' | 'pattern' | 'literal' | 'annotation' | 'directive' | 'sign' | 'wrong' | 'end';
  /** As written; of a keyword its Russian form, of an annotation the name. */
  readonly text: string;
  /** Offsets in the code. */
  readonly start: number;
  readonly end: number;
  /** Whether it is the first of its line. */
  readonly isFirst: boolean;
  /** Of a string: the code between `%{` and `}`, each with its own tokens. */
  readonly inside?: readonly (readonly ScriptToken[])[];
}

const nameAt = /[\p{L}_][\p{L}\p{N}_]*/uy;
const spaceAt = /[ \t\r\uFEFF]+|\n|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const numberAt = /0b[01]+|0x[\da-fA-F]+|(?:\d+(?:мс|кб|мб|гб|тб|ms|kb|mb|gb|tb|[дчмсбdhmsb]))+(?![\p{L}\p{N}_])|\d+(?:\.\d+)?/uy;
const signAt = /->|==|!=|<=|>=|\+=|-=|\*=|\/=|\*\*|\?\.|\?\?|::|[-+*/%=<>!?:|&.,;()[\]{}@]/y;
const patternAt = /'(?:\\.|[^'\\\n])*'/y;
const directiveAt = /#!?[^\n]*/y;
const braceAt = /\{[^{}\n]*\}/y;

/** The tokens of `code`, comments left out; the last one is of the kind `end`. Nothing is too broken: what is no token is one of the kind `wrong`. */
export function lexScript(code: string): readonly ScriptToken[] {
  return lexFrom(code, 0, 0).tokens;
}

interface Lexed {
  readonly tokens: readonly ScriptToken[];
  /** Offset behind the last token. */
  readonly end: number;
}

/** Nobody writes strings in strings deeper than this. */
const deepest = 20;

/** Tokens from `from` up to the end or, `level` strings deep, up to the brace or bar that belongs to the string. */
function lexFrom(code: string, from: number, level: number): Lexed {
  const tokens: ScriptToken[] = [];
  let at = from;
  let isFirst = true;
  let depth = 0;
  while (at < code.length) {
    const space = matchAt(code, spaceAt, at);
    if (space !== undefined) {
      if (space.includes('\n')) isFirst = true;
      at += space.length;
      continue;
    }
    const first = code.charAt(at);
    if (level > 0 && depth === 0 && (first === '}' || isFormat(tokens, first, code.charAt(at + 1)))) break;
    if (first === '{') depth += 1;
    if (first === '}') depth -= 1;
    const token = tokenAt(code, at, { before: tokens.at(-1), isFirst, level });
    tokens.push({ ...token, start: at, isFirst });
    at = token.end;
    isFirst = false;
  }
  tokens.push({ kind: 'end', text: '', start: at, end: at, isFirst });
  return { tokens, end: at };
}

/** What stands around a token and decides what it is. */
interface Around {
  readonly before: ScriptToken | undefined;
  readonly isFirst: boolean;
  readonly level: number;
}

type BareToken = Omit<ScriptToken, 'start' | 'isFirst'>;

function tokenAt(code: string, at: number, around: Around): BareToken {
  const token = (kind: ScriptToken['kind'], length: number): BareToken => ({ kind, text: code.slice(at, at + length), end: at + length });
  const first = code.charAt(at);
  const name = matchAt(code, nameAt, at);
  if (name !== undefined) return nameToken(code, at, name, around.before);
  const number = matchAt(code, numberAt, at);
  if (number !== undefined) return token('number', number.length);
  if (first === '"') return stringToken(code, at, around.level);
  if (first === "'") {
    const pattern = matchAt(code, patternAt, at);
    return token(pattern === undefined ? 'wrong' : 'pattern', pattern?.length ?? 1);
  }
  if (first === '#' && (around.isFirst || at === 0)) return token('directive', matchAt(code, directiveAt, at)?.length ?? 1);
  if (first === '@') {
    const annotation = matchAt(code, nameAt, at + 1);
    return annotation === undefined ? token('wrong', 1) : { kind: 'annotation', text: annotation, end: at + 1 + annotation.length };
  }
  const sign = matchAt(code, signAt, at);
  return token(sign === undefined ? 'wrong' : 'sign', sign?.length ?? 1);
}

function nameToken(code: string, at: number, name: string, before: ScriptToken | undefined): BareToken {
  const end = at + name.length;
  const keyword = keywordOf(name);
  // Behind a dot every word is the name of a member.
  if (keyword !== undefined && before?.text !== '.' && before?.text !== '?.' && before?.text !== '::')
    return { kind: 'keyword', text: keyword, end };
  const brace = braceTypes.has(name) && code.charAt(end) === '{' ? matchAt(code, braceAt, end) : undefined;
  return brace === undefined ? { kind: 'name', text: name, end } : { kind: 'literal', text: name + brace, end: end + brace.length };
}

function stringToken(code: string, at: number, level: number): BareToken {
  const inside: (readonly ScriptToken[])[] = [];
  let end = at + 1;
  while (end < code.length && code.charAt(end) !== '"') {
    const character = code.charAt(end);
    if (character === '\\') end += 2;
    else if ((character === '%' || character === '$') && code.charAt(end + 1) === '{') {
      const inner = level < deepest ? lexFrom(code, end + 2, level + 1) : { tokens: [], end: code.length };
      inside.push(inner.tokens);
      // Where the brace never closes neither does the string: nothing is read twice.
      end = (closeOf(code, inner.end) ?? code.length) + 1;
    } else end += 1;
  }
  if (end >= code.length) return { kind: 'wrong', text: code.slice(at), end: code.length };
  return { kind: 'string', text: code.slice(at, end + 1), end: end + 1, inside };
}

function matchAt(code: string, pattern: RegExp, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(code)?.[0];
}

// A bar behind a whole expression begins the format of `${Сумма|_.2}`; one between types stands behind `как` or `это`.
function isFormat(tokens: readonly ScriptToken[], first: string, second: string): boolean {
  return first === '|' && second !== '|' && tokens.length > 0;
}

/** Where the brace of an interpolation closes, behind the format if there is one. */
function closeOf(code: string, from: number): number | undefined {
  if (code.charAt(from) === '}') return from;
  if (code.charAt(from) !== '|') return undefined;
  for (let at = from; at < code.length && code.charAt(at) !== '\n'; at += 1) if (code.charAt(at) === '}') return at;
  return undefined;
}
