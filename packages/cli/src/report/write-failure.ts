import { types } from 'node:util';
import { HelpgenError } from '@helpgen/model/diagnostics';
import type { Diagnostic } from '@helpgen/model';
import { finding } from '../finding.ts';
import { exitCodes } from '../session.ts';
import type { Program, Session } from '../session.ts';
import { answer } from './answer.ts';
import { writeFindings } from './write-findings.ts';

/** What a failed run was. */
export interface Failure {
  readonly error: unknown;
  /** The report goes to standard output as JSON. */
  readonly json: boolean;
  /** The folder that the files of findings are relative to; default: the current folder. */
  readonly siteFolder?: string;
}

/**
 * Writes why a run could not go on and returns its exit code: 1 for findings about what the user wrote, 70 for a bug
 * of ours, which is the one case that shows a stack.
 */
export function writeFailure(session: Session, { error, json, siteFolder }: Failure): number {
  const { streams, program } = session;
  const expected = error instanceof HelpgenError ? error.diagnostics : refusalOf(error);
  const diagnostics = expected ?? [internalError(error, program)];
  const stack = expected === undefined && types.isNativeError(error) ? error.stack : undefined;
  if (!json) {
    writeFindings(streams, diagnostics, siteFolder);
    if (stack !== undefined) streams.stderr.write(`\n${stack}\n`);
  }
  const report = { status: 'failed', diagnostics, ...(stack === undefined ? {} : { stack }) };
  return answer(session, { json }, { report, exitCode: expected === undefined ? exitCodes.internal : exitCodes.findings });
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
