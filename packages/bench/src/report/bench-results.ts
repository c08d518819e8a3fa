import type { Machine } from '../describe-machine.ts';
import type { Measurement } from '../measure/measure-builds.ts';
import type { PreviewMeasurement } from '../measure/measure-preview.ts';
import type { ReaderMeasurement } from '../measure/measure-reader.ts';
import type { WorkMeasurement } from '../measure/measure-work.ts';
import type { AnswersOfSet } from '../measure/measure-answers.ts';
import type { SearchMeasurement } from '../measure/measure-search.ts';
import type { Sizes } from '../measure/measure-sizes.ts';

/** All that a benchmark found out; what `results.json` holds. */
export interface BenchResults {
  readonly machine: Machine & { /** `null`: there was no Hugo to compare with. */ readonly hugo: string | null };
  readonly runs: number;
  readonly measurements: readonly Measurement[];
  readonly sizes: readonly Sizes[];
  readonly figures: readonly BuildFigure[];
  /** What a reader gets; absent until it was measured. */
  readonly reader?: ReaderResults;
  /** What the search costs; absent until it was measured. */
  readonly search?: SearchResults;
  /** What a person who writes waits for; absent until it was measured. */
  readonly preview?: PreviewResults;
}

/** What a person who writes waits for, in Chromium, beside Hugo's server. */
export interface PreviewResults {
  readonly machine: Machine & { readonly browser: string; readonly hugo: string | null };
  readonly edits: number;
  readonly measurements: readonly PreviewMeasurement[];
  readonly figures: readonly Figure[];
}

/** What a reader gets, in Chromium. */
export interface ReaderResults {
  readonly machine: Machine & { readonly browser: string };
  readonly runs: number;
  readonly measurements: readonly ReaderMeasurement[];
  /** The same guide by helpgen and by VitePress; empty where VitePress could not be installed. */
  readonly work: readonly WorkMeasurement[];
  readonly figures: readonly ReaderFigure[];
}

/** One line of the reader's table: a figure of each site beside its budget. */
export interface ReaderFigure {
  readonly name: string;
  readonly own: readonly string[];
  readonly budget: string;
  /** `met` when it is met on every site. */
  readonly verdict: 'met' | 'not met';
}

/** What the search costs, in Chromium, beside a plain lunr index of the same text. */
export interface SearchResults {
  readonly machine: Machine & { readonly browser: string };
  readonly runs: number;
  readonly measurements: readonly SearchMeasurement[];
  readonly figures: readonly SearchFigure[];
  /** What is found, by set of questions. */
  readonly answers: readonly AnswersOfSet[];
}

/** One line of the search's table: a figure of ours and of lunr's for each size of the corpus. */
export interface SearchFigure {
  readonly name: string;
  /** In the order of sizes, ours and lunr's by turns. */
  readonly cells: readonly string[];
  /** Stated for 1 000 pages. */
  readonly budget: string;
  readonly verdict: 'met' | 'not met' | 'not measured';
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

/** One line of the table of builds: time by the clock, and what the processors worked for it. */
export interface BuildFigure extends Figure {
  readonly processor: Pick<Figure, 'reference' | 'own' | 'ratio'>;
}
