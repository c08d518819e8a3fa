import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';

/** A style sheet that only the pages link whose markup has one of its classes. */
export interface Sheet {
  /** Absolute. */
  readonly path: string;
  readonly classes: readonly string[];
}

/** Keeps sheets that are imported `with { classes: 'a b' }` out of the bundle, and hands them to `keep`; without it they stay in. */
export function partSheets(keep?: (sheet: Sheet) => void): Plugin {
  return {
    name: 'part-sheets',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, ({ path, with: { classes } }) => {
        if (classes === undefined) return undefined;
        // esbuild takes the attribute from nobody but a plugin.
        if (keep === undefined) return { contents: readFileSync(path), loader: 'css', resolveDir: dirname(path) };
        keep({ path, classes: classes.split(/\s+/) });
        return { contents: '', loader: 'js' };
      });
    },
  };
}
