import type { Wordings } from '@helpgen/model';

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

/** What the commands need of the engine; `@helpgen/engine` is one, tests bring their own. */
export type Engine = Pick<
  typeof import('@helpgen/engine'),
  | 'buildSite'
  | 'cleanSite'
  | 'exportSearch'
  | 'openAskedSite'
  | 'openSite'
  | 'openSiteEditor'
  | 'readOutput'
  | 'readPresetCatalogue'
  | 'readPresetWordings'
  | 'searchOutput'
  | 'toolId'
>;

/** A site's built files as the server needs them. */
export type BuiltOutput = Awaited<ReturnType<Engine['readOutput']>>;

/** The program as it names itself in help and messages. */
export interface Program {
  readonly name: string;
  readonly version: string;
  /** The file by which Node runs it, for what is done in a process of its own; default: that is done in this one. */
  readonly script?: string;
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
