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
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(code)?.[0];
  };
  const add = (kind: ScriptToken['kind'], length: number, text = code.slice(at, at + length), inside?: ScriptToken['inside']): void => {
    tokens.push({ kind, text, start: at, end: at + length, isFirst, ...(inside === undefined ? {} : { inside }) });
    at += length;
    isFirst = false;
  };
  while (at < code.length) {
    const space = match(spaceAt);
    if (space !== undefined) {
      if (space.includes('\n')) isFirst = true;
      at += space.length;
      continue;
    }
    const first = code.charAt(at);
    if (level > 0 && depth === 0 && (first === '}' || isFormat(tokens, first, code.charAt(at + 1)))) break;
    if (first === '{') depth += 1;
    if (first === '}') depth -= 1;
    const name = match(nameAt);
    const number = name === undefined ? match(numberAt) : undefined;
    if (name !== undefined) addName(name);
    else if (number !== undefined) add('number', number.length);
    else if (first === '"') addString();
    else if (first === "'") addPattern();
    else if (first === '#' && (isFirst || at === 0)) add('directive', match(directiveAt)?.length ?? 1);
    else if (first === '@') addAnnotation();
    else addSign();
  }
  const end = at;
  tokens.push({ kind: 'end', text: '', start: end, end, isFirst });
  return { tokens, end };

  function addName(name: string): void {
    const keyword = keywordOf(name);
    const before = tokens.at(-1);
    // Behind a dot every word is the name of a member.
    if (keyword !== undefined && before?.text !== '.' && before?.text !== '?.' && before?.text !== '::') return add('keyword', name.length, keyword);
    const brace = braceTypes.has(name) && code.charAt(at + name.length) === '{' ? braceFrom(at + name.length) : undefined;
    if (brace !== undefined) add('literal', name.length + brace.length);
    else add('name', name.length);
  }

  function braceFrom(start: number): string | undefined {
    braceAt.lastIndex = start;
    return braceAt.exec(code)?.[0];
  }

  function addPattern(): void {
    const pattern = match(patternAt);
    add(pattern === undefined ? 'wrong' : 'pattern', pattern?.length ?? 1);
  }

  function addAnnotation(): void {
    nameAt.lastIndex = at + 1;
    const name = nameAt.exec(code)?.[0];
    if (name === undefined) add('wrong', 1);
    else add('annotation', name.length + 1, name);
  }

  function addSign(): void {
    const sign = match(signAt);
    add(sign === undefined ? 'wrong' : 'sign', sign?.length ?? 1);
  }

  function addString(): void {
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
    if (end >= code.length) add('wrong', code.length - at);
    else add('string', end + 1 - at, undefined, inside);
  }
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
