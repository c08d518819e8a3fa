import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Corpus } from '../corpus/corpus.ts';
import { configName, ownGenerator, program } from './own-generator.ts';

/** What of the report of a check the benchmark looks at. */
interface ReportedCheck {
  readonly diagnostics: readonly { readonly severity: string; readonly at?: { readonly file: string } }[];
}

/** The files of `corpus`, written into `folder`, that helpgen refuses to build, by their paths below it. */
export async function findRefused(corpus: Corpus, folder: string): Promise<readonly string[]> {
  await ownGenerator.write(folder, corpus);
  const args = [program, 'check', '--config', join(folder, configName), '--json'];
  // A check with findings ends with exit code 1, and its report comes all the same.
  const stdout = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 30 }).then(
    (ended) => ended.stdout,
    (failed: { readonly stdout?: string }) => failed.stdout ?? '',
  );
  const { diagnostics } = JSON.parse(stdout) as ReportedCheck;
  return [...new Set(diagnostics.flatMap(({ severity, at }) => (severity === 'error' && at !== undefined ? [at.file] : [])))];
}
