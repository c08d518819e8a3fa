import { isRecord, notKnown, type Known } from './known.ts';

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
  if (typeof first !== 'function') return undefined;
  if (method === 'forEach') return list.map((item, index) => first([item, index]));
  if (method === 'map') return list.map((item, index) => first([item, index]));
  if (method === 'flatMap') return list.flatMap((item, index) => first([item, index]) as readonly Known[]);
  if (method === 'filter') return list.filter((item, index) => first([item, index]));
  if (method === 'find') return list.find((item, index) => first([item, index])) ?? null;
  if (method === 'some') return list.some((item, index) => first([item, index]));
  if (method === 'every') return list.every((item, index) => first([item, index]));
  return undefined;
}

/** Methods of texts. */
export const textMethods: { readonly [name: string]: (text: string, args: readonly Known[]) => Known } = {
  replace: (text, [from, to]) => (typeof from === 'string' && typeof to === 'string' ? text.replace(from, to) : undefined),
  toLowerCase: (text) => text.toLowerCase(),
  toUpperCase: (text) => text.toUpperCase(),
  trim: (text) => text.trim(),
  localeCompare: (text, [other, locale]) => text.localeCompare(String(other), typeof locale === 'string' ? locale : undefined),
  split: (text, [by]) => (typeof by === 'string' ? text.split(by) : undefined),
  startsWith: (text, [start]) => (typeof start === 'string' ? text.startsWith(start) : undefined),
  endsWith: (text, [end]) => (typeof end === 'string' ? text.endsWith(end) : undefined),
  includes: (text, [part]) => (typeof part === 'string' ? text.includes(part) : undefined),
};

/** A function of `Object`, called with `args`. */
export function callOnObject(method: string, args: readonly Known[]): Known {
  const [object] = args;
  if (method === 'fromEntries' && Array.isArray(object)) return Object.fromEntries(object as readonly [string, Known][]);
  if (method === 'assign') return Object.assign({}, ...args.filter(isRecord)) as Known;
  if (!isRecord(object)) return undefined;
  if (method === 'keys') return Object.keys(object);
  if (method === 'values') return Object.values(object);
  if (method === 'entries') return Object.entries(object);
  return undefined;
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

/** `new Date(…)`. */
export function dateOf([given]: readonly Known[]): Known {
  const date = typeof given === 'string' || typeof given === 'number' ? new Date(given) : new Date();
  if (Number.isNaN(date.getTime())) return undefined;
  return {
    getFullYear: () => date.getFullYear(),
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
