import type { BundleFile, OutputPath } from '@helpgen/model';

/** The files of a theme for browsers. */
export interface ThemeFiles {
  /** Digest of both sides. */
  readonly digest: string;
  /** Named by their content. */
  readonly files: readonly BundleFile[];
  readonly script: OutputPath;
  /** What the entry script imports at once. */
  readonly preloads: readonly OutputPath[];
  /** The style sheet of all pages; `undefined` when the theme has none. */
  readonly style: OutputPath | undefined;
  /** Those of some pages alone; `joinSheets` makes the one file that such a page links. */
  readonly sheets: readonly { readonly path: OutputPath; readonly classes: readonly string[] }[];
  /** Bytes of the scripts and styles that every page loads, each compressed by gzip. */
  readonly gzip: { readonly scripts: number; readonly styles: number };
}
