/**
 * What the whole of a path is that `pattern` names, in which `*` is any part of a name, `**` any folders, `{a,b}` one of several, and `[ab]` or `[^ab]`
 * a sign.
 */
export function globOf(pattern: string): RegExp {
  const source = pattern.replace(sign, (whole, not: string | undefined, signs: string | undefined, names: string | undefined) => {
    if (names !== undefined) return `(?:${names.split(',').map((name) => globOf(name).source.slice(1, -1)).join('|')})`;
    if (signs !== undefined) return `[${not === '' ? '' : '^/'}${signs}]`;
    return known[whole] ?? `\\${whole}`;
  });
  return new RegExp(`^${source}$`);
}

const sign = /\*\*\/|\*\*|\*|\?|\[([!^]?)([^\][/\\]+)\]|\{([^{}/]*,[^{}/]*)\}|[.+^$()|[\]{}\\]/g;
const known: { readonly [sign: string]: string } = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' };
