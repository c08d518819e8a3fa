/** An example beyond as many lines says nothing new. */
const mostLines = 120;

/** `value` as JSON that fits beside its description: of longer ones lists keep an item, and what is deep inside is left out. */
export function exampleCode(value: unknown): string {
  let code = JSON.stringify(value, null, 2) ?? 'null';
  for (let depth = 6; depth > 0 && code.split('\n').length > mostLines; depth -= 1) code = JSON.stringify(shorten(value, depth), null, 2);
  return code;
}

function shorten(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return Array.isArray(value) ? [] : {};
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => shorten(item, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner, depth - 1)]));
}
