import type { Location } from '@helpgen/model';
import { showControls, widthOf } from './terminal-text.ts';

/** A piece of the source line with a mark below it: two lines of text, not yet coloured. */
export interface CodeFrame {
  /** Line number and line, such as `   42 | text`. */
  readonly line: string;
  /** The gutter below the line, such as `      | `. */
  readonly gutter: string;
  /** Spaces and carets. */
  readonly carets: string;
}

interface Cell {
  readonly text: string;
  readonly width: number;
}

const tabWidth = 4;

/**
 * The frame of `at`, at most `maxWidth` columns wide: tabs expanded, a longer line cut around the marked span, the
 * carets as wide as what they mark. `undefined` when the line's text is not known.
 */
export function makeCodeFrame(at: Location, maxWidth: number): CodeFrame | undefined {
  if (at.line === undefined || at.lineText === undefined) return undefined;
  const number = String(at.line).padStart(5);
  const cells = toCells(at.lineText.replace(/[\r\n]+$/, ''));
  const start = Math.min(Math.max((at.column ?? 1) - 1, 0), cells.length);
  const end = at.column === undefined ? start : Math.min(start + Math.max(at.length ?? 1, 1), cells.length);
  const shown = cut(cells, start, Math.max(maxWidth - number.length - 3, 20));
  const before = widthOfCells(cells.slice(shown.from, start)) + (shown.from > 0 ? 1 : 0);
  const marked = widthOfCells(cells.slice(start, Math.min(end, shown.to)));
  const text = cells.slice(shown.from, shown.to).map((cell) => cell.text).join('');
  return {
    line: `${number} | ${shown.from > 0 ? '…' : ''}${text}${shown.to < cells.length ? '…' : ''}`.trimEnd(),
    gutter: `${' '.repeat(number.length)} | `,
    carets: at.column === undefined ? '' : `${' '.repeat(before)}${'^'.repeat(Math.max(marked, 1))}`,
  };
}

function toCells(line: string): Cell[] {
  let column = 0;
  return [...line].map((character) => {
    const width = character === '\t' ? tabWidth - (column % tabWidth) : widthOf(showControls(character));
    column += width;
    return { text: character === '\t' ? ' '.repeat(width) : showControls(character), width };
  });
}

/** The range of cells to show: the whole line when it fits, else a third of the room before the span and the rest after. */
function cut(cells: readonly Cell[], start: number, room: number): { readonly from: number; readonly to: number } {
  if (widthOfCells(cells) <= room) return { from: 0, to: cells.length };
  let from = start;
  for (let left = Math.floor(room / 3); from > 0 && left >= (cells[from - 1]?.width ?? 0); from -= 1) left -= cells[from - 1]?.width ?? 0;
  // One column for each ellipsis.
  let left = room - 2;
  let to = from;
  for (; to < cells.length && left >= (cells[to]?.width ?? 0); to += 1) left -= cells[to]?.width ?? 0;
  // Near the end of the line the room that is left over goes to what stands before.
  for (; to === cells.length && from > 0 && left >= (cells[from - 1]?.width ?? 0); from -= 1) left -= cells[from - 1]?.width ?? 0;
  return { from, to };
}

function widthOfCells(cells: readonly Cell[]): number {
  return cells.reduce((sum, cell) => sum + cell.width, 0);
}
