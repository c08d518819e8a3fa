import type { Executor } from './executor.ts';
import type { RunJob } from './jobs.ts';

/** An executor in this thread: for few jobs, for tests, and where threads are not wanted. */
export function createInlineExecutor(runJob: RunJob): Executor {
  return {
    async run(name, inputs, onResult) {
      let number = 0;
      for (const input of inputs) {
        onResult({ kind: 'done', output: await runJob(name, input) }, number);
        number += 1;
      }
    },
    close: () => Promise.resolve(),
  };
}
