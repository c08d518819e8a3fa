/** A stretch of a text that Markdown reads alone as it reads it in its place. */
export interface Block {
  readonly start: number;
  readonly end: number;
  /** The code of the fences in it. */
  readonly code: readonly CodeRange[];
}

/** The lines between the two lines of a fence. */
export interface CodeRange {
  /** Offset of the first line of code. */
  readonly start: number;
  /** Offset of the closing fence. */
  readonly end: number;
}

// HTML blocks and block math have other ideas of where a fence begins, and may go on past a blank line.
const mayHideFences = /^ {0,3}<(?!!--[^\n]*-->[ \t]*$)|\$\$/m;
const fenceLines = /^([ \t>+*.)\d-]*)(`{3,}|~{3,})([^\n]*)$/gm;
const blankLines = /\n(?:[ \t]*\n)+(?=[^ \t\n])/g;
// Indented code too: after it the parser does not take an empty item for one.
const listOrIndented = /^(?: {4}| {0,3}\t| {0,3}(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))/m;
const startsWithMarker = /(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/my;
const directiveInContainer = /^[ \t>+*.)\d-]+:::/m;
const directiveLines = /^(:{3,})([^\n]*)$/gm;
// A byte order mark means something at the start of a text alone; where lines end otherwise, they are not looked for.
const unfamiliar = /[\uFEFF\r]/;

/**
 * `text` cut at blank lines where nothing that began before can go on: no code, no directive, and no list with another
 * item to come. A text in which that takes a parser to know is one block.
 *
 * After a blank line, a line without indentation ends every container and every leaf but fences and some HTML
 * (CommonMark 0.31, sections 4 and 5); a directive ends with its closing line, of at least as many colons.
 */
export function splitBlocks(text: string): readonly Block[] {
  const fences = mayHideFences.test(text) ? undefined : topLevelFences(text);
  if (fences === undefined || directiveInContainer.test(text) || unfamiliar.test(text)) return [{ start: 0, end: text.length, code: fences ?? [] }];
  const blocks: Block[] = [];
  let start = 0;
  let looked = 0;
  let holdsList = false;
  let openColons = 0;
  let code: CodeRange[] = [];
  let fenceNumber = 0;
  const look = (end: number): void => {
    const lines = text.slice(looked, end);
    openColons = colonsOpenAfter(lines, openColons);
    holdsList ||= listOrIndented.test(lines);
  };
  blankLines.lastIndex = 0;
  for (let match = blankLines.exec(text); match !== null; match = blankLines.exec(text)) {
    const end = match.index;
    const next = blankLines.lastIndex;
    for (let fence = fences[fenceNumber]; fence !== undefined && fence.start <= end + 1; fence = fences[fenceNumber]) {
      look(fence.start);
      looked = fence.end;
      code.push(fence);
      fenceNumber += 1;
    }
    if (looked > end) {
      blankLines.lastIndex = looked;
      continue;
    }
    look(end);
    looked = next;
    startsWithMarker.lastIndex = next;
    if (openColons > 0 || (holdsList && startsWithMarker.test(text))) continue;
    blocks.push({ start, end: next, code });
    start = next;
    holdsList = false;
    code = [];
  }
  return [...blocks, { start, end: text.length, code: [...code, ...fences.slice(fenceNumber)] }];
}

// What only looks like an opening line counts too: it may make a block longer, never too short.
function colonsOpenAfter(lines: string, before: number): number {
  let open = before;
  for (const [, colons = '', rest = ''] of lines.includes(':::') ? lines.matchAll(directiveLines) : []) {
    if (/[^ ]/.test(rest)) open = Math.max(open, colons.length);
    else if (colons.length >= open) open = 0;
  }
  return open;
}

// Fences inside lists and quotes end with their container, which takes a parser to know.
function topLevelFences(text: string): readonly CodeRange[] | undefined {
  const ranges: CodeRange[] = [];
  fenceLines.lastIndex = 0;
  for (let match = fenceLines.exec(text); match !== null; match = fenceLines.exec(text)) {
    const [whole, prefix, marks = '', info = ''] = match;
    if (prefix !== '') return undefined;
    if (marks.startsWith('`') && info.includes('`')) continue;
    const start = match.index + whole.length + 1;
    const end = closingFence(text, start, marks);
    // A directive's closing line ends the code in it, wherever the code's own fence is.
    if (end === undefined || text.startsWith(':::', start) || text.slice(start, end).includes('\n:::')) return undefined;
    ranges.push({ start, end });
    fenceLines.lastIndex = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
  }
  return ranges;
}

function closingFence(text: string, from: number, marks: string): number | undefined {
  let at = text.startsWith(marks, from) ? from : text.indexOf(`\n${marks}`, from) + 1;
  while (at > 0) {
    const lineEnd = text.indexOf('\n', at);
    const line = text.slice(at, lineEnd < 0 ? undefined : lineEnd).trimEnd();
    if (line === marks.charAt(0).repeat(line.length)) return at;
    at = text.indexOf(`\n${marks}`, at) + 1;
  }
  return undefined;
}
