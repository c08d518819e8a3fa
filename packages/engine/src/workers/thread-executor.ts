import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { errorCode } from '../host/file-system.ts';
import type { Executor, JobFailure, JobResult } from './executor.ts';
import type { JobName, Jobs, WorkerSetup } from './jobs.ts';
import type { WorkerReply, WorkerRequest } from './answer-jobs.ts';

/** Limits of one page: longer or bigger than this, it is refused by name. */
export interface JobLimits {
  /** Of a processor: on a machine that others keep busy the same work takes longer, up to {@link patience} times. */
  readonly seconds: number;
  readonly megabytes: number;
}

interface Task {
  readonly request: WorkerRequest;
  readonly settle: (result: JobResult<JobName>) => void;
  readonly fail: (error: Error) => void;
}

/** Inputs of one `run` that are still to be handed out. */
interface Queue {
  /** Those with the highest come first. */
  readonly rank: number;
  next(): Task | undefined;
}

interface Thread {
  readonly worker: Worker;
  readonly tasks: Task[];
  watchdog: NodeJS.Timeout | undefined;
}

/** Enough that a thread never waits for the next message, few enough that a queue is shared evenly at its end. */
const tasksInFlight = 6;

/** How many times the limit is waited by the clock, whatever the processors say. */
const patience = 6;

/** Young generation of a thread: parsing makes much short-lived garbage, and a small one costs a fifth of the time. */
const youngMegabytes = 32;

/** An executor whose threads can become more. */
export interface ThreadExecutor extends Executor {
  /** Starts threads until there are `count`. */
  growTo(count: number): void;
  /** How many threads there are. */
  size(): number;
  /** Ends idle threads until there are `count`. */
  shrinkTo(count: number): void;
}

/**
 * An executor of threads running `script`; it has none at first. A thread works through its tasks in order, so the first of them is
 * the one to blame when it answers nothing for too long or runs out of memory; the others are handed out again.
 */
