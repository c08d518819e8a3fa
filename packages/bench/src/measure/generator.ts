import type { Corpus, CorpusSite } from '../corpus/corpus.ts';
import type { Run } from './run-measured.ts';

/** What is measured: a build with nothing left of earlier ones, one with nothing changed since, one after the edit of a page. */
export type Work = 'cold' | 'unchanged' | 'edited';

/** The works in the order in which they are done. */
export const works: readonly Work[] = ['cold', 'unchanged', 'edited'];

/** Ours, the reference, and the packages that ours reads Markdown with, alone. */
export type GeneratorName = 'helpgen' | 'hugo' | 'packages';

/** A generator that can be measured. */
export interface Generator {
  readonly name: GeneratorName;
  /** What it is asked for. */
  readonly works: readonly Work[];
  /** Output folder below the site's. */
  readonly outDir: string;
  /** Writes the corpus with all that the generator needs. */
  write(folder: string, corpus: Corpus): Promise<CorpusSite>;
  /** The names in the site's folder that a build has left there, given all of them. */
  leftBehind(names: readonly string[], site: CorpusSite): readonly string[];
  build(folder: string): Promise<Run>;
  /** What is wrong with a run that should have done `work`; `undefined`: nothing. */
  check(work: Work, run: Run): string | undefined;
}
