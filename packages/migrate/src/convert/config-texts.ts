/** Of `texts`, what a locale calls texts of the config, those that stand somewhere in `frame`: a config may name no others. */
export function textsOfFrame(frame: unknown, texts: { readonly [written: string]: string }): { readonly texts?: { readonly [written: string]: string } } {
  const written = new Set(textsIn(frame));
  const used = Object.entries(texts).filter(([text, name]) => written.has(text) && text !== name && name !== '');
  return used.length === 0 ? {} : { texts: Object.fromEntries(used) };
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
