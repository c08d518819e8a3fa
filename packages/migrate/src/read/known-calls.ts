import { isRecord, type Known } from './known.ts';

/** A method of a list. */
export function callOnList(list: readonly Known[], method: string, args: readonly Known[]): Known {
  const [first] = args;
  if (method === 'concat') return list.concat(...(args as readonly Known[][]));
  if (method === 'join') return list.join(typeof first === 'string' ? first : ',');
  if (method === 'flat') return list.flat() as readonly Known[];
  if (method === 'slice') return list.slice(Number(first ?? 0), args[1] === undefined ? undefined : Number(args[1]));
  if (method === 'reverse' || method === 'toReversed') return list.toReversed();
  if (typeof first !== 'function') return undefined;
  if (method === 'map') return list.map((item, index) => first([item, index]));
  if (method === 'flatMap') return list.flatMap((item, index) => first([item, index]) as readonly Known[]);
  if (method === 'filter') return list.filter((item, index) => first([item, index]));
  return undefined;
}

/** Methods of texts. */
export const textMethods: { readonly [name: string]: (text: string, args: readonly Known[]) => Known } = {
  replace: (text, [from, to]) => (typeof from === 'string' && typeof to === 'string' ? text.replace(from, to) : undefined),
  toLowerCase: (text) => text.toLowerCase(),
  toUpperCase: (text) => text.toUpperCase(),
  trim: (text) => text.trim(),
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
