import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMachine } from './describe-machine.ts';
import { countDocuments, docsGenerator } from './measure/docs-generator.ts';
import { findHugo, hugoAdvice } from './hugo/find-hugo.ts';
import { hugoGenerator } from './measure/hugo-generator.ts';
import { keepResults } from './keep-results.ts';
import { type Measurement, measureBuilds } from './measure/measure-builds.ts';
import { measureSizes, type Sizes } from './measure/measure-sizes.ts';
import { ownGenerator } from './measure/own-generator.ts';
import type { BenchArguments } from './parse-arguments.ts';
import type { BenchResults } from './report/bench-results.ts';
import { compareDocs } from './report/compare-docs.ts';
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
    for (const pages of options.pages) {
      const generators = hugo === undefined ? [ownGenerator] : [hugoGenerator, ownGenerator];
      const { built, found } = await measureBuilds({ folder: join(folder, String(pages)), pages, runs: options.runs, only: options.only, generators, say });
      measurements.push(...found);
      const own = built.get(ownGenerator);
      if (own !== undefined) sizes.push(await measureSizes(join(own.folder, ownGenerator.outDir), pages, own.article));
    }
    const docs = await measureBuilds({ folder: join(folder, 'docs'), pages: await countDocuments(), runs: options.runs, only: options.only, generators: [docsGenerator], say });
    const results: BenchResults = { machine, runs: options.runs, measurements, sizes, docs: docs.found, figures: [...judge(measurements, sizes), ...compareDocs(docs.found, measurements)] };
    const table = writeTable(results);
    if (options.write) await keepResults(results, 'results', table);
    return table;
  } finally {
    if (options.keep) say(`The sites are in ${folder}.`);
    else await rm(folder, { recursive: true, force: true });
  }
}
