import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { errorCode } from '@helpgen/disk';
import type { JobFailure } from './executor.ts';
import type { Task } from './job-run.ts';
import type { Jobs, JobName, WorkerSetup } from './jobs.ts';
import type { WorkerReply } from './worker.ts';

/** Limits of one page: longer or bigger than this, it is refused by name. */
export interface JobLimits {
  /** Of a processor: on a machine that others keep busy the same work takes longer, up to {@link patience} times. */
  readonly seconds: number;
  readonly megabytes: number;
}

/** How many times the limit is waited by the clock, whatever the processors say. */
const patience = 6;

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
export function startThread(options: ThreadOptions): WorkerThread {
  const { script, setup, limits, onAnswer, onEnd } = options;
  const tasks: Task[] = [];
  let failure: JobFailure = { kind: 'crash', reason: 'it ends the process' };
  let isStopped = false;
  let isEnded = false;
  const worker = new Worker(script, {
    workerData: setup,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: youngMegabytes },
  });
  const clock = createJobClock(options, () => {
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

/** A clock for one job after the other, which calls `onOver` when one takes longer than `limits`. */
function createJobClock({ limits, countBusy }: Pick<ThreadOptions, 'limits' | 'countBusy'>, onOver: () => void) {
  let timer: NodeJS.Timeout | undefined;
  /** How long each of the busy threads has worked since, in seconds: nobody tells of one thread alone. */
  const secondsWorked = (since: NodeJS.CpuUsage): number => {
    const { user, system } = process.cpuUsage(since);
    return (user + system) / 1e6 / Math.max(1, countBusy());
  };

  return {
    /** Begins a new measurement. */
    start(): void {
      clearTimeout(timer);
      const startedAt = performance.now();
      const processorAtStart = process.cpuUsage();
      const look = (): void => {
        const left = limits.seconds - secondsWorked(processorAtStart);
        if (left <= 0 || performance.now() - startedAt >= limits.seconds * patience * 1000) onOver();
        else timer = setTimeout(look, Math.max(left * 1000, 50));
      };
      timer = setTimeout(look, limits.seconds * 1000);
    },
    stop: (): void => clearTimeout(timer),
  };
}