export function createThreadExecutor(script: URL, setup: WorkerSetup, limits: JobLimits): ThreadExecutor {
  const threads: Thread[] = [];
  const queues: Queue[] = [];
  const returned: Task[] = [];
  let isClosed = false;
  let asked = { at: performance.now(), usage: process.cpuUsage() };

  return {
    growTo(count) {
      while (threads.length < count) threads.push(startThread());
    },
    size: () => threads.length,
    shrinkTo(count) {
      for (const thread of threads.toReversed()) {
        if (threads.length <= count || thread.tasks.length > 0) continue;
        threads.splice(threads.indexOf(thread), 1);
        clearTimeout(thread.watchdog);
        void thread.worker.terminate();
      }
    },
    run(name, inputs, onResult, urgency) {
      return new Promise((resolve, reject) => {
        const iterator = inputs[Symbol.iterator]();
        let number = 0;
        let open = 0;
        let isDry = false;
        let failure: { readonly error: unknown } | undefined;
        const end = (): void => {
          if (!isDry || open > 0) return;
          if (failure === undefined) resolve();
          else reject(failure.error as Error);
        };
        /** The run fails when nobody works on it any more: what its jobs write may be taken away then. */
        const fail = (error: unknown): void => {
          failure ??= { error };
          isDry = true;
        };
        queues.push({
          // Jobs that take a whole thread take longest, and what is left fills the other threads; to get ready there is time at the end.
          rank: urgency === 'urgent' ? 2 : name === 'index' ? 1 : name === 'load' ? -1 : 0,
          next() {
            if (isDry) return undefined;
            const step = nextOf(iterator);
            if ('error' in step) fail(step.error);
            else if (step.done === true) isDry = true;
            if ('error' in step || step.done === true) return void end();
            const own = number;
            number += 1;
            open += 1;
            return {
              request: { name, input: step.value },
              settle(result) {
                open -= 1;
                try {
                  if (failure === undefined) onResult(result as JobResult<typeof name>, own);
                } catch (error) {
                  fail(error);
                }
                end();
              },
              fail(error) {
                open -= 1;
                fail(error);
                end();
              },
            };
          },
        });
        feed();
      });
    },
    async close() {
      isClosed = true;
      await Promise.all(threads.map(({ worker, watchdog }) => (clearTimeout(watchdog), worker.terminate())));
    },
  };

  function feed(): void {
    if (isClosed) return;
    for (let room = true; room; ) {
      room = false;
      for (const thread of threads.toSorted((a, b) => a.tasks.length - b.tasks.length)) {
        if (thread.tasks.length >= tasksInFlight || thread.tasks[0]?.request.name === 'index') continue;
        const task = nextTask();
        if (task === undefined) return;
        thread.tasks.push(task);
        thread.worker.postMessage(task.request);
        if (thread.tasks.length === 1) watch(thread);
        room = true;
      }
    }
  }

  function nextTask(): Task | undefined {
    const again = returned.shift();
    if (again !== undefined) return again;
    for (const queue of queues.toSorted((a, b) => b.rank - a.rank)) {
      const task = queue.next();
      if (task !== undefined) return task;
      queues.splice(queues.indexOf(queue), 1);
    }
    return undefined;
  }

  function startThread(): Thread {
    const worker = new Worker(script, {
      workerData: setup,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: youngMegabytes },
    });
    const thread: Thread = { worker, tasks: [], watchdog: undefined };
    worker.on('message', (reply: WorkerReply) => {
      const task = thread.tasks.shift();
      watch(thread);
      if (reply.kind === 'done') task?.settle({ kind: 'done', output: reply.output as Jobs[JobName]['output'] });
      else task?.fail(Object.assign(new Error(reply.message), { stack: reply.stack, ...(reply.code === undefined ? {} : { code: reply.code, path: reply.path }) }));
      feed();
    });
    worker.on('error', (error) => {
      if (errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') replace(thread, 'memory');
      else thread.tasks.forEach((task) => task.fail(error));
    });
    return thread;
  }

  function watch(thread: Thread): void {
    clearTimeout(thread.watchdog);
    const first = thread.tasks[0];
    // The index grows with the site; only a single page has a limit of time. What a closed one still answers is waited for by nobody.
    if (isClosed || first === undefined || first.request.name === 'index') return;
    const startedAt = performance.now();
    const processorAtStart = processorNow();
    const look = (): void => {
      const left = limits.seconds - secondsWorked(processorAtStart);
      const isOver = left <= 0 || performance.now() - startedAt >= limits.seconds * patience * 1000;
      if (isOver) void thread.worker.terminate().then(() => replace(thread, 'timeout'));
      else thread.watchdog = setTimeout(look, Math.max(left * 1000, 50));
    };
    thread.watchdog = setTimeout(look, limits.seconds * 1000);
  }

  /** What the processors have done for this process up to a second ago: it takes long to ask. */
  function processorNow(): NodeJS.CpuUsage {
    const now = performance.now();
    if (now - asked.at > 1000) asked = { at: now, usage: process.cpuUsage() };
    return asked.usage;
  }

  /** How long each of the busy threads has worked since, in seconds: nobody tells of one thread alone. */
  function secondsWorked(since: NodeJS.CpuUsage): number {
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1e6 / threads.filter(({ tasks }) => tasks.length > 0).length;
  }

  function replace(thread: Thread, failure: JobFailure): void {
    clearTimeout(thread.watchdog);
    if (isClosed) return;
    const [guilty, ...others] = thread.tasks;
    threads[threads.indexOf(thread)] = startThread();
    returned.push(...others);
    guilty?.settle({ kind: 'failed', failure });
    feed();
  }
}

/** The next of `iterator`, or what it threw instead. */
function nextOf<T>(iterator: Iterator<T>): IteratorResult<T> | { readonly error: unknown } {
  try {
    return iterator.next();
  } catch (error) {
    return { error };
  }
}
