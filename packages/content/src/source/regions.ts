import type { Stretch } from '@helpgen/model';

const marker = /^[ \t]*(?:\/\/|--|<!--|\/\*|\(\*|[#;%']|rem\b)?[ \t]*#?(end)?region\b[ \t]*([^\n]*?)[ \t]*(?:-->|\*\/|\*\))?$/i;

/** The lines of `text` without the comment lines that begin and end regions, as ranges in their order. */
export function linesOutsideMarkers(text: string, within: Stretch): readonly Stretch[] {
  const ranges: Stretch[] = [];
  let { start } = within;
  for (const found of markersIn(text, within)) {
    if (start < found.start) ranges.push({ start, end: found.start });
    start = found.end;
  }
  if (start < within.end) ranges.push({ start, end: within.end });
  return ranges;
}

/** What stands between the comment lines `region name` and `endregion name`; `undefined` when there is no such region. */
export function findRegion(text: string, name: string): Stretch | undefined {
  const open: Marker[] = [];
  for (const found of markersIn(text)) {
    if (!found.isEnd) {
      open.push(found);
      continue;
    }
    const index = found.name === '' ? open.length - 1 : open.findLastIndex((entry) => entry.name === found.name);
    const [region] = index < 0 ? [] : open.splice(index, 1);
    if (region?.name === name) return { start: region.end, end: found.start };
  }
  const unclosed = open.find((entry) => entry.name === name);
  return unclosed === undefined ? undefined : { start: unclosed.end, end: text.length };
}

/** The names of the regions of `text`, in order. */
export function regionNames(text: string): readonly string[] {
  return markersIn(text).flatMap(({ name, isEnd }) => (isEnd || name === '' ? [] : name));
}

/** A comment line that begins or ends a region. */
interface Marker extends Stretch {
  readonly name: string;
  readonly isEnd: boolean;
}

function markersIn(text: string, { start, end }: Stretch = { start: 0, end: text.length }): readonly Marker[] {
  const found: Marker[] = [];
  for (let at = start; at < end; ) {
    const lineEnd = text.indexOf('\n', at);
    const next = lineEnd < 0 || lineEnd >= end ? end : lineEnd + 1;
    const line = text.slice(at, next).trimEnd();
    // No marker is that long, and the pattern is for lines that people write.
    const match = line.length < 300 && line.includes('egion') ? marker.exec(line) : null;
    if (match !== null) found.push({ isEnd: match[1] !== undefined, name: match[2] ?? '', start: at, end: next });
    at = next;
  }
  return found;
}
