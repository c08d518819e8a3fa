import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { FileSystem } from '../host/file-system.ts';
import type { Executor } from './executor.ts';
import { createInlineExecutor } from './inline-executor.ts';
import type { RunJob, WorkerSetup } from './jobs.ts';
import { createThreadExecutor, type JobLimits } from './thread-executor.ts';

/** Limits of one page in a thread. */
export const jobLimits: JobLimits = { seconds: 10, megabytes: 512 };

/** Fewer jobs than this are done sooner in this thread than a second one is started (measured on two cores). */
const jobsWorthThreads = 48;

/** Gives each step the executor that suits the number of its jobs; threads are started once and shared. */
export interface Workforce {
  for(jobs: number): Executor;
  close(): Promise<void>;
}

/** A workforce of at most `threads` threads (default: the processors of the machine); 1 runs everything in this thread. */
export function createWorkforce(disk: FileSystem, setup: WorkerSetup, threads: number | undefined): Workforce {
  const script = new URL('./worker.js', import.meta.url);
  const most = threads ?? availableParallelism();
  let inline: Executor | undefined;
  let pool: Executor | undefined;
  return {
    for(jobs) {
      if (most === 1 || jobs < jobsWorthThreads) return (inline ??= createInlineExecutor(createLazyRunner(disk, setup)));
      return (pool ??= createThreadExecutor(script, Math.min(most, Math.ceil(jobs / (jobsWorthThreads / 2))), setup, jobLimits));
    },
    close: async () => void (await Promise.all([inline?.close(), pool?.close()])),
  };
}

/** The jobs bring the whole Markdown pipeline with them: it is loaded when there is a first job to do here. */
function createLazyRunner(disk: FileSystem, setup: WorkerSetup): RunJob {
  let runner: Promise<RunJob> | undefined;
  return async (name, input) => {
    runner ??= import('./jobs.ts').then(({ createJobRunner }) => createJobRunner(disk, setup, () => performance.now()));
    return (await runner)(name, input);
  };
}
