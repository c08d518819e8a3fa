/** What the whole of a path is that `pattern` names, in which `*` is any part of a name and `**` any folders. */
export function globOf(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\//g, '\u0000')
    .replace(/\*\*/g, '\u0001')
    .replaceAll('*', '[^/]*');
  return new RegExp(`^${source.replaceAll('\u0000', '(?:.*/)?').replaceAll('\u0001', '.*')}$`);
}
