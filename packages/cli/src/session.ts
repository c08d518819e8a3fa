import type {
  AskedOutput,
  BuildOptions,
  BuildReport,
  EditorOptions,
  OpenOptions,
  OpenSite,
  SearchExport,
  SearchExportRequest,
  SearchOutcome,
  SearchRequest,
  SiteEditor,
} from '@helpgen/engine';
import type { Catalogue, Wordings } from '@helpgen/model';

/** A stream that text is written to; `isTTY` and `columns` are those of a terminal. */
export interface OutputStream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** What a run may see of the world around it. */
export interface Streams {
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  /** Default: nothing comes in. */
  readonly stdin?: AsyncIterable<Uint8Array>;
  readonly env: { readonly [name: string]: string | undefined };
  /** Absolute path of the current folder. */
  readonly cwd: string;
  /** How findings are worded; default: in English. */
  readonly wordings?: Wordings;
  /** Aborted when the person interrupts (Ctrl+C); default: never. */
  readonly interrupted?: AbortSignal;
}

/** A site's built files as the server needs them; paths relative to `outDir`, POSIX. */
export interface BuiltOutput {
  readonly outDir: string;
  readonly basePath: string;
  readonly trailingSlash: boolean;
  readonly files: readonly string[];
}

/** What the commands need of the engine; `@helpgen/engine` is one, tests bring their own. */
export interface Engine {
  buildSite(options: BuildOptions): Promise<BuildReport>;
  /** What the findings of presets mean: of those that come with helpgen, and of those that the config names. */
  readPresetCatalogue(options: { readonly configPath: string }): Promise<Catalogue>;
  /** How they are worded in another language. */
  readPresetWordings(options: { readonly configPath: string; readonly language: string }): Promise<Wordings>;
  cleanSite(options: { readonly configPath: string }): Promise<{ readonly removed: readonly string[] }>;
  /** Throws a `HelpgenError` when there is no built site. */
  readOutput(options: { readonly configPath: string; readonly outDir?: string }): Promise<BuiltOutput>;
  /** Identifies this build of helpgen. */
  readonly toolId: string;
  /** Throws a `HelpgenError` when there is no built site. */
  /** Throws a `HelpgenError` when there is no built site or no such index in it. */
  searchOutput(request: SearchRequest): Promise<SearchOutcome>;
  /** Throws a `HelpgenError` when there is no built site. */
  openAskedSite(options: { readonly configPath: string; readonly outDir?: string }): Promise<AskedOutput>;
  /** Opens the site that is being written; nothing is read before its first update. */
  openSite(options: OpenOptions): Promise<OpenSite>;
  /** The script that the pages of an open site wake. */
  readPreviewClient(): Promise<string>;
  /** Opens the site for changes of its sources; nothing is read yet. */
  openSiteEditor(options: EditorOptions): Promise<SiteEditor>;
  /** Throws a `HelpgenError` as `searchOutput` does, and when the sources have changed since the build. */
  exportSearch(request: SearchExportRequest): Promise<SearchExport>;
}

/** The program as it names itself in help and messages. */
export interface Program {
  readonly name: string;
  readonly version: string;
}

/** What every command of one run is given. */
export interface Session {
  readonly streams: Streams;
  readonly program: Program;
  /** Loads the engine on first use, so that help and version do not wait for it. */
  readonly loadEngine: () => Promise<Engine>;
}

/** The exit codes of every command. */
export const exitCodes = {
  fine: 0,
  /** The content or the config of the user. */
  findings: 1,
  usage: 2,
  /** Our bug. */
  internal: 70,
  /** Ended by Ctrl+C, as shells count it. */
  interrupted: 130,
} as const;
