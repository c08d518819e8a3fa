import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import type { FileSystem } from '../host/file-system.ts';
import type { Executor } from './executor.ts';
import { createInlineExecutor } from './inline-executor.ts';
import type { RunJob, WorkerSetup } from './jobs.ts';
import { createThreadExecutor, type JobLimits } from './thread-executor.ts';

/** Limits of one page in a thread. */
export const jobLimits: JobLimits = { seconds: 10, megabytes: 512 };

/** Another thread costs as much as about this many jobs (measured on two cores). */
const jobsWorthThread = 24;

/** Gives each step the executor that suits the number of its jobs; threads are started when they are needed, and shared. */
export interface Workforce {
  /** For jobs that nobody else's text can make long: in this thread when they are few. */
  for(jobs: number): Executor;
  /** For one long job beside others: in a thread when there is one already, which is then not there for the others. */
  beside(): Executor;
  /** For jobs on what authors wrote: even a single one runs in a thread, where it can be stopped. */
  guarded(jobs: number): Executor;
  close(): Promise<void>;
}

/**
 * A workforce of at most `threads` threads (default: the processors of the machine). With `threads` 1 everything runs
 * in this one, and nothing can stop a page.
 */
export function createWorkforce(disk: FileSystem, setup: WorkerSetup, threads: number | undefined): Workforce {
  const most = threads ?? Math.max(2, availableParallelism());
  const inline = createInlineExecutor(createLazyRunner(disk, setup));
  const pool = createThreadExecutor(new URL('../thread/worker.js', import.meta.url), setup, jobLimits);
  const threadsFor = (jobs: number): Executor => {
    if (most === 1 || jobs === 0) return inline;
    pool.growTo(Math.min(most, Math.ceil(jobs / jobsWorthThread)));
    return pool;
  };
  return {
    for: (jobs) => (jobs < 2 * jobsWorthThread ? inline : threadsFor(jobs)),
    beside: () => (pool.size() > 0 ? pool : inline),
    guarded: threadsFor,
    close: () => pool.close(),
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
