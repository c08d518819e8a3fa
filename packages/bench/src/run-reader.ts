import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { describeMachine } from './describe-machine.ts';
import { keepResults } from './keep-results.ts';
import type { ReaderMeasurement } from './measure/measure-reader.ts';
import { measureReader } from './measure/measure-reader.ts';
import { ownGenerator } from './measure/own-generator.ts';
import { runMeasured } from './measure/run-measured.ts';
import type { BenchArguments } from './parse-arguments.ts';
import type { ReaderResults } from './report/bench-results.ts';
import { formatCount } from './report/format-figures.ts';
import { judgeReader } from './report/judge-reader.ts';
import { writeReaderTable } from './report/write-table.ts';

const repository = join(import.meta.dirname, '../../..');
const program = join(repository, 'bin/helpgen.js');

/** A built site and the article that is read. */
interface BuiltSite {
  readonly name: string;
  readonly config: string;
  readonly outDir: string;
  readonly article: string;
}

/** Measures in Chromium what a reader gets of the corpus and of this repository's documentation; the table comes back as Markdown. */
export async function runReader(options: BenchArguments, say: (line: string) => void): Promise<string> {
  const executablePath = process.env['HELPGEN_BROWSER'];
  if (executablePath === undefined) throw new Error('What a reader gets is measured in Chromium: run `npm run bench -- --reader`, which finds it.');
  const folder = await mkdtemp(join(tmpdir(), 'helpgen-bench-'));
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic', '--no-first-run'];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...quiet] });
  try {
    const measurements: ReaderMeasurement[] = [];
    for (const pages of options.pages) {
      say(`Building the corpus of ${formatCount(pages)} pages.`);
      measurements.push(await measure(await buildCorpus(join(folder, String(pages)), pages)));
    }
    say('Building the documentation.');
    measurements.push(await measure(await buildDocs(folder)));
    const machine = { ...describeMachine(), browser: `Chromium ${browser.version()}` };
    const results: ReaderResults = { machine, runs: options.runs, measurements, figures: judgeReader(measurements) };
    const table = writeReaderTable(results);
    if (options.write) await keepResults({ reader: results }, 'reader', table);
    return table;
  } finally {
    await browser.close();
    if (options.keep) say(`The sites are in ${folder}.`);
    else await rm(folder, { recursive: true, force: true });
  }

  async function measure({ name, config, outDir, article }: BuiltSite): Promise<ReaderMeasurement> {
    const server = spawn(process.execPath, [program, 'serve', '--port', '0', '--config', config, '--out-dir', outDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const address = await new Promise<string>((done, fail) => {
        let printed = '';
        server.stdout.on('data', (part) => {
          printed += String(part);
          const found = /http:\/\/\S+\//.exec(printed);
          if (found !== null) done(found[0]);
        });
        server.once('close', () => fail(new Error(`The server has ended: ${printed}`)));
      });
      return await measureReader(browser, { site: name, address, article, runs: options.runs, say });
    } finally {
      server.kill();
    }
  }
}

async function buildCorpus(folder: string, pages: number): Promise<BuiltSite> {
  const site = await ownGenerator.write(folder, pages);
  await ownGenerator.build(site.folder);
  return { name: `corpus, ${formatCount(pages)} pages`, config: join(site.folder, 'site-config.json'), outDir: join(site.folder, ownGenerator.outDir), article: `${site.article}/` };
}

async function buildDocs(folder: string): Promise<BuiltSite> {
  const [config, outDir] = [join(repository, 'site-config.json'), join(folder, 'docs-content')];
  await runMeasured(process.execPath, [program, 'build', '--quiet', '--config', config, '--out-dir', outDir], repository);
  return { name: 'docs-content', config, outDir, article: 'topics/basic-syntax/' };
}
