import type { OutputPath } from './paths.ts';

/** One file of the built site. */
export interface Artifact {
  readonly path: OutputPath;
  readonly content: string | Uint8Array;
}

/** The addresses of what every document loads; named by content, so they can be cached for ever. */
export interface AssetManifest {
  /** Digest of everything below: a chunk made for another id belongs to another build of the runtime. */
  readonly id: string;
  /** Entry module of the browser. */
  readonly scriptHref: string;
  /** Modules that the entry imports at once. */
  readonly preloadHrefs: readonly string[];
  readonly styleHrefs: readonly string[];
  readonly fontHrefs: readonly string[];
  /** Frame data module by edition key. */
  readonly frameHrefs: { readonly [edition: string]: string };
}

/** Files of the theme bundle by the name the source gave them, for behaviours that load more at run time. */
export interface BundleFile {
  readonly path: OutputPath;
  readonly bytes: Uint8Array;
}
