import type { JobName, Jobs } from './jobs.ts';

/** Why a job came to no end: it was stopped, or its thread ended under it. That is the page's fault, not the build's. */
export interface JobFailure {
  readonly kind: 'timeout' | 'memory' | 'crash';
  /** In words that follow "cannot be …:". */
  readonly reason: string;
}

/** What became of one job. */
export type JobResult<N extends JobName> =
  | { readonly kind: 'done'; readonly output: Jobs[N]['output'] }
  | { readonly kind: 'failed'; readonly failure: JobFailure };

/** Runs jobs, inline or in threads; both pass the same tests. */
export interface Executor {
  /**
   * Runs job `name` on each input and reports each result with the input's number. Inputs are taken when there is
   * room for them, so a long iterable is never held as a whole. Rejects with the error of a job that threw. What is
   * `urgent`, because somebody is waiting for it, comes before what was asked for earlier; default: in order.
   */
  run<N extends JobName>(
    name: N,
    inputs: Iterable<Jobs[N]['input']>,
    onResult: (result: JobResult<N>, number: number) => void,
    urgency?: 'urgent',
  ): Promise<void>;
}
