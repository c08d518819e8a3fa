/**
 * What takes the place of `pattern`, a beginning of names or a glob of them, when each name of `moves` becomes the other one: where all
 * that its fixed beginning holds has moved together, that begins as they do now. `undefined`: they stay, or they have parted.
 */
export function patternNow(pattern: string, moves: readonly (readonly [old: string, next: string])[]): string | undefined {
  const head = headOf(pattern);
  const heads = new Set(
    moves.flatMap(([old, next]) => {
      if (head === '' || (old !== head && !old.startsWith(`${head}/`))) return [];
      const rest = old.slice(head.length);
      return [next.endsWith(rest) ? next.slice(0, next.length - rest.length) : ''];
    }),
  );
  const [next = ''] = heads;
  return heads.size !== 1 || next === '' || next === head ? undefined : pattern.replace(head, () => next);
}

/** The names with which `pattern` begins, before the first one that is not fixed. */
export function headOf(pattern: string): string {
  const names = pattern.split('/');
  const end = names.findIndex((name) => /[*?]/.test(name));
  return (end < 0 ? names : names.slice(0, end)).filter((name) => name !== '').join('/');
}
