import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { watchMemory } from './watch-memory.ts';

/** What one run of a command took. */
export interface Run {
  /** From its start to its end, in milliseconds. */
  readonly ms: number;
  /**
   * What the processors worked for it and all that it started, in milliseconds, to a hundredth of a second; `null` where
   * it cannot be measured.
   */
  readonly processorMs: number | null;
  /** Of the whole tree of processes, in bytes; `null` where it cannot be measured. */
  readonly peakBytes: number | null;
  readonly stdout: string;
}

// A shell counts the time of what it has waited for, which Node does not tell of its children.
const countingShell = '"$@"; code=$?; times >&3; exit $code';

/** Runs `command` to its end and measures it. Throws with what it said when it fails. */
export async function runMeasured(command: string, args: readonly string[], folder: string): Promise<Run> {
  const startedAt = performance.now();
  const isCounted = process.platform !== 'win32';
  const [program, all] = isCounted ? ['sh', ['-c', countingShell, 'sh', command, ...args]] : [command, args];
  const child = spawn(program, all, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const watch = child.pid === undefined ? undefined : watchMemory(child.pid);
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, ms: performance.now() - startedAt }));
  // The type of `stdio` does not tell that every one of these is a pipe.
  const [output, errors, counted] = child.stdio.slice(1) as [Readable, Readable, Readable];
  try {
    const [{ code, ms }, stdout, stderr, times] = await Promise.all([ended, text(output), text(errors), text(counted)]);
    if (code !== 0) {
      const said = stderr.slice(-4000) + stdout.slice(-4000);
      throw new Error(`\`${[command, ...args].join(' ')}\` ended with exit code ${code}.\n${said}`);
    }
    return { ms, processorMs: isCounted ? readTimes(times) : null, peakBytes: watch?.stop() ?? null, stdout };
  } finally {
    watch?.stop();
  }
}

// Two lines, of the shell and of its children: user and system time, as in `0m1.230s 0m0.040s`.
function readTimes(times: string): number | null {
  const ofChildren = times.trim().split('\n')[1] ?? '';
  const parts = [...ofChildren.matchAll(/(\d+)m([\d.,]+)s/g)].map(([, minutes, seconds]) => secondsOf(minutes, seconds));
  return parts.length === 2 ? Math.round(parts.reduce((sum, part) => sum + part, 0) * 1000) : null;
}

function secondsOf(minutes = '', seconds = ''): number {
  return Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}
