import type { JsonPath } from '../json-source.ts';

/** `path` as people write it: `navbar.items[2].docId`, other keys in brackets and quotes. Empty for the root. */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      const key = String(step);
      if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(key)) return `[${JSON.stringify(key)}]`;
      return index === 0 ? key : `.${key}`;
    })
    .join('');
}

/** The path of a pointer, the inverse of {@link pointerOf}; reading stops where the form is left. */
export function parsePointer(pointer: string): JsonPath {
  const step = /\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|\.?([^.[\]]+)/y;
  const path: (string | number)[] = [];
  for (let match = step.exec(pointer); match !== null; match = step.exec(pointer)) {
    const [, index, quoted, key = ''] = match;
    if (index !== undefined) path.push(Number(index));
    else path.push(quoted === undefined ? key : unquote(quoted));
  }
  return path;
}

function unquote(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}
