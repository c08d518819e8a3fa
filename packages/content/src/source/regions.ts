/** A stretch of a text: offsets of whole lines. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const marker = /^[ \t]*(?:\/\/|--|<!--|\/\*|\(\*|[#;%']|rem\b)?[ \t]*#?(end)?region\b[ \t]*([^\n]*?)[ \t]*(?:-->|\*\/|\*\))?$/i;

/** The lines of `text` without the comment lines that begin and end regions, as ranges in their order. */
export function linesOutsideMarkers(text: string, within: TextRange): readonly TextRange[] {
  const ranges: TextRange[] = [];
  let start = within.start;
  forEachLine(text, within, (line, lineStart, lineEnd) => {
    if (markerOf(line) === null) return;
    if (start < lineStart) ranges.push({ start, end: lineStart });
    start = lineEnd;
  });
  if (start < within.end) ranges.push({ start, end: within.end });
  return ranges;
}

/** What stands between the comment lines `region name` and `endregion name`; `undefined` when there is no such region. */
export function findRegion(text: string, name: string): TextRange | undefined {
  let found: TextRange | undefined;
  const open: { readonly name: string; readonly start: number }[] = [];
  forEachLine(text, { start: 0, end: text.length }, (line, lineStart, lineEnd) => {
    const match = markerOf(line);
    if (match === null || found !== undefined) return;
    const label = match[2] ?? '';
    if (match[1] === undefined) return void open.push({ name: label, start: lineEnd });
    const index = label === '' ? open.length - 1 : open.findLastIndex((entry) => entry.name === label);
    const [region] = index < 0 ? [] : open.splice(index, 1);
    if (region?.name === name) found = { start: region.start, end: lineStart };
  });
  if (found !== undefined) return found;
  const unclosed = open.find((entry) => entry.name === name);
  return unclosed === undefined ? undefined : { start: unclosed.start, end: text.length };
}

/** The names of the regions of `text`, in order. */
export function regionNames(text: string): readonly string[] {
  const names: string[] = [];
  forEachLine(text, { start: 0, end: text.length }, (line) => {
    const match = markerOf(line);
    if (match !== null && match[1] === undefined && match[2] !== undefined && match[2] !== '') names.push(match[2]);
  });
  return names;
}

// No marker is that long, and the pattern is for lines that people write.
function markerOf(line: string): RegExpExecArray | null {
  return line.length < 300 && line.includes('egion') ? marker.exec(line.trimEnd()) : null;
}

function forEachLine(text: string, within: TextRange, visit: (line: string, start: number, end: number) => void): void {
  let start = within.start;
  while (start < within.end) {
    const found = text.indexOf('\n', start);
    const end = found < 0 || found >= within.end ? within.end : found;
    visit(text.slice(start, end), start, Math.min(end + 1, within.end));
    start = end + 1;
  }
}
