#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { createCli } from './create-cli.ts';
import { exitCodes } from './session.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string };
const interruption = new AbortController();

// What kind of program this is, told before V8 has compiled much. A build is over in seconds. By its own measure V8 11 (Node 20) spends
// a quarter of them on optimising code that has hardly any time left to run; later ones have a cheaper compiler in between, and need no
// such advice. Here it begins later, which takes a quarter off a cold build of 100 pages (8.8 processor seconds become 6.8).
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=400000');
// From Node 22.8 on what V8 compiled can be kept, checked by Node itself, from one run to the next.
if ('enableCompileCache' in nodeModule && typeof nodeModule.enableCompileCache === 'function') nodeModule.enableCompileCache();

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
