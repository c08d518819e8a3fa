import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCorpus, exportTexts, whileServed } from './built-site.ts';
import { describeMachine } from './describe-machine.ts';
import { keepResults } from './keep-results.ts';
import { openPlainLunr } from './peers/open-plain-lunr.ts';
import { measureAnswers } from './measure/measure-answers.ts';
import type { SearchMeasurement } from './measure/measure-search.ts';
import { measureSearch } from './measure/measure-search.ts';
import { measureSizes } from './measure/measure-sizes.ts';
import { openBrowser } from './open-browser.ts';
import type { BenchArguments } from './parse-arguments.ts';
import type { SearchResults } from './report/bench-results.ts';
import { formatCount } from './report/format-figures.ts';
import { judgeSearch } from './report/judge-search.ts';
import { writeSearchTable } from './report/write-table.ts';

/**
 * Measures in Chromium what the search of the corpus costs a reader, beside a plain lunr index, and what the search of this repository's
 * documentation finds, beside other searches of the same text; the tables come back as Markdown.
 */
export async function runSearch(options: BenchArguments, say: (line: string) => void): Promise<string> {
  const browser = await openBrowser('--search');
  const folder = await mkdtemp(join(tmpdir(), 'helpgen-bench-'));
  try {
    const measurements: SearchMeasurement[] = [];
    for (const pages of options.pages) {
      say(`Building the corpus of ${formatCount(pages)} pages.`);
      const site = await buildCorpus(join(folder, String(pages)), pages);
      const { index } = await measureSizes(site.outDir, pages, site.article.slice(0, -1));
      say('Making a plain lunr index of its text.');
      const lunr = await openPlainLunr(await exportTexts(site));
      try {
        const measured = await whileServed(site, (address) =>
          measureSearch(browser, { pages, article: address + site.article, allBytes: index?.allGzip ?? 0, lunr, runs: options.runs, say }),
        );
        measurements.push(measured);
      } finally {
        lunr.close();
      }
    }
    const answers = await measureAnswers(browser, join(folder, 'docs'), say);
    const machine = { ...describeMachine(), browser: `Chromium ${browser.version()}` };
    const results: SearchResults = { machine, runs: options.runs, measurements, figures: judgeSearch(measurements), answers };
    const table = writeSearchTable(results);
    if (options.write) await keepResults({ search: results }, 'search', table);
    return table;
  } finally {
    await browser.close();
    if (options.keep) say(`The sites are in ${folder}.`);
    else await rm(folder, { recursive: true, force: true });
  }
}
