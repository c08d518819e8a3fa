import type { AnyNode } from '../shape/mdast.ts';
import type { Block } from './split-blocks.ts';

const itemLine = /(?:([-+*])|\d{1,2}([.)])) (?=[^ \n])/y;
// A tab is as wide as its place asks; an open fence or directive takes some of what follows its item.
const unfamiliar = /\t|`{3}|~{3}|:{3}/;
const thematicBreak = /([-*])(?: *\1){2,} *$/my;

/**
 * The items of a block that is nothing but a list, in their order; `undefined` when it takes a parser to know them. Items
 * are told by their markers at the beginning of a line, one space before the content; every other line is indented as
 * far as the content of its item, so that it goes on nothing else (CommonMark 0.31, section 5.2). Blank lines, which make
 * a list loose, tabs and code are left to the parser.
 */
export function splitList(text: string, { start, end, code }: Block): readonly Block[] | undefined {
  let last = end;
  while (last - 2 >= start && text.charCodeAt(last - 2) === newline && text.charCodeAt(last - 1) === newline) last -= 1;
  if (code.length > 0) return undefined;
  const starts: number[] = [];
  let marker: string | undefined;
  let width = 0;
  for (let at = start; at < last; ) {
    const found = matchAt(itemLine, text, at);
    if (found !== null && matchAt(thematicBreak, text, at) === null) {
      const [whole, bullet, delimiter] = found;
      marker ??= bullet ?? delimiter;
      if (marker !== (bullet ?? delimiter)) return undefined;
      width = whole.length;
      starts.push(at);
    } else if (starts.length === 0 || !isIndented(text, at, width)) return undefined;
    const lineEnd = text.indexOf('\n', at);
    if (lineEnd < 0) break;
    at = lineEnd + 1;
  }
  if (starts.length < 2 || unfamiliar.test(text.slice(start, last))) return undefined;
  return starts.map((from, number) => ({ start: from, end: starts[number + 1] ?? last, code: [] }));
}

/** The one list of which `parts`, the blocks of single items, are the pieces; `undefined` when one of them is something else. */
export function joinList(parts: readonly AnyNode[]): AnyNode | undefined {
  const first = parts[0];
  const end = parts.at(-1)?.position?.end;
  if (first?.position === undefined || end === undefined || parts.some(({ type, children }) => type !== 'list' || children?.length !== 1)) return undefined;
  return { ...first, position: { ...first.position, end }, children: parts.flatMap(({ children }) => children ?? []) };
}

const newline = 10;
const space = 32;

/** Whether the line at `at` begins with `width` spaces, and holds something. */
function isIndented(text: string, at: number, width: number): boolean {
  let from = at;
  while (text.charCodeAt(from) === space) from += 1;
  return from - at >= width && from < text.length && text.charCodeAt(from) !== newline;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
