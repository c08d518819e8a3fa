import type { Code, List, Nodes, Parents } from 'mdast';
import { escapeAttribute, escapeText } from '@helpgen/model';
import { fillIn } from '@helpgen/model/locales/words-for';
import type { Compilation } from '../compilation.ts';
import { addProperties, become, partFor, rangeOf, type Part } from '../shape/mdast.ts';

declare module 'mdast' {
  interface CodeData {
    /** Where the code stands together with the ordered list behind it, which may explain marks in it. */
    notes?: NotedPart;
  }
}

interface NotedPart extends Part {
  readonly children: [Code, List];
  /** Which one of the page it is, from 1. */
  readonly number: number;
}

/** Code without the marks of its notes, as long as it was, and the HTML of the marks by the index of their line. */
export interface NotedCode {
  readonly code: string;
  readonly marks: ReadonlyMap<number, string>;
}

const mark = /\((\d{1,3})\)!/;
const onlyMarks = /^((?:\(\d{1,3}\)![ \t]*)+)(\*\/\}?|-->|#\}|\*\))?[ \t]*$/;
const openings = ['{/*', '<!--', '//', '/*', '{#', '(*', '--', '#', ';', '%', "'"];

/**
 * Joins each block of code in `root` that may have marks such as `// (1)!` with the ordered list behind it. Whether it has any is
 * known when it is drawn: code may come from another file.
 */
export function joinCodeNotes(root: Parents, compilation: Compilation): void {
  if (!/\(\d{1,3}\)!|\bfile=/.test(compilation.prepared.text)) return;
  let count = 0;
  const joinIn = (parent: Parents): void => {
    const children: Nodes[] = parent.children;
    for (const [index, code] of children.entries()) {
      const list = children[index + 1];
      if ('children' in code) joinIn(code);
      if (code.type !== 'code' || list?.type !== 'list' || list.ordered !== true) continue;
      if (!mark.test(code.value) && !/\bfile=/.test(code.meta ?? '')) continue;
      joinIn(list);
      const part: NotedPart = { ...partFor({ kind: 'part', part: 'CodeNotes', props: {} }, [], compilation), children: [code, list], number: (count += 1) };
      code.data = { ...code.data, notes: part };
      children.splice(index, 2, part);
    }
  };
  joinIn(root);
}

/** Takes the marks out of `code`, which the block `node` shows, and gives the items that they lead to their ids. */
export function takeCodeNotes(code: string, node: Code, codeStart: number, compilation: Compilation): NotedCode {
  const part = node.data?.notes;
  const marks = new Map<number, string>();
  // Markdown that is shown as code shows how marks are written.
  if (part === undefined && /^(?:markdown|mdx?)$/.test(node.lang ?? '')) return { code, marks };
  const lines = mark.test(code) ? code.split('\n').map((line, index) => takeMarks(line, index)) : [code];
  if (part !== undefined && marks.size === 0) become(part, { type: 'hgGroup', children: part.children });
  return { code: lines.join('\n'), marks };

  function takeMarks(line: string, index: number): string {
    const written = readMarks(line);
    if (written === undefined) return line;
    const missing = written.numbers.find((number) => itemOf(part, number) === undefined);
    if (missing !== undefined) {
      const shown = `(${missing})!`;
      const at = compilation.prepared.text.indexOf(shown, codeStart);
      const [start, end] = rangeOf(node);
      const place = at < 0 || at > end ? compilation.place(start, start + 3) : compilation.place(at, at + shown.length);
      compilation.report('HG2404', { mark: shown }, { at: place });
      return line;
    }
    const gap = written.before.trim() === '' ? written.before : ' ';
    marks.set(index, gap + written.numbers.map((number, at) => drawMark(number, written, at)).join(''));
    return written.before.padEnd(line.length);
  }

  function drawMark(number: number, { opening, closing, numbers }: WrittenMarks, at: number): string {
    const id = `note-${part?.number ?? 0}-${number}`;
    const item = itemOf(part, number);
    if (item !== undefined) addProperties(item, { id });
    const name = escapeAttribute(fillIn(compilation.words['content.codeNote'], { number }));
    // What the comment is made of is not shown beside a mark, and stands in copies and where there is no style.
    const [before, after] = [at === 0 ? opening : ' ', at === numbers.length - 1 ? closing : ''].map(escapeText);
    return `<a class="hg-code-note" href="#${id}" aria-label="${name}"><i>${before}(</i>${number}<i>)${after}</i></a>`;
  }
}

function itemOf(part: NotedPart | undefined, number: number): List['children'][number] | undefined {
  const list = part?.children[1];
  return list?.children[number - (list.start ?? 1)];
}

interface WrittenMarks {
  /** The line without the marks, and without their comment when it holds nothing else. */
  readonly before: string;
  readonly opening: string;
  readonly closing: string;
  readonly numbers: readonly number[];
}

/** The marks in the comment at the end of `line`. */
function readMarks(line: string): WrittenMarks | undefined {
  const start = line.search(mark);
  const [, marks = '', closing = ''] = start < 0 ? [] : (onlyMarks.exec(line.slice(start)) ?? []);
  if (marks === '') return undefined;
  const before = line.slice(0, start).trimEnd();
  const numbers = [...marks.matchAll(/\d+/g)].map(([number]) => Number(number));
  const bare = openings.find((opening) => before.endsWith(opening));
  if (bare !== undefined) {
    const code = before.slice(0, -bare.length);
    return { before: code.trim() === '' ? code : code.trimEnd(), opening: `${bare} `, closing: closing === '' ? '' : ` ${closing}`, numbers };
  }
  if (!openings.some((opening) => before.includes(opening))) return undefined;
  return { before: closing === '' ? before : `${before} ${closing}`, opening: '', closing: '', numbers };
}
