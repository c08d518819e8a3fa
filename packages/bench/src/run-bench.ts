import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Corpus } from './corpus/corpus.ts';
import { docsCorpus, guidesCorpus } from './corpus/docs-corpus.ts';
import { largeCorpus } from './corpus/large-corpus.ts';
import { nameOfText, readTextCorpus } from './corpus/text-corpus.ts';
import { generatedCorpus } from './corpus/write-corpus.ts';
import { describeMachine } from './describe-machine.ts';
import { findHugo, hugoAdvice } from './hugo/find-hugo.ts';
import { keepResults } from './keep-results.ts';
import { findRefused } from './measure/find-refused.ts';
import { hugoGenerator } from './measure/hugo-generator.ts';
import { type Measurement, measureBuilds } from './measure/measure-builds.ts';
import { measureSizes, type Sizes } from './measure/measure-sizes.ts';
import { ownGenerator } from './measure/own-generator.ts';
import { packagesGenerator } from './measure/packages-generator.ts';
import type { BenchArguments } from './parse-arguments.ts';
import type { BenchResults } from './report/bench-results.ts';
import { judge } from './report/judge.ts';
import { writeTable } from './report/write-table.ts';

/** Measures what `options` ask for; the table comes back as Markdown. `say` gets a line of progress at a time. */
export async function runBench(options: BenchArguments, say: (line: string) => void): Promise<string> {
  const hugo = await findHugo();
  if (hugo === undefined) say(hugoAdvice);
  const machine = { ...describeMachine(), hugo: hugo ?? null };
  const folder = await mkdtemp(join(tmpdir(), 'helpgen-bench-'));
  try {
    const measurements: Measurement[] = [];
    const sizes: Sizes[] = [];
    for (const [number, corpus] of (await chooseCorpora(options, join(folder, 'checked'), say)).entries()) {
      // The documentation is written for helpgen, and only of helpgen is a large site asked for.
      const isCompared = hugo !== undefined && (corpus.kind === 'generated' || corpus.kind === 'text');
      const generators = isCompared ? [hugoGenerator, packagesGenerator, ownGenerator] : [ownGenerator];
      const place = join(folder, String(number));
      const { built, found } = await measureBuilds({ folder: place, corpus, runs: options.runs, only: options.only, generators, say });
      measurements.push(...found);
      const own = built.get(ownGenerator);
      if (own !== undefined && corpus.kind === 'generated') {
        sizes.push(await measureSizes(join(own.folder, ownGenerator.outDir), corpus.pages, own.article));
      }
      if (!options.keep) await rm(place, { recursive: true });
    }
    const results: BenchResults = { machine, runs: options.runs, measurements, sizes, figures: judge(measurements, sizes) };
    const table = writeTable(results);
    if (options.write) await keepResults(results, 'results', table);
    return table;
  } finally {
    if (options.keep) say(`The sites are in ${folder}.`);
    else await rm(folder, { recursive: true, force: true });
  }
}

async function chooseCorpora(options: BenchArguments, scratch: string, say: (line: string) => void): Promise<readonly Corpus[]> {
  const texts: Corpus[] = [await guidesCorpus()];
  for (const folder of options.corpora) {
    const whole = await readTextCorpus({ name: nameOfText(folder), folder, frontMatter: 'common' });
    const refused = await findRefused(whole, join(scratch, String(texts.length)));
    if (refused.length > 0) say(`${whole.name}: without ${refused.join(', ')}, which helpgen refuses.`);
    texts.push(whole.without(refused));
  }
  return [...texts, await docsCorpus(), ...options.pages.map(generatedCorpus), ...options.large.map(largeCorpus)];
}
