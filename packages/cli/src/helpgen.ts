#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { createCli } from './create-cli.ts';
import { exitCodes } from './session.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { readonly version: string };
const interruption = new AbortController();

// A build is over in seconds. By its own measure V8 11 (Node 20) spends a quarter of them on optimising code that has
// hardly any time left to run; later ones have a cheaper compiler in between, and need no such advice. Here it begins
// later and inlines little; and the heap of a thread begins at the size it will soon have, which saves collecting it on
// the way there. Together they take a fifth off a cold build of 1 000 pages. Each of these flags is read once by a
// compilation; --max-inlined-bytecode-size is read twice, and V8 aborts the process when it changed in between.
if (process.versions.v8.startsWith('11.')) {
  const advice = ['--interrupt-budget=400000', '--max-inlined-bytecode-size-cumulative=100', '--initial-old-space-size=64'];
  for (const flag of advice) setFlagsFromString(flag);
}

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

const cli = createCli({ name: 'helpgen', version, engine: () => import('@helpgen/engine') });

process.exitCode = await cli.run(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
  interrupted: interruption.signal,
});
// An interrupted build still has workers; they must not keep the terminal waiting.
if (process.exitCode === exitCodes.interrupted) process.exit();
