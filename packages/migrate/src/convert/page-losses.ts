import path from 'node:path';
import type { Loss } from '../foreign-site.ts';
import { lineAt } from '../rewrite.ts';

/** The losses of one page while it is converted. */
export interface PageLosses {
  readonly losses: readonly Loss[];
  /** Tells of `construct` at the `offset` in the text of the page. */
  note(construct: string, offset: number, fate: string): void;
  noteLine(construct: string, line: number, fate: string, isHarmless?: true): void;
  /** As `note`, of what changes only how the page looks. */
  noteHarmless(construct: string, offset: number, fate: string): void;
  /** Tells of a key of front matter that nothing here reads. */
  noteKey(key: string): void;
}

/** Collects the losses of the page at `file`, whose text is `text`. */
export function collectLosses(file: string, text: string): PageLosses {
  const losses: Loss[] = [];
  const noteLine: PageLosses['noteLine'] = (construct, line, fate, isHarmless) =>
    void losses.push({ construct, file, line, fate, ...(isHarmless === true ? { isHarmless } : {}) });
  return {
    losses,
    noteLine,
    note: (construct, offset, fate) => noteLine(construct, lineAt(text, offset), fate),
    noteHarmless: (construct, offset, fate) => noteLine(construct, lineAt(text, offset), fate, true),
    noteKey(key) {
      const fate = 'It stands under `custom`, for a theme of the site.';
      losses.push({ construct: `the front matter key ${key}`, file, line: 1, fate, isHarmless: true });
    },
  };
}

/** The way from the file `from` to the file `to`, beginning with a dot. */
export function relativePath(from: string, to: string): string {
  const way = path.posix.relative(path.posix.dirname(from), to);
  return way.startsWith('.') ? way : `./${way}`;
}

/** Where in `original` the line stands that is at `offset` in `changed`, which was made of it; the beginning when it is not there. */
export function offsetInOriginal(original: string, changed: string, offset: number): number {
  const start = changed.lastIndexOf('\n', offset - 1) + 1;
  const end = changed.indexOf('\n', offset);
  const line = changed.slice(start, end < 0 ? undefined : end).trim();
  return line === '' ? 0 : Math.max(0, original.indexOf(line));
}
