import type { CodeRun } from './code-run.ts';

const openers = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);
const bracket = /[()[\]{}]/;
const bracketRoles = ['bracket-0', 'bracket-1', 'bracket-2'] as const;

// Where a bracket without its partner is nothing unusual: `case x in a)`, smileys, hunks.
const lenientLanguages = new Set(
  (
    'apl asciidoc bash batch bqn brainfuck diff dns-zone-file erb gcode gettext git http ignore latex log makefile markdown perl regex ' +
    'rest robotframework shell-session tap tcl textile vim wiki'
  ).split(' '),
);

interface OpenBracket {
  readonly closing: string;
  readonly run: CodeRun;
}

/**
 * `runs` with the depth as role of every bracket that is code: `bracket-0` to `bracket-2`, beginning again, and
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
      const piece: CodeRun = { text, role: run.role, isOpaque: false };
      marked.push(piece);
      const closing = openers.get(text);
      if (closing !== undefined) {
        piece.role = roleOfDepth(open.length);
        open.push({ closing, run: piece });
      } else if (text.length === 1 && bracket.test(text)) piece.role = close(open, text, unmatched);
    }
  }
  for (const { run } of open) run.role = unmatched;
  return marked;
}

function roleOfDepth(depth: number): CodeRun['role'] {
  return bracketRoles[depth % bracketRoles.length] ?? '';
}

/** The role of the closing bracket `text`; brackets that were opened inside its pair and not closed are `unmatched`. */
function close(open: OpenBracket[], text: string, unmatched: CodeRun['role']): CodeRun['role'] {
  const index = findLastWithin(open, text);
  if (index < 0) return unmatched;
  for (const { run } of open.splice(index + 1)) run.role = unmatched;
  open.pop();
  return roleOfDepth(index);
}

// Nobody nests deeper than this; without a limit, two kinds of brackets by the thousand would take quadratic time.
function findLastWithin(open: readonly OpenBracket[], closing: string): number {
  const lowest = Math.max(0, open.length - 200);
  for (let index = open.length - 1; index >= lowest; index -= 1) if (open[index]?.closing === closing) return index;
  return -1;
}
