import { Worker } from 'node:worker_threads';
import { errorCode } from '@helpgen/disk';
import type { WorkerReply } from './answer-jobs.ts';
import type { JobFailure } from './executor.ts';
import type { Task } from './job-run.ts';
import type { JobLimits } from './job-clock.ts';
import { createJobClock } from './job-clock.ts';
import type { Jobs, JobName, WorkerSetup } from './jobs.ts';

/**
 * Young generation of a thread. What parsing makes is short-lived, and a small one has it copied on its way. V8 rounds a third of it up
 * to a power of two. Against 24: a cold build of the documentation takes 5 % less of the processor, the Rust book 3, 1 000 generated pages 12,
 * for some 40 MB of memory in all; 96 takes 60 MB more and gives 2 to 4 % more.
 */
const youngMegabytes = 48;

/** A thread that works through its tasks in their order. */
export interface WorkerThread {
  /** Those it was given and has not answered. */
  readonly tasks: readonly Task[];
  give(task: Task): void;
  /** Ends it, whatever it is doing; nobody is told of its tasks. */
  end(): Promise<unknown>;
}

/** What a thread is started with, and who hears of it. */
export interface ThreadOptions {
  readonly script: URL;
  readonly setup: WorkerSetup;
  readonly limits: JobLimits;
  /** How many threads are at work. */
  readonly countBusy: () => number;
  readonly onAnswer: () => void;
  /** The thread has ended by itself, or was stopped because of the first of its `tasks`. */
  readonly onEnd: (failure: JobFailure, tasks: readonly Task[]) => void;
}

/** Starts a thread. It may end at any time, by what a page or a part of a theme does in it, and always says so. */
export function startThread({ script, setup, limits, countBusy, onAnswer, onEnd }: ThreadOptions): WorkerThread {
  const tasks: Task[] = [];
  let failure: JobFailure = { kind: 'crash', reason: 'it ends the process' };
  let isStopped = false;
  let isEnded = false;
  const worker = new Worker(script, {
    workerData: setup,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: youngMegabytes },
  });
  const clock = createJobClock(limits, countBusy, () => {
    isStopped = true;
    failure = { kind: 'timeout', reason: `it takes longer than ${limits.seconds} seconds` };
    void worker.terminate();
  });
  const watchFirst = (): void => {
    const first = tasks[0];
    // The index grows with the site; only a single page has a limit of time.
    if (first === undefined || first.request.name === 'index') clock.stop();
    else clock.start();
  };

  worker.on('message', (reply: WorkerReply) => {
    // What it still answers while it is being stopped comes too late.
    if (isStopped || isEnded) return;
    const task = tasks.shift();
    watchFirst();
    if (reply.kind === 'done') task?.settle({ kind: 'done', output: reply.output as Jobs[JobName]['output'] });
    else task?.fail(errorOf(reply));
    onAnswer();
  });
  // What was thrown outside of a job. An `exit` follows, as it does when the process is ended from within.
  worker.on('error', (error) => {
    if (isStopped) return;
    failure =
      errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY'
        ? { kind: 'memory', reason: `it needs more than ${limits.megabytes} MB` }
        : { kind: 'crash', reason: messageOf(error) };
  });
  worker.on('exit', () => {
    clock.stop();
    if (isEnded) return;
    isEnded = true;
    onEnd(failure, tasks);
  });

  return {
    tasks,
    give(task) {
      tasks.push(task);
      worker.postMessage(task.request);
      if (tasks.length === 1) watchFirst();
    },
    end() {
      isEnded = true;
      clock.stop();
      return worker.terminate();
    },
  };
}

/** Whatever was thrown, it was sent from another thread, whose errors need not be of this one's class. */
function messageOf(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null && 'message' in thrown ? String(thrown.message) : String(thrown);
}

function errorOf({ message, stack, code, path }: Extract<WorkerReply, { readonly kind: 'error' }>): Error {
  return Object.assign(new Error(message), { stack, ...(code === undefined ? {} : { code, path }) });
}
