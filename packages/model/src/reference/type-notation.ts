/** A type as it is written in the language. */
export interface TypeNotation {
  /** Every name in it, in order, with its place in the text. */
  readonly names: readonly NotedName[];
  /** When it is one type with or without arguments: its name, and the texts of the arguments. */
  readonly head?: { readonly name: string; readonly arguments: readonly string[] };
}

/** A type's name in a notation. */
export interface NotedName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Where a text stops being a type. */
export interface NotationMistake {
  readonly offset: number;
}

const nameAt = /[\p{L}_][\p{L}\p{N}_]*(?:(?:::|\.)[\p{L}_][\p{L}\p{N}_]*)*/uy;
const spaceAt = /[ \t\n]*/y;

/** Words that stand where types stand and name none. */
export const wordsForTypes: ReadonlySet<string> = new Set(['неизвестно', 'никогда', 'ничто', 'unknown', 'never', 'void']);

/** `text` read as a type, such as `Соответствие<Строка, Число>?` or `(Число, Число)->Булево`. */
export function parseTypeNotation(text: string): TypeNotation | NotationMistake {
  const names: NotedName[] = [];
  let at = 0;
  let head: TypeNotation['head'];
  const skip = (): void => {
    spaceAt.lastIndex = at;
    at += spaceAt.exec(text)?.[0].length ?? 0;
  };
  const take = (mark: string): boolean => {
    skip();
    if (!text.startsWith(mark, at)) return false;
    at += mark.length;
    return true;
  };
  const type = (): boolean => {
    do if (!alternative()) return false;
    while (take('|'));
    return true;
  };
  const alternative = (): boolean => {
    // `Строка|?`: the rest of a union that also holds Неопределено.
    if (take('?')) return true;
    if (!(take('(') ? bracket() : named())) return false;
    take('?');
    return true;
  };
  /** What follows `(`: a type in brackets, or the parameters of a function. */
  const bracket = (): boolean => {
    let count = 0;
    if (!take(')')) {
      do {
        if (!type()) return false;
        count += 1;
      } while (take(','));
      if (!take(')')) return false;
    }
    if (!take('->')) return count === 1;
    return type();
  };
  const named = (): boolean => {
    skip();
    const start = at;
    const name = nameFrom(text, at);
    if (name === undefined) return false;
    at += name.length;
    names.push({ name, start, end: at });
    const inside: string[] = [];
    if (take('<')) {
      do {
        skip();
        const argument = at;
        const label = nameFrom(text, at);
        if (label !== undefined && text.charAt(at + label.length) === '=') at += label.length + 1;
        if (!type()) return false;
        inside.push(text.slice(argument, at).trim());
      } while (take(','));
      if (!take('>')) return false;
    }
    if (start === 0) head = { name, arguments: inside };
    return true;
  };
  const isType = type();
  skip();
  if (!isType || at < text.length) return { offset: at };
  return { names, ...(head === undefined || /[|?]$/.test(withoutArguments(text)) || /\||->/.test(withoutArguments(text)) ? {} : { head }) };
}

function nameFrom(text: string, at: number): string | undefined {
  nameAt.lastIndex = at;
  return nameAt.exec(text)?.[0];
}

function withoutArguments(text: string): string {
  const start = text.indexOf('<');
  return start < 0 ? text : text.slice(0, start) + text.slice(text.lastIndexOf('>') + 1);
}
