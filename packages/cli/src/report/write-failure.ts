import { types } from 'node:util';
import { HelpgenError } from '@helpgen/model/diagnostics';
import type { Diagnostic } from '@helpgen/model';
import { finding } from '../finding.ts';
import type { Program, Streams } from '../session.ts';
import { exitCodes } from '../session.ts';
import { printJson } from './print-json.ts';
import { writeFindings } from './write-findings.ts';

/** What a failed run was. */
export interface Failure {
  readonly error: unknown;
  readonly program: Program;
  /** The report goes to standard output as JSON. */
  readonly json: boolean;
  /** The folder that the files of findings are relative to; default: the current folder. */
  readonly siteFolder?: string;
}

/**
 * Writes why a run could not go on and returns its exit code: 1 for findings about what the user wrote, 70 for a bug
 * of ours, which is the one case that shows a stack.
 */
export function writeFailure(streams: Streams, { error, program, json, siteFolder }: Failure): number {
  const expected = error instanceof HelpgenError ? error.diagnostics : refusalOf(error);
  const isExpected = expected !== undefined;
  const diagnostics = expected ?? [internalError(error, program)];
  const exitCode = isExpected ? exitCodes.findings : exitCodes.internal;
  const stack = isExpected ? undefined : stackOf(error);
  if (json) {
    const report = { status: 'failed', diagnostics, ...(stack === undefined ? {} : { stack }) };
    streams.stdout.write(printJson(report, { program, exitCode }));
  } else {
    writeFindings(streams, diagnostics, siteFolder);
    if (stack !== undefined) streams.stderr.write(`\n${stack}\n`);
  }
  return exitCode;
}

/** What the system says of a file that a command could neither read nor write, and that it has no finding of its own for. */
function refusalOf(error: unknown): readonly Diagnostic[] | undefined {
  if (!types.isNativeError(error) || !('syscall' in error && 'path' in error)) return undefined;
  return [finding('HG6008', { path: String(error.path), reason: error.message.split(',')[0] ?? '' })];
}

function internalError(error: unknown, program: Program): Diagnostic {
  const reason = types.isNativeError(error) ? `${error.name}: ${error.message}` : String(error);
  const environment = `${program.name} ${program.version}, Node ${process.version}, ${process.platform} ${process.arch}`;
  return finding('HG9001', { reason, environment });
}

function stackOf(error: unknown): string | undefined {
  return types.isNativeError(error) ? error.stack : undefined;
}
