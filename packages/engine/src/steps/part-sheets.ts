import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BundleFile, OutputPath } from '@helpgen/model';
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

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * The sheet of all pages, `base`, with each choice of `sheets` behind it, so that a document asks for one: the file at `n`
 * holds those sheets whose bit is set in `n`.
 */
export function joinSheets(base: readonly BundleFile[], sheets: readonly BundleFile[]): readonly BundleFile[] {
  if (base.length + sheets.length === 0) return [];
  return Array.from({ length: 2 ** sheets.length }, (_, choice) => ({
    path: `assets/client${choice === 0 ? '' : `-with-${choice}`}.css` as OutputPath,
    bytes: encoder.encode([...base, ...sheets.filter((_sheet, index) => (choice >> index) % 2 === 1)].map(({ bytes }) => decoder.decode(bytes)).join('')),
  }));
}
