import type { FrameData } from './content-graph.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Glossary } from './glossary.ts';
import type { Page } from './page.ts';
import type { OutputPath, RoutePath } from './paths.ts';
import type { LocalizedWords, Words } from './words.ts';

/** One file of the built site. */
export interface Artifact {
  readonly path: OutputPath;
  readonly content: string | Uint8Array;
}

/** The addresses of what every document loads; named by content, so they can be cached for ever. */
export interface AssetManifest {
  /** Digest of everything below: a chunk made for another id belongs to another build of the runtime. */
  readonly id: string;
  /** Script that runs before anything is drawn. */
  readonly firstScriptHref: string;
  /** Entry module of the browser. */
  readonly scriptHref: string;
  /** Modules that the entry imports at once. */
  readonly preloadHrefs: readonly string[];
  /** The style sheet of all pages; absent when the theme has none. */
  readonly styleHref?: string;
  /**
   * Style sheets of the pages alone whose markup has one of their classes. The document of such a page links one file with all
   * that it needs, which {@link withSheets} names; these are for a page whose document came without them.
   */
  readonly sheets: readonly { readonly href: string; readonly classes: readonly string[] }[];
  /** Fonts that the language of the edition is drawn with at first. */
  readonly fontHrefs: readonly string[];
  /** Frame data module by edition key. */
  readonly frameHrefs: { readonly [edition: string]: string };
  /** Scripts that the theme ships apart, by name: loaded by a behaviour on the pages that need them and on no other. */
  readonly vendorHrefs: { readonly [name: string]: string };
}

/** The path or address of the style sheet of all pages, at `style`, with those sheets behind it whose bit is set in `choice`. */
export function withSheets<Path extends string>(style: Path, choice: number): Path {
  return (choice === 0 ? style : style.replace(/\.css$/, `-with-${choice}.css`)) as Path;
}

/** What is the same for every page of an edition when it is rendered. */
export interface RenderContext {
  readonly frame: FrameData;
  readonly assets: AssetManifest;
  /** Content of the policy's meta element; empty: none is written. */
  readonly contentSecurityPolicy: string;
  /** The same for home pages, which carry a script inline. */
  readonly homeSecurityPolicy: string;
  /** Absent when pages are not written as Markdown, too. */
  readonly copies?: CopyContext;
  /** Absent when the edition explains no terms. */
  readonly glossary?: Glossary;
  /** With the hash router: the page whose document, `index.html`, is the one in which all pages are shown. */
  readonly startRoute?: RoutePath;
  /** What the site says otherwise than the theme; absent: nothing. */
  readonly words?: Words;
}

/** What the Markdown copies of pages say of their site. */
export interface CopyContext {
  /**
   * Protocol and host, without a slash at the end: addresses in a copy are whole, because it is read elsewhere. With the hash
   * router, whose sites are opened from disks, they start from the copy.
   */
  readonly origin: string;
  /** The list of all pages, as other addresses of the site; absent when there is none. */
  readonly indexHref?: string;
}

/** A page written out. */
export interface RenderedPage {
  /** The whole HTML document. */
  readonly html: string;
  /** What a client navigation loads, by `writeDataModule`: its value is the page. */
  readonly chunk: string;
  /** Those of `assets.sheets` that are in the style sheet of the document, each a bit. */
  readonly sheets: number;
  /**
   * HTML of the article with what surrounds it, with marks of where its blocks come from ({@link originMarks}), which the document
   * and the chunk do not have; empty for a page that is a React module.
   */
  readonly article: string;
  /** The same with what parts have drawn for the Markdown copy alone. */
  readonly copied: string;
  /** What the theme could not draw; absent when it drew everything. */
  readonly diagnostics?: readonly Diagnostic[];
}

/** What a bundled theme offers the engine; the default export of the server bundle. */
export interface Renderer {
  /** The script that all documents run before anything is drawn, with a router of this kind. */
  firstScript(router: FrameData['router']): string;
  /** The service worker of a site whose pages load `files` on demand; see `offlineWorker`. */
  offlineWorker(files: readonly string[]): string;
  /** What home pages carry inline, for its hash in their content policy. */
  inlineScripts(router: FrameData['router']): readonly string[];
  /** All that the theme says, by language; those `inBrowsers` come with its pages. */
  readonly strings: { readonly all: LocalizedWords; readonly inBrowsers: LocalizedWords };
  render(page: Page, context: RenderContext): RenderedPage;
}

/** Files of the theme bundle by the name the source gave them, for behaviours that load more at run time. */
export interface BundleFile {
  readonly path: OutputPath;
  readonly bytes: Uint8Array;
}
