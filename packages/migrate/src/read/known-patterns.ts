import { isRecord, type Known } from './known.ts';

/** A regular expression that a module writes, as a value. */
export interface KnownPattern {
  readonly [key: string]: Known;
  readonly pattern: string;
  readonly flags: string;
}

/** The value that a regular expression of a module is. */
export function patternOf({ source, flags }: RegExp): KnownPattern {
  return { pattern: source, flags };
}

/** The regular expression that `value` stands for; `undefined`: it is none. */
export function regExpOf(value: Known): RegExp | undefined {
  return isRecord(value) && typeof value['pattern'] === 'string' && typeof value['flags'] === 'string'
    ? new RegExp(value['pattern'], value['flags'])
    : undefined;
}

/** A method of a regular expression, called with `args`. */
export function callOnPattern(pattern: RegExp, method: string, [text]: readonly Known[]): Known {
  if (typeof text !== 'string') return undefined;
  if (method === 'test') return pattern.test(text);
  return method === 'exec' ? matched(pattern.exec(text)) : undefined;
}

/** What `match` and `exec` give: the whole and its groups, in their order. */
export function matched(found: RegExpExecArray | RegExpMatchArray | null): Known {
  return found === null ? null : [...found];
}
