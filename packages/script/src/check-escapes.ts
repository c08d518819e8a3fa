import type { ScriptToken } from './lex-script.ts';
import type { ScriptFinding } from './walk.ts';

const escapeAt = /\\(?:[юu]\d+|[\s\S])/g;
const known = /^\\(?:[нвтnrt\\"%$]|[юu]\d+)$/;

/** The escapes in the texts of `tokens` that mean nothing. */
export function checkEscapes(tokens: readonly ScriptToken[], code: string): readonly ScriptFinding[] {
  return tokens.flatMap(({ kind, start, end, inside = [] }) => {
    if (kind !== 'string') return [];
    const holes = inside.map((list) => ({ start: list[0]?.start ?? start, end: list.at(-1)?.end ?? end }));
    const own = [...code.slice(start, end).matchAll(escapeAt)].flatMap(({ 0: escape, index }): readonly ScriptFinding[] => {
      const at = start + index;
      if (known.test(escape) || holes.some((hole) => at >= hole.start && at < hole.end)) return [];
      return [{ code: 'HG2419', args: { escape }, start: at, end: at + escape.length }];
    });
    return [...own, ...inside.flatMap((list) => checkEscapes(list, code))];
  });
}
