import type { JobResult } from './executor.ts';
import type { JobName, Jobs } from './jobs.ts';
import type { WorkerRequest } from './worker.ts';

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
export function createJobRun<N extends JobName>(
  { name, inputs, onResult, urgency }: RunRequest<N>,
  resolve: () => void,
  reject: (error: unknown) => void,
): JobRun {
  const iterator = inputs[Symbol.iterator]();
  let number = 0;
  let open = 0;
  let isDry = false;
  let failure: { readonly error: unknown } | undefined;

  const endIfDone = (): void => {
    if (!isDry || open > 0) return;
    if (failure === undefined) resolve();
    else reject(failure.error);
  };
  /** Does `act`; when it throws, no more jobs are handed out. */
  const attempt = <Result>(act: () => Result): Result | undefined => {
    try {
      return act();
    } catch (error) {
      failure ??= { error };
      isDry = true;
      return undefined;
    }
  };
  const close = (act: () => void): void => {
    open -= 1;
    attempt(act);
    endIfDone();
  };

  return {
    // Jobs that take a whole thread take longest, and what is left fills the others.
    rank: urgency === 'urgent' ? 2 : Number(name === 'index'),
    next() {
      if (isDry) return undefined;
      const step = attempt(() => iterator.next());
      if (step === undefined || step.done === true) {
        isDry = true;
        endIfDone();
        return undefined;
      }
      const own = number;
      number += 1;
      open += 1;
      return {
        request: { name, input: step.value },
        settle: (result) => close(() => failure ?? onResult(result as JobResult<N>, own)),
        fail: (error) =>
          close(() => {
            throw error;
          }),
      };
    },
  };
}
