import { execFile } from 'node:child_process';
import type { Diagnostic } from '@helpgen/model';
import type { CheckSources } from './tools.ts';

/** The most characters of a report: far more than anyone reads. */
const longestReport = 64 * 1024 * 1024;

/** How the program runs. */
export interface RunningProgram {
  /** The file by which Node runs it; absent: it has none of its own. */
  readonly script?: string;
  readonly env: { readonly [name: string]: string | undefined };
  readonly cwd: string;
  /** Aborted when the person interrupts; default: never. */
  readonly interrupted?: AbortSignal;
}

/**
 * Checks the site of `configPath` by the program itself in a process of its own, which gives back all the memory that a check takes;
 * in this process where the program has no script. There is one check at a time: whoever asks meanwhile gets the answer of the next
 * one, together with all others who wait, because the sources may be others than those that the running one has read.
 */
export function createCheck(
  { script, env, cwd, interrupted }: RunningProgram,
  engine: Pick<typeof import('@helpgen/engine'), 'buildSite'>,
  configPath: string,
): CheckSources {
  if (script === undefined) return oneAtATime(async () => (await engine.buildSite({ configPath, mode: 'check' })).diagnostics);
  const args = [script, 'check', '--json', '--config', configPath];
  const options = { env: { ...env }, cwd, maxBuffer: longestReport, windowsHide: true };
  return oneAtATime(
    () =>
      new Promise((done) => {
        const given = interrupted === undefined ? options : { ...options, signal: interrupted };
        execFile(process.execPath, args, given, (error, text) => {
          done(readReport(text) ?? { problem: `The check ended without a report: ${reasonOf(error)}` });
        });
      }),
  );
}

/** The findings of a report that `check --json` has written; `undefined` when it is none, or tells of a bug. */
function readReport(text: string): readonly Diagnostic[] | undefined {
  try {
    const { diagnostics, stack } = JSON.parse(text) as { readonly diagnostics?: readonly Diagnostic[]; readonly stack?: string };
    return stack === undefined && Array.isArray(diagnostics) ? diagnostics : undefined;
  } catch {
    return undefined;
  }
}

function reasonOf(error: Parameters<NonNullable<Parameters<typeof execFile>[3]>>[0]): string {
  if (error === null) return 'it said nothing.';
  const { code, signal } = error;
  if (typeof signal === 'string') return `it was ended by ${signal}.`;
  return typeof code === 'number' ? `its exit code is ${code}.` : `${String(code)}.`;
}

/** Does `work` for whoever asks: one at a time, and once for all who ask while it is being done. */
function oneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;
  const begin = (): Promise<Result> => {
    next = undefined;
    running = work().finally(() => (running = undefined));
    return running;
  };
  // How the running one ends is told to those who asked for it.
  return () => next ?? (running === undefined ? begin() : (next = running.then(begin, begin)));
}
