/** A type as it is written in the language. */
export interface TypeNotation {
  /** Every name in it, in order, with its place in the text. */
  readonly names: readonly NotedName[];
  /** What it may be, but for what says that it may be absent. */
  readonly alternatives: readonly TypeAlternative[];
  /** The only alternative when it is a type that is never absent. */
  readonly head?: NamedType;
}

/** One of the things that a type in a notation may be. */
export type TypeAlternative = NamedType | FunctionType;

/** A type with the texts of its arguments. */
export interface NamedType {
  readonly name: string;
  readonly arguments: readonly string[];
}

/** The texts of what a function takes and gives. */
export interface FunctionType {
  readonly parameters: readonly string[];
  readonly result: string;
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
  let isOptional = false;
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
  // Each of these says what it read; `undefined`: the text stops being a type here.
  const type = (): readonly TypeAlternative[] | undefined => {
    const all: TypeAlternative[] = [];
    let canBeAbsent = false;
    do {
      // `Строка|?`: the rest of a union that also holds Неопределено.
      const isRest = take('?');
      const read = isRest ? [] : take('(') ? bracket() : named();
      if (read === undefined) return undefined;
      all.push(...read);
      canBeAbsent ||= isRest || take('?') || isOptional;
    } while (take('|'));
    isOptional = canBeAbsent;
    return all;
  };
  /** What follows `(`: a type in brackets, or the parameters of a function. */
  const bracket = (): readonly TypeAlternative[] | undefined => {
    const parameters: string[] = [];
    let inside: readonly TypeAlternative[] = [];
    isOptional = false;
    if (!take(')')) {
      do {
        const start = at;
        const read = type();
        if (read === undefined) return undefined;
        inside = read;
        parameters.push(text.slice(start, at).trim());
      } while (take(','));
      if (!take(')')) return undefined;
    }
    if (!take('->')) return parameters.length === 1 ? inside : undefined;
    const start = at;
    if (type() === undefined) return undefined;
    isOptional = false;
    return [{ parameters, result: text.slice(start, at).trim() }];
  };
  const named = (): readonly TypeAlternative[] | undefined => {
    skip();
    const start = at;
    const name = nameFrom(text, at);
    if (name === undefined) return undefined;
    at += name.length;
    names.push({ name, start, end: at });
    const inside: string[] = [];
    if (take('<')) {
      do {
        skip();
        const argument = at;
        const label = nameFrom(text, at);
        if (label !== undefined && text.charAt(at + label.length) === '=') at += label.length + 1;
        if (type() === undefined) return undefined;
        inside.push(text.slice(argument, at).trim());
      } while (take(','));
      if (!take('>')) return undefined;
    }
    isOptional = false;
    return [{ name, arguments: inside }];
  };
  const alternatives = type();
  skip();
  if (alternatives === undefined || at < text.length) return { offset: at };
  const [only] = alternatives;
  return { names, alternatives, ...(only === undefined || !('name' in only) || alternatives.length > 1 || isOptional ? {} : { head: only }) };
}

function nameFrom(text: string, at: number): string | undefined {
  nameAt.lastIndex = at;
  return nameAt.exec(text)?.[0];
}
