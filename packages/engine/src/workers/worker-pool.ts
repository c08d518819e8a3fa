import { availableParallelism } from 'node:os';
import type { FileSystem } from '@helpgen/disk';
import type { Executor } from './executor.ts';
import type { RunJob, WorkerSetup } from './jobs.ts';
import { createThreadExecutor, type ThreadExecutor } from './thread-executor.ts';
import type { JobLimits } from './worker-thread.ts';

/** Limits of one page in a thread. */
export const jobLimits: JobLimits = { seconds: 10, megabytes: 512 };

/** Another thread costs as much as about this many jobs (measured on two cores). */
const jobsWorthThread = 24;

/** Gives each step the executor that suits the number of its jobs; threads are started when they are needed, and shared. */
export type WorkerPool = ReturnType<typeof createWorkerPool>;

/**
 * A pool of at most `jobs` threads of `pool` (default: the processors of the machine). A single one is for
 * what authors wrote; with 0 that, too, is done in this one, and nothing can stop a page.
 */
export function createWorkerPool(disk: FileSystem, setup: WorkerSetup, jobs: number | undefined, pool: ThreadExecutor = createThreads(setup)) {
  const most = jobs ?? Math.max(2, availableParallelism());
  const inline = createInlineExecutor(disk, setup);
  const guarded = (jobs: number): Executor => {
    if (most === 0 || jobs === 0) return inline;
    pool.growTo(Math.min(most, Math.ceil(jobs / jobsWorthThread)));
    return pool;
  };
  return {
    /** For one long job beside others: in a thread when there is one already, which is then not there for the others. */
    beside: (): Executor => (pool.size() > 0 ? pool : inline),
    /** For jobs on what authors wrote and by parts of themes: even a single one runs in a thread, where it can be stopped. */
    guarded,
    /**
     * For jobs that always come to an end, such as rendering by a theme of ours what has been compiled: a few are done in this thread,
     * sooner than another has loaded what they take.
     */
    trusted: (jobs: number): Executor => (jobs < jobsWorthThread ? inline : guarded(jobs)),
    /** Starts a thread for what will surely be there to do, so that it is ready when the work is known. */
    prepare: (): void => void guarded(1),
    /** Ends the threads that have nothing to do, but for one. */
    rest: (): void => pool.shrinkTo(1),
    close: (): Promise<void> => pool.close(),
  };
}

function createThreads(setup: WorkerSetup): ThreadExecutor {
  return createThreadExecutor(new URL('../bundle/worker.js', import.meta.url), setup, jobLimits);
}

/** An executor in this thread. The jobs bring the whole Markdown pipeline with them: it is loaded when there is a first job to do here. */
function createInlineExecutor(disk: FileSystem, setup: WorkerSetup): Executor {
  let runner: Promise<RunJob> | undefined;
  return {
    async run(name, inputs, onResult) {
      let number = 0;
      for (const input of inputs) {
        runner ??= import('./jobs.ts').then(({ createJobRunner }) => createJobRunner(disk, setup));
        onResult({ kind: 'done', output: await (await runner)(name, input) }, number);
        number += 1;
      }
    },
  };
}
