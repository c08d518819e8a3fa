import type { Nodes } from 'mdast';
import type { ContentOptions } from '@helpgen/model';

/** The most that one page may ask of the parser; beyond it the page is refused by name. */
export type Limits = ContentOptions['limits'];

/** What is over a limit, and where it begins. */
export interface Excess {
  readonly code: 'HG2102' | 'HG2103' | 'HG2104' | 'HG2105' | 'HG2106';
  readonly args: { readonly [name: string]: string | number };
  readonly offset: number;
}

const openers = [
  { name: '`<!--` without an end', open: '<!--', close: '-->' },
  { name: '`<?` without an end', open: '<?', close: '?>' },
  { name: '`<![CDATA[` without an end', open: '<![CDATA[', close: ']]>' },
  { name: '`<!` without an end', open: '<!', close: '>' },
] as const;
const marks = /(?<![\p{L}\p{N}_])_+|_+(?![\p{L}\p{N}_])|\*+|~+|==|\^|[[\]]/gu;
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/gm;

/** Whether `text` has as many signs as it takes to be over a limit, were they all in one block; most pages have not. */
export function mayBeCostly(text: string, limits: Limits): boolean {
  const found = text.match(/[[\]_*~|=^]/g)?.length ?? 0;
  if (found >= Math.min(limits.rows, limits.marks) || countOf(text, '<!') > limits.patterns || countOf(text, '<?') > limits.patterns) return true;
  return (text.match(underline)?.length ?? 0) > limits.patterns;
}

/** The first block of `blocks`, of which the parser knows nothing but where they stand in `text`, that is over a limit. */
export function findCostlyBlock(text: string, blocks: Nodes, limits: Limits): Excess | undefined {
  // What finding pairs can cost goes with the square of the marks in a block.
  let cost = 0;
  let underlines = 0;
  const look = (node: Nodes): Excess | undefined => {
    const offset = node.position?.start.offset ?? 0;
    if (node.type === 'table' && node.children.length > limits.rows) return { code: 'HG2106', args: { limit: limits.rows }, offset };
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const written = text.slice(offset, node.position?.end.offset);
      const count = written.match(marks)?.length ?? 0;
      cost += count ** 2;
      underlines += node.type === 'paragraph' ? underlinesIn(text, written, offset) : 0;
      if (cost > limits.marks ** 2) return excessOf('marks such as `*`, `_` and `[` in one block', { count, limit: limits.marks, offset });
      if (underlines > limits.patterns) return excessOf('lines of nothing but `-` or `=`', { count: underlines, limit: limits.patterns, offset });
      return openersIn(written, offset, limits);
    }
    if (!('children' in node)) return undefined;
    for (const child of node.children) {
      const excess = look(child);
      if (excess !== undefined) return excess;
    }
    return undefined;
  };
  return look(blocks);
}

interface Counted {
  readonly count: number;
  readonly limit: number;
  readonly offset: number;
}

function excessOf(pattern: string, { count, limit, offset }: Counted): Excess {
  return { code: 'HG2104', args: { count, pattern, limit }, offset };
}

/** The lines that underline a heading or try to: in the paragraph `written`, and the one behind it. */
function underlinesIn(text: string, written: string, offset: number): number {
  const end = offset + written.length + 1;
  const lineEnd = text.indexOf('\n', end);
  const behind = text.slice(end, lineEnd < 0 ? undefined : lineEnd);
  return (written.match(underline)?.length ?? 0) + (behind.match(underline)?.length ?? 0);
}

function openersIn(written: string, offset: number, { patterns }: Limits): Excess | undefined {
  if (!written.includes('<')) return undefined;
  for (const { name, open, close } of openers) {
    const from = Math.max(0, written.lastIndexOf(close));
    const count = countOf(written.slice(from), open);
    if (count > patterns) return excessOf(name, { count, limit: patterns, offset: offset + written.indexOf(open, from) });
  }
  return undefined;
}

function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}
