import type { Measurement } from '../measure/measure-builds.ts';
import type { Sizes } from '../measure/measure-sizes.ts';

/** All that a benchmark found out; what `results.json` holds. */
export interface BenchResults {
  readonly machine: {
    readonly node: string;
    /** `null`: there was no Hugo to compare with. */
    readonly hugo: string | null;
    readonly processors: number;
    readonly model: string;
    /** Whether other work ran beside the benchmark when it began. */
    readonly isBusy: boolean;
  };
  readonly runs: number;
  readonly measurements: readonly Measurement[];
  readonly sizes: readonly Sizes[];
  readonly figures: readonly Figure[];
}

/** One line of the table: a figure beside its budget. */
export interface Figure {
  readonly name: string;
  readonly reference: string;
  readonly own: string;
  readonly ratio: string;
  readonly budget: string;
  readonly verdict: 'met' | 'not met' | 'not measured';
}
