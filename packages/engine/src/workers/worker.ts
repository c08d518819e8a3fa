import type { MessagePort } from 'node:worker_threads';
import { parentPort, workerData } from 'node:worker_threads';
import { errorCode, nameInNfc, nodeFileSystem } from '@helpgen/disk';
import type { JobName, Jobs, RunJob, WorkerSetup } from './jobs.ts';
import { createJobRunner } from './jobs.ts';

/** One job, as it is sent to a thread. */
export interface WorkerRequest {
  readonly name: JobName;
  readonly input: Jobs[JobName]['input'];
}

/** The answer of a thread; answers come in the order of the requests. */
export type WorkerReply =
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'error'; readonly message: string; readonly stack: string; readonly code?: string; readonly path?: string };

/** Does the jobs that come through `port` in their order; what it answers with is handed over, not copied. */
function answerJobs(port: MessagePort, setup: WorkerSetup): void {
  const runJob = createJobRunner(nameInNfc(nodeFileSystem), setup);
  // Nearly every first job is to compile: the pipeline is loaded while there is nothing else to do.
  void import('@helpgen/content');
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  port.on('message', ({ name, input }: WorkerRequest) => {
    waiting += 1;
    last = last.then(async () => {
      const answer = await reply(runJob, name, input);
      waiting -= 1;
      if (name === 'render') await awaitLateErrors(waiting === 0);
      port.postMessage(answer, buffersOf(answer));
    });
  });
}

/**
 * Gives what a part of a theme has left behind, a promise or a timer without delay, the time to fail while its page is still at
 * work; for a timer, which takes a millisecond, only when no other page waits.
 */
function awaitLateErrors(isLast: boolean): Promise<void> {
  return new Promise((done) => (isLast ? setTimeout(done, 1) : setImmediate(done)));
}

async function reply(runJob: RunJob, name: JobName, input: Jobs[JobName]['input']): Promise<WorkerReply> {
  try {
    return { kind: 'done', output: await runJob(name, input as never) };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const code = errorCode(error);
    return {
      kind: 'error',
      message: error.message,
      stack: error.stack ?? '',
      ...(code === undefined ? {} : { code, path: 'path' in error ? String(error.path) : '' }),
    };
  }
}

/** The buffers of an answer, which is not used here any more. */
function buffersOf(value: unknown): ArrayBuffer[] {
  if (typeof value !== 'object' || value === null) return [];
  // A small buffer can be a piece of one that Node shares out among many.
  if (value instanceof Uint8Array) return value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength ? [value.buffer] : [];
  return Object.values(value).flatMap(buffersOf);
}

// What a thread runs: it answers whoever started it.
if (parentPort !== null) answerJobs(parentPort, workerData as WorkerSetup);
