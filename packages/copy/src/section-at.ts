/** Put behind the place that is looked for; no text has it. */
const mark = '\u0002';

/** The document `html` with a mark at the element whose id is `anchor`; `undefined`: it has none. */
export function markAnchor(html: string, anchor: string): string | undefined {
  const escaped = anchor.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const at = html.indexOf(` id="${escaped}"`);
  const end = at < 0 ? -1 : html.indexOf('>', at);
  return end < 0 ? undefined : `${html.slice(0, end + 1)}${mark}${html.slice(end + 1)}`;
}

/**
 * The section of `markdown` in which the mark stands: from its own heading, or the one above it, to the next heading of the
 * same level or a higher one. Without the mark.
 */
export function sectionAtMark(markdown: string): string {
  const lines = markdown.split('\n');
  const levels = levelsOf(lines);
  const at = lines.findIndex((line) => line.includes(mark));
  let start = Math.max(0, at);
  // An element may stand around its heading, or right before it.
  if (levels[start] === 0 && lines[start] === mark) start = levels.findIndex((level, index) => index > start && level > 0);
  while (start > 0 && levels[start] === 0) start -= 1;
  const level = levels[start] ?? 0;
  const end = levels.findIndex((other, index) => index > start && other > 0 && other <= level);
  return lines.slice(start, end < 0 ? undefined : end).join('\n').replaceAll(mark, '').trim();
}

/** The level of each line that is a heading, else 0; lines of code are none. */
function levelsOf(lines: readonly string[]): readonly number[] {
  let fence = '';
  return lines.map((line) => {
    const opening = /^\s*(`{3,})/.exec(line)?.[1];
    if (fence !== '') {
      if (opening !== undefined && opening.length >= fence.length && line.trim() === opening) fence = '';
      return 0;
    }
    if (opening !== undefined) fence = opening;
    return /^(#{1,6}) /.exec(line)?.[1]?.length ?? 0;
  });
}
