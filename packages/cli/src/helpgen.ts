#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { adviseV8 } from './advise-v8.ts';
import { createCli } from './create-cli.ts';
import { exitCodes } from './session.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string };
const interruption = new AbortController();

adviseV8();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Asked twice: whatever is still running is left to the next build to tidy up.
    if (interruption.signal.aborted) process.exit(exitCodes.interrupted);
    interruption.abort();
  });
}
// The reader of a pipe may go away early (`helpgen explain | head`).
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const cli = createCli({ name: 'helpgen', version, script: fileURLToPath(import.meta.url), engine: () => import('@helpgen/engine') });

process.exitCode = await cli.run(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  stdin: process.stdin,
  env: process.env,
  cwd: process.cwd(),
  interrupted: interruption.signal,
});
// An interrupted build still has workers; they must not keep the terminal waiting.
if (process.exitCode === exitCodes.interrupted) process.exit();
