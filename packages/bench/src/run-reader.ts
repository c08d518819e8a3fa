import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltSite } from './built-site.ts';
import { buildCorpus, buildDocs, repository, whileServed } from './built-site.ts';
import { describeMachine } from './describe-machine.ts';
import { keepResults } from './keep-results.ts';
import type { ReaderMeasurement } from './measure/measure-reader.ts';
import { measureReader } from './measure/measure-reader.ts';
import type { WorkMeasurement } from './measure/measure-work.ts';
import { measureWork } from './measure/measure-work.ts';
import { openBrowser } from './open-browser.ts';
import type { BenchArguments } from './parse-arguments.ts';
import type { ReaderResults } from './report/bench-results.ts';
import { formatCount } from './report/format-figures.ts';
import { judgeReader, judgeWork } from './report/judge-reader.ts';
import { writeReaderTable } from './report/write-table.ts';
import { buildVitePress } from './vitepress/build-vitepress.ts';
import { whileFolderServed } from './vitepress/serve-folder.ts';

/** Measures in Chromium what a reader gets of the corpus and of this repository's documentation; the table comes back as Markdown. */
export async function runReader(options: BenchArguments, say: (line: string) => void): Promise<string> {
  const browser = await openBrowser('--reader');
  const folder = await mkdtemp(join(tmpdir(), 'helpgen-bench-'));
  const measure = (site: BuiltSite): Promise<ReaderMeasurement> =>
    whileServed(site, (address) => measureReader(browser, { site: site.name, address, article: site.article, runs: options.runs, say }));
  try {
    const measurements: ReaderMeasurement[] = [];
    for (const pages of options.pages) {
      say(`Building the corpus of ${formatCount(pages)} pages.`);
      measurements.push(await measure(await buildCorpus(join(folder, String(pages)), pages)));
    }
    say('Building the documentation.');
    const docs = await buildDocs(folder);
    measurements.push(await measure(docs));
    const compare = (built: string): Promise<readonly WorkMeasurement[]> =>
      whileServed(docs, (own) =>
        whileFolderServed(built, (other) => {
          const pages = [
            { name: 'helpgen', address: own + docs.article },
            { name: 'VitePress', address: `${other}${docs.article.slice(0, -1)}.html` },
          ];
          return measureWork(browser, pages, 2 * options.runs + 1);
        }),
      );
    say('Building the guides by VitePress.');
    const work = await buildVitePress(join(repository, 'docs-content/docs/topics'), join(folder, 'vitepress')).then(compare, (error: unknown) => {
      say(`VitePress is left out: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    });
    const machine = { ...describeMachine(), browser: `Chromium ${browser.version()}` };
    const figures = [...judgeReader(measurements), ...judgeWork(work, measurements.length)];
    const results: ReaderResults = { machine, runs: options.runs, measurements, work, figures };
    const table = writeReaderTable(results);
    if (options.write) await keepResults({ reader: results }, 'reader', table);
    return table;
  } finally {
    await browser.close();
    if (options.keep) say(`The sites are in ${folder}.`);
    else await rm(folder, { recursive: true, force: true });
  }
}
