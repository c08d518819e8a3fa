import { exitCodes } from '../session.ts';
import type { Session } from '../session.ts';
import { createStyle } from './style.ts';
import type { Style } from './style.ts';

/** What a command has to say on standard output. */
export interface Answer {
  /** For programs. */
  readonly report: object;
  /** For people; absent: they are told nothing here. */
  readonly print?: (style: Style) => string;
  /** Default: that all is fine. */
  readonly exitCode?: number;
}

/** Says what a command has to say in the way that `flags` ask for, and returns the exit code. */
export function answer(
  { streams, program }: Pick<Session, 'streams' | 'program'>,
  flags: { readonly json?: boolean; readonly quiet?: boolean },
  { report, print, exitCode = exitCodes.fine }: Answer,
): number {
  if (flags.json === true) {
    streams.stdout.write(`${JSON.stringify({ [program.name]: program.version, exitCode, ...report }, undefined, 2)}\n`);
  } else if (flags.quiet !== true && print !== undefined) streams.stdout.write(print(createStyle(streams.stdout, streams.env)));
  return exitCode;
}
