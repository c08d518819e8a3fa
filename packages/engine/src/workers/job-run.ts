import type { WorkerRequest } from './answer-jobs.ts';
import type { JobResult } from './executor.ts';
import type { JobName, Jobs } from './jobs.ts';

/** One job that was handed to a thread, and who is told what became of it. */
export interface Task {
  readonly request: WorkerRequest;
  readonly settle: (result: JobResult<JobName>) => void;
  readonly fail: (error: Error) => void;
}

/** The inputs of one run that are still to be handed out. */
export interface JobRun {
  /** Those with the highest come first. */
  readonly rank: number;
  next(): Task | undefined;
}

/** What is run: jobs of one name. */
export interface RunRequest<N extends JobName> {
  readonly name: N;
  readonly inputs: Iterable<Jobs[N]['input']>;
  readonly onResult: (result: JobResult<N>, number: number) => void;
  readonly urgency: 'urgent' | undefined;
}

/**
 * A run that calls `resolve` when all its jobs are settled, or `reject` when one failed and nobody works on it any more:
 * what its jobs write may be taken away then.
 */
export function createJobRun<N extends JobName>(request: RunRequest<N>, resolve: () => void, reject: (error: Error) => void): JobRun {
  const iterator = request.inputs[Symbol.iterator]();
  let number = 0;
  let open = 0;
  let isDry = false;
  let failure: { readonly error: unknown } | undefined;

  const endIfDone = (): void => {
    if (!isDry || open > 0) return;
    if (failure === undefined) resolve();
    else reject(failure.error as Error);
  };
  const fail = (error: unknown): void => {
    failure ??= { error };
    isDry = true;
  };
  const close = (act: () => void): void => {
    open -= 1;
    try {
      act();
    } catch (error) {
      fail(error);
    }
    endIfDone();
  };

  return {
    rank: rankOf(request),
    next() {
      if (isDry) return undefined;
      const step = nextOf(iterator);
      if ('error' in step) fail(step.error);
      else if (step.done === true) isDry = true;
      if ('error' in step || step.done === true) return void endIfDone();
      const own = number;
      number += 1;
      open += 1;
      return {
        request: { name: request.name, input: step.value },
        settle: (result) =>
          close(() => {
            if (failure === undefined) request.onResult(result as JobResult<N>, own);
          }),
        fail: (error) => close(() => fail(error)),
      };
    },
  };
}

/** Jobs that take a whole thread take longest, and what is left fills the others. */
function rankOf({ name, urgency }: Pick<RunRequest<JobName>, 'name' | 'urgency'>): number {
  if (urgency === 'urgent') return 2;
  return name === 'index' ? 1 : 0;
}

/** The next of `iterator`, or what it threw instead. */
function nextOf<T>(iterator: Iterator<T>): IteratorResult<T> | { readonly error: unknown } {
  try {
    return iterator.next();
  } catch (error) {
    return { error };
  }
}
