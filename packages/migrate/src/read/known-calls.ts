import { matched, regExpOf } from './known-patterns.ts';
import { at } from './known-values.ts';
import { isPackageCall, isRecord, notKnown, type Known, type KnownFunction } from './known.ts';

/** A method of a list. */
export function callOnList(list: readonly Known[], method: string, args: readonly Known[]): Known {
  const [first] = args;
  if (method === 'concat') return list.concat(...(args as readonly Known[][]));
  if (method === 'join') return list.join(typeof first === 'string' ? first : ',');
  if (method === 'flat') return list.flat() as readonly Known[];
  if (method === 'slice') return list.slice(Number(first ?? 0), args[1] === undefined ? undefined : Number(args[1]));
  if (method === 'reverse' || method === 'toReversed') return list.toReversed();
  if (method === 'includes') return list.includes(first);
  if (method === 'sort' || method === 'toSorted')
    return list.toSorted((a, b) => (typeof first === 'function' ? Number(first([a, b])) : String(a) < String(b) ? -1 : 1));
  // A list of a module may be made step by step.
  if (method === 'push') return (list as Known[]).push(...args);
  // What it takes away is gone for all who have the list.
  if (method === 'shift') return (list as Known[]).shift() ?? null;
  if (method === 'pop') return (list as Known[]).pop() ?? null;
  if (method === 'at') return list.at(Number(first ?? 0)) ?? null;
  if (method === 'indexOf') return list.indexOf(first);
  if (typeof first !== 'function') return undefined;
  if (method === 'findIndex') return list.findIndex((item, index) => first([item, index]));
  if (method === 'reduce') return args.length < 2 ? undefined : list.reduce<Known>((sum, item, index) => first([sum, item, index]), args[1]);
  if (method === 'forEach') return list.map((item, index) => first([item, index, list]));
  if (method === 'map') return list.map((item, index) => first([item, index, list]));
  if (method === 'flatMap') return list.flatMap((item, index) => first([item, index, list]) as readonly Known[]);
  if (method === 'filter') return list.filter((item, index) => first([item, index, list]));
  if (method === 'find') return list.find((item, index) => first([item, index])) ?? null;
  if (method === 'some') return list.some((item, index) => first([item, index]));
  if (method === 'every') return list.every((item, index) => first([item, index]));
  return undefined;
}

/** Methods of texts. */
export const textMethods: { readonly [name: string]: (text: string, args: readonly Known[]) => Known } = {
  replace: (text, [from, to]) => replaced(text, 'replace', from, to),
  replaceAll: (text, [from, to]) => replaced(text, 'replaceAll', from, to),
  match(text, [by]) {
    const pattern = regExpOf(by);
    return pattern === undefined ? undefined : matched(text.match(pattern));
  },
  substring: (text, [from, to]) => text.substring(Number(from ?? 0), to === undefined ? undefined : Number(to)),
  slice: (text, [from, to]) => text.slice(Number(from ?? 0), to === undefined ? undefined : Number(to)),
  indexOf: (text, [part]) => text.indexOf(String(part)),
  lastIndexOf: (text, [part]) => text.lastIndexOf(String(part)),
  charAt: (text, [index]) => text.charAt(Number(index ?? 0)),
  toLowerCase: (text) => text.toLowerCase(),
  toUpperCase: (text) => text.toUpperCase(),
  toLocaleLowerCase: (text, [locale]) => guarded(() => text.toLocaleLowerCase(String(locale ?? 'en'))),
  toLocaleUpperCase: (text, [locale]) => guarded(() => text.toLocaleUpperCase(String(locale ?? 'en'))),
  padStart: (text, [length, fill]) => text.padStart(Number(length), typeof fill === 'string' ? fill : undefined),
  repeat: (text, [count]) => guarded(() => text.repeat(Number(count))),
  trim: (text) => text.trim(),
  localeCompare: (text, [other, locale]) => text.localeCompare(String(other), typeof locale === 'string' ? locale : undefined),
  split(text, [by, most]) {
    const wanted = typeof by === 'string' ? by : regExpOf(by);
    return wanted === undefined ? undefined : guarded(() => text.split(wanted, typeof most === 'number' ? most : undefined));
  },
  startsWith: (text, [start]) => (typeof start === 'string' ? text.startsWith(start) : undefined),
  endsWith: (text, [end]) => (typeof end === 'string' ? text.endsWith(end) : undefined),
  includes: (text, [part]) => (typeof part === 'string' ? text.includes(part) : undefined),
};

function replaced(text: string, method: 'replace' | 'replaceAll', from: Known, to: Known): Known {
  const wanted = typeof from === 'string' ? from : regExpOf(from);
  if (wanted === undefined) return undefined;
  if (typeof to === 'string') return guarded(() => text[method](wanted, to));
  if (typeof to !== 'function') return undefined;
  let isKnown = true;
  const put = (...args: Known[]): string => {
    const value = to(args);
    isKnown &&= typeof value === 'string' || typeof value === 'number';
    return String(value);
  };
  const result = guarded(() => text[method](wanted, put));
  return isKnown ? result : undefined;
}

