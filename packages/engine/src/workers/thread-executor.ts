import type { Executor, JobFailure } from './executor.ts';
import { createJobRun, type JobRun, type Task } from './job-run.ts';
import type { WorkerSetup } from './jobs.ts';
import { startThread, type JobLimits, type WorkerThread } from './worker-thread.ts';

/** Enough that a thread never waits for the next message, few enough that the work is shared evenly at its end. */
const tasksInFlight = 6;

/** An executor whose threads can become more. */
export type ThreadExecutor = ReturnType<typeof createThreadExecutor>;

/**
 * An executor of threads running `script`; it has none at first. A thread works through its tasks in order, so the first
 * of them is the one to blame when the thread answers nothing for too long, runs out of memory or ends; another thread
 * takes its place, and the others are handed out again.
 */
export function createThreadExecutor(script: URL, setup: WorkerSetup, limits: JobLimits) {
  const threads: WorkerThread[] = [];
  const runs: JobRun[] = [];
  const returned: Task[] = [];
  let isClosed = false;

  function addThread(): void {
    const thread: WorkerThread = startThread({
      script,
      setup,
      limits,
      countBusy: () => threads.filter(({ tasks }) => tasks.length > 0).length,
      onAnswer: feed,
      onEnd: (failure, tasks) => replace(thread, failure, tasks),
    });
    threads.push(thread);
  }

  function replace(thread: WorkerThread, failure: JobFailure, [guilty, ...others]: readonly Task[]): void {
    threads.splice(threads.indexOf(thread), 1);
    if (isClosed) return;
    returned.push(...others);
    // One that has ended with nothing to do is not missed until there is something: it may be the script that ends it.
    if (guilty !== undefined) addThread();
    guilty?.settle({ kind: 'failed', failure });
    feed();
  }

  function feed(): void {
    if (isClosed) return;
    for (let room = true; room; ) {
      room = false;
      for (const thread of threads.toSorted((a, b) => a.tasks.length - b.tasks.length)) {
        if (thread.tasks.length >= tasksInFlight || thread.tasks[0]?.request.name === 'index') continue;
        const task = nextTask();
        if (task === undefined) return;
        thread.give(task);
        room = true;
      }
    }
    if (threads.length > 0 || (returned.length === 0 && runs.length === 0)) return;
    addThread();
    feed();
  }

  function nextTask(): Task | undefined {
    const again = returned.shift();
    if (again !== undefined) return again;
    for (const run of runs.toSorted((a, b) => b.rank - a.rank)) {
      const { value: task } = run.tasks.next();
      if (task !== undefined) return task;
      runs.splice(runs.indexOf(run), 1);
    }
    return undefined;
  }

  const run: Executor['run'] = (name, inputs, onResult, urgency) =>
    new Promise((resolve, reject) => {
      runs.push(createJobRun({ name, inputs, onResult, urgency }, resolve, reject));
      feed();
    });

  return {
    run,
    /** Starts threads until there are `count`. */
    growTo(count: number): void {
      while (threads.length < count) addThread();
    },
    /** How many threads there are. */
    size: (): number => threads.length,
    /** Ends idle threads until there are `count`. */
    shrinkTo(count: number): void {
      for (const thread of threads.toReversed()) {
        if (threads.length <= count || thread.tasks.length > 0) continue;
        threads.splice(threads.indexOf(thread), 1);
        void thread.end();
      }
    },
    async close(): Promise<void> {
      isClosed = true;
      await Promise.all(threads.map((thread) => thread.end()));
    },
  };
}
