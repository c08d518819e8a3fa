import { mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Corpus, CorpusKind, CorpusSite } from '../corpus/corpus.ts';
import { formatSeconds } from '../report/format-figures.ts';
import { type Generator, type GeneratorName, type Work, works } from './generator.ts';
import type { Run } from './run-measured.ts';

/** One work of one generator on one corpus, over all runs. */
export interface Measurement {
  /** Name of the corpus. */
  readonly corpus: string;
  readonly kind: CorpusKind;
  readonly pages: number;
  readonly work: Work;
  readonly generator: GeneratorName;
  /** Median of the runs, in milliseconds. */
  readonly ms: number;
  readonly allMs: readonly number[];
  /** Median of the time that processors worked for it, in milliseconds; `null` where it cannot be measured. */
  readonly processorMs: number | null;
  /** The most of all runs, in bytes; `null` where it cannot be measured. */
  readonly peakBytes: number | null;
}

/** What is to be measured. */
export interface BuildPlan {
  readonly folder: string;
  readonly corpus: Corpus;
  readonly runs: number;
  readonly only: readonly Work[];
  readonly generators: readonly Generator[];
  say(line: string): void;
}

/** What was measured, and the sites as the last build left them. */
export interface MeasuredBuilds {
  readonly found: readonly Measurement[];
  readonly built: ReadonlyMap<Generator, CorpusSite>;
}

/** Builds a corpus with each generator; they take turns, so that both meet the same machine. */
export async function measureBuilds(plan: BuildPlan): Promise<MeasuredBuilds> {
  const sites = new Map<Generator, CorpusSite>();
  for (const generator of plan.generators) sites.set(generator, await generator.write(join(plan.folder, generator.name), plan.corpus));

  const done: { readonly generator: Generator; readonly work: Work; readonly run: Run }[] = [];
  for (let round = 1; round <= plan.runs; round += 1) {
    for (const work of works.filter((work) => plan.only.includes(work) || (work === 'cold' && round === 1))) {
      for (const [generator, site] of [...sites].filter(([each]) => each.works.includes(work))) {
        if (work === 'cold') await putAway(generator, site, join(plan.folder, `${generator.name}-before-${round}`));
        if (work === 'edited') await site.edit(round);
        const run = await generator.build(site.folder);
        const doubt = generator.check(work, run);
        const told = `${generator.name} ${formatSeconds(run.ms)}${doubt === undefined ? '' : ` (${doubt})`}`;
        plan.say(`${plan.corpus.name}, run ${round} of ${plan.runs}, ${work}: ${told}`);
        done.push({ generator, work, run });
      }
    }
  }
  const runsOf = (work: Work, generator: Generator): readonly Run[] =>
    done.filter((each) => each.work === work && each.generator === generator).map(({ run }) => run);
  const found = plan.only.flatMap((work) =>
    plan.generators.filter((each) => each.works.includes(work)).map((each) => summarise(plan.corpus, work, each, runsOf(work, each))),
  );
  return { found, built: sites };
}

/**
 * Moves what builds left behind out of their sight. It is not deleted before the end of the run: ext4 gives the number
 * of a deleted file to no other for minutes and searches past all of them at each file that is made, so that the second
 * of two builds would pay for the deletions of the first.
 */
async function putAway(generator: Generator, site: CorpusSite, place: string): Promise<void> {
  await mkdir(place);
  for (const name of generator.leftBehind(await readdir(site.folder), site)) await rename(join(site.folder, name), join(place, name));
}

function summarise({ name, kind, pages }: Corpus, work: Work, generator: Generator, runs: readonly Run[]): Measurement {
  const allMs = runs.map(({ ms }) => Math.round(ms));
  const processor = runs.flatMap(({ processorMs }) => processorMs ?? []);
  const peaks = runs.flatMap(({ peakBytes }) => peakBytes ?? []);
  return {
    corpus: name,
    kind,
    pages,
    work,
    generator: generator.name,
    ms: median(allMs),
    allMs,
    processorMs: processor.length === 0 ? null : median(processor),
    peakBytes: peaks.length === 0 ? null : Math.max(...peaks),
  };
}

/** The middle of `values`, of two middles the lower; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