/** A function of `Object`, called with `args`. */
export function callOnObject(method: string, args: readonly Known[]): Known {
  const [object] = args;
  if (method === 'fromEntries' && Array.isArray(object)) return Object.fromEntries(object as readonly [string, Known][]);
  if (method === 'assign') return Object.assign({}, ...args.filter(isRecord)) as Known;
  if ((!isRecord(object) && !Array.isArray(object)) || isPackageCall(object)) return undefined;
  if (method === 'keys') return Object.keys(object);
  if (method === 'values') return Object.values(object);
  if (method === 'entries') return Object.entries(object);
  return undefined;
}

/** A function of `Math` that gives the same for the same numbers. */
export function callOnMath(method: string, args: readonly Known[]): Known {
  const numbers = args.map(Number);
  const [first = Number.NaN] = numbers;
  if (method === 'min') return Math.min(...numbers);
  if (method === 'max') return Math.max(...numbers);
  return method === 'round' ? Math.round(first) : method === 'floor' ? Math.floor(first) : method === 'ceil' ? Math.ceil(first) : undefined;
}

/** A function of `JSON`; of what is not known in full nothing is written. */
export function callOnJson(method: string, [value, , space]: readonly Known[]): Known {
  if (method === 'parse') return typeof value === 'string' ? guarded(() => JSON.parse(value) as Known) : undefined;
  if (method !== 'stringify' || !isPlain(value)) return undefined;
  return JSON.stringify(value, null, typeof space === 'string' || typeof space === 'number' ? space : undefined);
}

/** Whether `value` holds nothing but data. */
export function isPlain(value: Known): boolean {
  if (value === notKnown || typeof value === 'function') return false;
  if (Array.isArray(value)) return (value as readonly Known[]).every(isPlain);
  return !isRecord(value) || Object.values(value).every(isPlain);
}

/** An object of `Intl`, of which `format` and `of` can be asked. */
export function intlOf(name: string, [locale, options]: readonly Known[]): Known {
  const locales = (Array.isArray(locale) ? (locale as readonly Known[]) : [locale]).filter((item) => typeof item === 'string');
  const settings = isRecord(options) ? options : {};
  if (name === 'NumberFormat')
    return { format: ([value]) => guarded(() => new Intl.NumberFormat(locales, settings).format(Number(value))) };
  if (name === 'ListFormat')
    return {
      format: ([list]) => guarded(() => new Intl.ListFormat(locales, settings).format((Array.isArray(list) ? list : []) as string[])),
    };
  if (name !== 'DisplayNames') return undefined;
  const type = 'language';
  return { of: ([code]) => guarded(() => new Intl.DisplayNames(locales, { type, ...settings }).of(String(code))) };
}

/** What `new` makes of known values, by the name of the class. */
export const madeValues: { readonly [name: string]: KnownFunction } = {
  Date: dateOf,
  Set: ([items]) => setOf(Array.isArray(items) ? (items as readonly Known[]) : []),
  Map: ([entries]) => {
    const map = new Map((Array.isArray(entries) ? (entries as readonly (readonly [Known, Known])[]) : []).map(([key, value]) => [key, value]));
    return { size: map.size, has: ([key]) => map.has(key), get: ([key]) => map.get(key) ?? null };
  },
  URL: ([address, base]) =>
    guarded(() => addressOf(new URL(String(address), typeof base === 'string' ? base : String(at(base, 'href') ?? 'https://example.com')))),
};

function setOf(items: readonly Known[]): Known {
  return { size: new Set(items).size, has: ([item]) => items.includes(item) };
}

/** The parts of an address. */
export function addressOf({ href, origin, protocol, host, hostname, pathname, search, hash }: URL): { readonly [part: string]: Known } {
  return { href, origin, protocol, host, hostname, pathname, search, hash, toString: () => href };
}

/** `new Date(…)`. */
function dateOf([given]: readonly Known[]): Known {
  const date = typeof given === 'string' || typeof given === 'number' ? new Date(given) : new Date();
  if (Number.isNaN(date.getTime())) return undefined;
  return {
    getFullYear: () => date.getFullYear(),
    getMonth: () => date.getMonth(),
    getDate: () => date.getDate(),
    getTime: () => date.getTime(),
    setUTCHours: ([hours]) => date.setUTCHours(Number(hours)),
    toISOString: () => date.toISOString(),
    toLocaleDateString: ([locale, options]) =>
      date.toLocaleDateString(typeof locale === 'string' ? locale : undefined, isRecord(options) ? options : undefined),
  };
}

/** What `work` gives; `undefined` when it refuses its arguments. */
export function guarded(work: () => Known): Known {
  try {
    return work();
  } catch {
    return undefined;
  }
}
