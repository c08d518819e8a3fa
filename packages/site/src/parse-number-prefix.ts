/** A file or folder name without its number prefix, and the number. */
export interface PrefixedName {
  readonly name: string;
  readonly position?: number;
}

/**
 * Cuts a number prefix off `name`: digits, spaces, one or more of `-_.`, spaces, and a rest that is not empty. A name
 * that looks like a date or a version (`2025-10-20-news`, `7.0-foo`) has none.
 */
export function parseNumberPrefix(name: string): PrefixedName {
  const first = name.charCodeAt(0);
  if (!(first >= 48 && first <= 57)) return { name };
  if (/^\d+[-_.]\d/.test(name)) return { name };
  const match = /^(\d+) *[-_.]+ *(?=[^-_. ])/.exec(name);
  return match === null ? { name } : { name: name.slice(match[0].length), position: Number(match[1]) };
}

/** `path` with the number prefix of every segment cut off. */
export function cutNumberPrefixes(path: string): string {
  if (!/(?:^|\/)\d/.test(path)) return path;
  return path.split('/').map((segment) => parseNumberPrefix(segment).name).join('/');
}
