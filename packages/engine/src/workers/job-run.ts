import type { JobResult } from './executor.ts';
import type { JobName, Jobs } from './jobs.ts';
import type { WorkerRequest } from './worker.ts';

/** One job that was handed to a thread, and who is told what became of it. */
export interface Task {
  readonly request: WorkerRequest;
  readonly settle: (result: JobResult<JobName>) => void;
  readonly fail: (error: Error) => void;
}

/** One run. */
export interface JobRun {
  /** Those with the highest come first. */
  readonly rank: number;
  /** What is still to be handed out; an input is taken when its task is asked for. */
  readonly tasks: Iterator<Task, void>;
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
  let open = 0;
  let isDry = false;
  let failure: { readonly error: unknown } | undefined;

  const fail = (error: unknown): void => {
    failure ??= { error };
    isDry = true;
  };
  const endIfDone = (): void => {
    if (!isDry || open > 0) return;
    if (failure === undefined) resolve();
    else reject(failure.error);
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

  function* tasks(): Generator<Task, void> {
    let number = 0;
    try {
      for (const input of inputs) {
        const own = number;
        number += 1;
        open += 1;
        yield {
          request: { name, input },
          settle: (result) => close(() => failure ?? onResult(result as JobResult<N>, own)),
          fail: (error) => close(() => fail(error)),
        };
        if (isDry) return;
      }
    } catch (error) {
      fail(error);
    }
    isDry = true;
    endIfDone();
  }

  // Jobs that take a whole thread take longest, and what is left fills the others.
  return { rank: urgency === 'urgent' ? 2 : Number(name === 'index'), tasks: tasks() };
}
