import type { CommentStyle, MagicComment } from '@helpgen/model';
import { commentTextOf } from './comment-styles.ts';

/** Code without its magic comments, and the classes that they give to its lines. */
export interface MarkedCode {
  readonly code: string;
  /** Classes by line number, 1-based. */
  readonly classes: ReadonlyMap<number, readonly string[]>;
  /** What does not match, as the beginning of a sentence, each with the line of the written code, 1-based. */
  readonly problems: readonly { readonly line: number; readonly problem: string }[];
}

/** Magic comments that need no config; one of the config with the same text takes their place. */
const builtInMagicComments: readonly MagicComment[] = [
  { className: 'marked', line: 'highlight-next-line', block: { start: 'highlight-start', end: 'highlight-end' } },
  { className: 'added', line: 'add-next-line', block: { start: 'add-start', end: 'add-end' } },
  { className: 'removed', line: 'remove-next-line', block: { start: 'remove-start', end: 'remove-end' } },
];

/** What a magic comment does. */
export interface MagicAction {
  readonly className: string;
  readonly kind: 'line' | 'start' | 'end';
}

/** The actions of `magicComments` and of the built-in ones by their text. */
export function magicActions(magicComments: readonly MagicComment[]): ReadonlyMap<string, MagicAction> {
  const actions = new Map<string, MagicAction>();
  for (const { className, line, block } of [...builtInMagicComments, ...magicComments]) {
    if (line !== undefined) actions.set(line, { className, kind: 'line' });
    if (block === undefined) continue;
    actions.set(block.start, { className, kind: 'start' });
    actions.set(block.end, { className, kind: 'end' });
  }
  return actions;
}

// A comment of Shiki behind a line, in whatever style comments are written (https://shiki.style/packages/transformers).
const shikiComment = /[ \t]*(?:\/\/|\/\*|\{\/\*|#|--|<!--|;|%|')[ \t]*\[!code ([a-z]+|\+\+|--)(?::(\d{1,4}))?\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/;
const shikiClasses: ReadonlyMap<string, string> = new Map([
  ['++', 'added'],
  ['--', 'removed'],
  ['hl', 'marked'],
  ['highlight', 'marked'],
  ['focus', 'focus'],
  ['error', 'error'],
  ['warning', 'warning'],
]);

interface ShikiComment {
  /** The line without it. */
  readonly rest: string;
  readonly className: string;
  /** How many lines it marks. */
  left: number;
}

function shikiCommentOf(line: string): ShikiComment | undefined {
  const [whole = '', word = '', count = '1'] = shikiComment.exec(line) ?? [];
  const className = shikiClasses.get(word);
  return className === undefined ? undefined : { rest: line.slice(0, line.length - whole.length), className, left: Number(count) };
}

/**
 * Takes the lines out of `code` that hold only a magic comment of `actions`, written in one of `styles`, and comments such as
 * `// [!code ++]` off the ends of lines; one that stands alone is of the next line.
 */
export function takeMagicComments(code: string, styles: readonly CommentStyle[], actions: ReadonlyMap<string, MagicAction>): MarkedCode {
  if (!code.includes('[!code ') && ![...actions.keys()].some((text) => code.includes(text))) return { code, classes: new Map(), problems: [] };
  const kept: string[] = [];
  const classes = new Map<number, string[]>();
  const problems: { line: number; problem: string }[] = [];
  const open = new Map<string, number>();
  let next: string[] = [];
  let running: ShikiComment[] = [];
  for (const [index, line] of code.split('\n').entries()) {
    const text = commentTextOf(line, styles);
    const action = text === undefined ? undefined : actions.get(text);
    if (action === undefined) {
      const comment = shikiCommentOf(line);
      if (comment !== undefined) running.push(comment);
      if (comment?.rest.trim() === '') continue;
      kept.push(comment?.rest ?? line);
      const given = [...open.keys(), ...next, ...running.map(({ className }) => className)];
      if (given.length > 0) classes.set(kept.length, [...new Set(given)]);
      next = [];
      for (const one of running) one.left -= 1;
      running = running.filter(({ left }) => left > 0);
    } else if (action.kind === 'line') next.push(action.className);
    else if (action.kind === 'start') open.set(action.className, index + 1);
    else if (!open.delete(action.className)) problems.push({ line: index + 1, problem: `\`${text ?? ''}\` ends what never began` });
  }
  for (const [className, line] of open) problems.push({ line, problem: `The lines of \`${className}\` begin and never end` });
  return { code: kept.join('\n'), classes, problems };
}

/** `code` with blanks in the place of what comments in one of `styles` mark as removed. */
export function blankRemoved(code: string, styles: readonly CommentStyle[]): string {
  if (!code.includes('remove-')) return code;
  let isInside = false;
  let isNext = false;
  return code
    .split('\n')
    .map((line) => {
      const comment = commentTextOf(line, styles);
      const isRemoved = isInside || isNext;
      isNext = comment === 'remove-next-line';
      if (comment === 'remove-start') isInside = true;
      if (comment === 'remove-end') isInside = false;
      return isRemoved && comment === undefined ? ' '.repeat(line.length) : line;
    })
    .join('\n');
}
