import type { CodeRun } from './code-run.ts';

const openers = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);
const bracket = /[()[\]{}]/;

// Where a bracket without its partner is nothing unusual: `case x in a)`, smileys, hunks.
const lenientLanguages = new Set(['bash', 'batch', 'diff', 'markdown', 'makefile', 'latex']);

interface OpenBracket {
  readonly closing: string;
  readonly run: CodeRun;
  readonly classes: string;
}

/**
 * `runs` with a class for the depth of every bracket that is code: `bracket-0` to `bracket-2`, beginning again, and
 * `bracket-unmatched` for one without partner, unless `language` is one where that is usual.
 */
export function markBrackets(runs: readonly CodeRun[], language: string): readonly CodeRun[] {
  const unmatched = lenientLanguages.has(language) ? '' : 'bracket-unmatched';
  const marked: CodeRun[] = [];
  const open: OpenBracket[] = [];
  for (const run of runs) {
    if (run.isOpaque || !bracket.test(run.text)) {
      marked.push(run);
      continue;
    }
    for (const text of run.text.split(/([()[\]{}])/)) {
      if (text === '') continue;
      const piece: CodeRun = { text, classes: run.classes, isOpaque: false };
      marked.push(piece);
      const closing = openers.get(text);
      if (closing !== undefined) {
        open.push({ closing, run: piece, classes: run.classes });
        piece.classes = join(run.classes, `bracket-${(open.length - 1) % 3}`);
      } else if (text.length === 1 && bracket.test(text)) piece.classes = join(run.classes, close(open, text, unmatched));
    }
  }
  for (const { run, classes } of open) run.classes = join(classes, unmatched);
  return marked;
}

/** The class of the closing bracket `text`; brackets that were opened inside its pair and not closed are unmatched. */
function close(open: OpenBracket[], text: string, unmatched: string): string {
  const index = findLastWithin(open, text);
  if (index < 0) return unmatched;
  for (const { run, classes } of open.splice(index + 1)) run.classes = join(classes, unmatched);
  open.pop();
  return `bracket-${index % 3}`;
}

// Nobody nests deeper than this; without a limit, two kinds of brackets by the thousand would take quadratic time.
function findLastWithin(open: readonly OpenBracket[], closing: string): number {
  const lowest = Math.max(0, open.length - 200);
  for (let index = open.length - 1; index >= lowest; index -= 1) if (open[index]?.closing === closing) return index;
  return -1;
}

function join(classes: string, more: string): string {
  return classes === '' || more === '' ? classes + more : `${classes} ${more}`;
}
