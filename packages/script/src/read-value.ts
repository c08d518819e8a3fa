import { scriptTypes } from './script-types.ts';
import type { ScriptToken } from './lex-script.ts';
import type { matchBrackets } from './match-brackets.ts';
import { argumentsAt, typeAt } from './read-type.ts';

/** A value in code, as far as it can be told what it is: where it begins, and what is read and called from there. */
export interface ScriptValue {
  /** A type in the notation of the language; with `isPath` the name that stands there, of a variable or of a type. */
  readonly root: string;
  readonly isPath: boolean;
  readonly steps: readonly ValueStep[];
  /** Index of the token behind it. */
  readonly end: number;
}

/** A step from a value to another one. */
export interface ValueStep {
  /** As a mention has it: `.Имя` a member, `()` or `<Строка>()` a call, `[0]` an element. */
  readonly text: string;
  /** The name of a member. */
  readonly member?: ScriptToken;
  /** Index of the bracket in front of the arguments of a call. */
  readonly open?: number;
}

/** Collections in collections are known no deeper. */
const deepest = 4;

const memberSigns: ReadonlySet<string> = new Set(['.', '?.']);

/** A reader of the value that begins at a token of `tokens`; `undefined`: none does, or it is not evident what it is. */
export function createValueReader(tokens: readonly ScriptToken[], partners: ReturnType<typeof matchBrackets>): (start: number) => ScriptValue | undefined {
  return (start) => (isInside(start) ? undefined : valueAt(start, 0));

  /** Whether what is at `index` goes on with what stands before it. */
  function isInside(index: number): boolean {
    const before = tokens[index - 1];
    const token = tokens[index];
    if (before === undefined || token === undefined) return token === undefined;
    if (memberSigns.has(before.text) || before.text === '::') return true;
    return /^[([{<]$/.test(token.text) && !token.isFirst && (/^[)\]}>!]$/.test(before.text) || (before.kind !== 'sign' && before.kind !== 'keyword'));
  }

  function valueAt(start: number, depth: number): ScriptValue | undefined {
    const first = rootAt(start, depth);
    if (first === undefined) return undefined;
    const steps = [...first.steps];
    let at = first.end;
    for (;;) {
      const { text = '', isFirst = true } = tokens[at] ?? {};
      const next = tokens[at + 1];
      if (memberSigns.has(text) && next?.kind === 'name') {
        steps.push({ text: `.${next.text}`, member: next });
        at += 2;
        continue;
      }
      const given = tokens[at - 1]?.end === tokens[at]?.start && steps.at(-1)?.member !== undefined ? argumentsAt(tokens, at) : undefined;
      const open = given?.end ?? at;
      const close = isFirst ? undefined : partners[open];
      if (text === '!' && !isFirst) at += 1;
      else if (close !== undefined && isSign(open, '(')) {
        steps.push({ text: given === undefined ? '()' : `<${given.text}>()`, open });
        at = close + 1;
      } else if (close !== undefined && text === '[') {
        steps.push({ text: '[0]' });
        at = close + 1;
      } else return { root: first.root, isPath: first.isPath, steps, end: at };
    }
  }

  function rootAt(start: number, depth: number): ScriptValue | undefined {
    const token = tokens[start];
    if (token === undefined) return undefined;
    const literal = typeOfToken(token);
    if (literal !== undefined) return known(literal, start + 1);
    if (token.kind === 'name') return pathAt(start);
    if (token.kind === 'keyword' && token.text === 'новый') {
      const type = typeAt(tokens, start + 1);
      if (type === undefined) return undefined;
      const close = isSign(type.end, '(') && tokens[type.end]?.isFirst === false ? partners[type.end] : type.end - 1;
      return close === undefined ? undefined : known(type.text, close + 1);
    }
    if (token.kind !== 'sign') return undefined;
    const close = partners[start];
    if (token.text === '(') return close === undefined || depth >= deepest ? undefined : bracketAt(start, close, depth);
    if (close !== undefined) {
      const collection = collectionAt(start, close, depth);
      return collection === undefined ? undefined : known(collection, close + 1);
    }
    const given = token.text === '<' ? argumentsAt(tokens, start) : undefined;
    const end = given === undefined ? undefined : partners[given.end];
    if (given === undefined || end === undefined) return undefined;
    const name = isSign(given.end, '[') ? 'Массив' : isSign(given.end + 1, ':') ? 'Соответствие' : 'Множество';
    return known(`${name}<${given.text}>`, end + 1);
  }

  function pathAt(start: number): ScriptValue | undefined {
    let end = start + 1;
    while (isSign(end, '::') && tokens[end + 1]?.kind === 'name') end += 2;
    const words = tokens.slice(start, end).filter(({ kind }) => kind === 'name');
    const root = words.map(({ text }) => text).join('::');
    const type = /^(?:Тип|Type)$/.test(root) ? argumentsAt(tokens, end) : undefined;
    if (type !== undefined) return known(`${root}<${type.text}>`, type.end);
    return isSign(end, '->') ? undefined : { root, isPath: true, steps: [], end };
  }

  /** A value in brackets: as a whole, or as what it is taken for. */
  function bracketAt(open: number, close: number, depth: number): ScriptValue | undefined {
    const value = isSign(close + 1, '->') ? undefined : valueAt(open + 1, depth + 1);
    if (value === undefined) return undefined;
    if (value.end === close) return { ...value, end: close + 1 };
    const type = isSign(value.end, 'как') ? typeAt(tokens, value.end + 1) : undefined;
    return type?.end === close ? known(type.text, close + 1) : undefined;
  }

  /** The type of the collection between two brackets; with arguments when all in it are literals or new values of one type. */
  function collectionAt(open: number, close: number, depth: number): string | undefined {
    if (isSign(open + 1, ':')) return 'Соответствие';
    const first = isSign(open, '{') ? valueAt(open + 1, deepest) : undefined;
    const isMap = first !== undefined && isSign(first.end, ':');
    if (isSign(open, '{') && !isMap && (first === undefined || !endsElement(first.end, close))) return undefined;
    const name = isMap ? 'Соответствие' : isSign(open, '{') ? 'Множество' : 'Массив';
    if (depth >= deepest) return name;
    let types = '';
    for (let at = open + 1; at < close; at += 1) {
      const key = isMap ? plainTypeAt(at, depth) : undefined;
      const value = plainTypeAt(key === undefined ? at : key.end + 1, depth);
      const own = `${key === undefined ? '' : `${key.root},`}${value?.root ?? ''}`;
      if (value === undefined || (isMap && !isSign(key?.end ?? -1, ':')) || !endsElement(value.end, close) || (types !== '' && types !== own)) return name;
      types = own;
      at = value.end;
    }
    return types === '' ? name : `${name}<${types}>`;
  }

  function plainTypeAt(at: number, depth: number): ScriptValue | undefined {
    const value = valueAt(at, depth + 1);
    return value === undefined || value.isPath || value.steps.length > 0 ? undefined : value;
  }

  function endsElement(at: number, close: number): boolean {
    return at === close || isSign(at, ',');
  }

  function isSign(index: number, text: string): boolean {
    const token = tokens[index];
    return token?.text === text && (token.kind === 'sign' || token.kind === 'keyword');
  }
}

function known(root: string, end: number): ScriptValue {
  return { root, isPath: false, steps: [], end };
}

/** The type of the value that `token` is alone; `undefined` when it is none. */
function typeOfToken({ kind, text }: ScriptToken): string | undefined {
  if (kind === 'string') return scriptTypes.text;
  if (kind === 'pattern') return scriptTypes.pattern;
  if (kind === 'literal') return /^\p{L}+/u.exec(text)?.[0];
  if (kind === 'name') return /^(?:Истина|Ложь|True|False)$/.test(text) ? scriptTypes.truth : undefined;
  if (kind !== 'number') return undefined;
  if (/^0[bx][\da-f]|\d$/i.test(text)) return scriptTypes.number;
  return /[бb]$/.test(text) ? scriptTypes.size : scriptTypes.duration;
}
