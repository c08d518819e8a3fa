import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { watchMemory } from './watch-memory.ts';

/** What one run of a command took. */
export interface Run {
  /** From its start to its end, in milliseconds. */
  readonly ms: number;
  /** Of the whole tree of processes, in bytes; `null` where it cannot be measured. */
  readonly peakBytes: number | null;
  readonly stdout: string;
}

/** Runs `command` to its end and measures it. Throws with what it said when it fails. */
export async function runMeasured(command: string, args: readonly string[], folder: string): Promise<Run> {
  const startedAt = performance.now();
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const watch = child.pid === undefined ? undefined : watchMemory(child.pid);
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, ms: performance.now() - startedAt }));
  try {
    const [{ code, ms }, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    if (code !== 0) throw new Error(`\`${[command, ...args].join(' ')}\` ended with exit code ${code}.\n${stderr.slice(-4000)}${stdout.slice(-4000)}`);
    return { ms, peakBytes: watch?.stop() ?? null, stdout };
  } finally {
    watch?.stop();
  }
}
