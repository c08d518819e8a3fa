import type { ContentGraph, Diagnostic } from '@helpgen/model';

/** The steps of a build in their order, as progress and timings name them. */
export type StepName = 'read' | 'compile' | 'assemble' | 'bundle' | 'render' | 'index' | 'assets' | 'emit' | 'swap' | 'verify';

/** How far a step is; `total` is 0 while it is not known. */
export interface BuildProgress {
  readonly step: StepName;
  readonly done: number;
  readonly total: number;
}

/** What a build was asked to do. */
export interface BuildOptions {
  /** Absolute path of the config file; its folder is the site's root. */
  readonly configPath: string;
  /** Output folder, absolute or relative to the root; default: the config's `outDir`. */
  readonly outDir?: string | undefined;
  /** `check` runs every check and writes nothing. Default `build`. */
  readonly mode?: 'build' | 'check';
  /** Asks the golden questions of the search server behind this origin; default: of the index that a build would make. */
  readonly searchServer?: string | undefined;
  /** Warnings fail the build: nothing is swapped in. Default false. */
  readonly strict?: boolean;
  /** Mistakes in the content do not keep the site from being written. Default false. */
  readonly anyway?: boolean;
  /** Builds again without cache and compares to the byte. Default false. */
  readonly verify?: boolean;
  /** Asks the golden questions: the manifest tells what the site answers. Default false. */
  readonly answers?: boolean;
  /** Reads and writes the cache. Default true. */
  readonly cache?: boolean;
  /**
   * Threads beside this one, at most. Each page is compiled in one, where it is stopped when it takes too long; with 0
   * everything is done here, and nothing can stop a page. Default: by the numbers of processors and of changed pages.
   */
  readonly jobs?: number | undefined;
  readonly onProgress?: (progress: BuildProgress) => void;
}

/** What a build did. Times in milliseconds, sizes in bytes. */
export interface BuildReport {
  /** `unchanged`: the output was complete already; `failed`: the findings forbid it, the old output stands. */
  readonly status: 'built' | 'unchanged' | 'checked' | 'failed';
  readonly outDir: string;
  readonly counts: {
    readonly pages: number;
    readonly documents: number;
    readonly redirects: number;
    readonly assets: number;
    readonly files: number;
    readonly versions: number;
    readonly locales: number;
    /** What analyses of presets tell of the site. */
    readonly presets: ContentGraph['summaries'];
  };
  readonly timings: { readonly totalMs: number; readonly steps: readonly { readonly step: StepName; readonly ms: number }[] };
  readonly cache: {
    readonly compiled: { readonly hits: number; readonly misses: number };
    readonly rendered: { readonly hits: number; readonly misses: number };
  };
  /** Routes of the pages that were compiled and rendered in this run, in order. */
  readonly rebuilt: { readonly compiled: readonly string[]; readonly rendered: readonly string[] };
  readonly sizes: {
    readonly totalBytes: number;
    readonly htmlBytes: number;
    readonly scriptBytes: number;
    readonly scriptGzipBytes: number;
    readonly styleBytes: number;
    readonly styleGzipBytes: number;
    readonly indexes: readonly { readonly path: string; readonly bytes: number; readonly documents: number }[];
  };
  /** The slowest pages of this run, slowest first, at most five. */
  readonly slowestPages: readonly { readonly route: string; readonly ms: number }[];
  /** Sorted; locations carry their line's text. */
  readonly diagnostics: readonly Diagnostic[];
  /** Present after `verify`. */
  readonly verified?: { readonly files: number; readonly differences: readonly string[] };
}
