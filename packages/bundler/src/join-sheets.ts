import type { BundleFile } from '@helpgen/model';
import { withSheets } from '@helpgen/model';
import type { ThemeFiles } from './theme-files.ts';

/** A bundle as far as its sheets go. */
type SheetBundle = Pick<ThemeFiles, 'files' | 'style' | 'sheets'>;

/** What stands at `path` when that is the style sheet of pages that need certain sheets of `bundle`, all or none of them. */
export function joinedSheetsAt(bundle: SheetBundle, path: string): BundleFile | undefined {
  const choice = Number(/-with-(\d+)\.css$/.exec(path)?.[1] ?? 0);
  const isOne = bundle.style !== undefined && choice < 2 ** bundle.sheets.length && path === withSheets(bundle.style, choice);
  return isOne ? joinSheets(bundle, choice) : undefined;
}

/** The one style sheet of the pages that need those sheets of `bundle` whose bit is set in `choice`; none when the theme has none. */
export function joinSheets({ files, style, sheets }: SheetBundle, choice: number): BundleFile | undefined {
  if (style === undefined) return undefined;
  const chosen = [style, ...sheets.filter((_sheet, index) => Math.floor(choice / 2 ** index) % 2 === 1).map(({ path }) => path)];
  const pieces = chosen.map((path) => files.find((file) => file.path === path)?.bytes ?? new Uint8Array());
  return { path: withSheets(style, choice), bytes: Buffer.concat(pieces) };
}
