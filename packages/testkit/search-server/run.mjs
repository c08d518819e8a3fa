// Asks a real OpenSearch what the index in the browser is asked, from here and from Chromium: `npm run test:search-server [-- --every N]`;
// with `--documents N` at that size, too. Needs Java 17 and Maven, and for the last Chromium; what cannot be run is said.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createSearcher, createServerSearcher } from '@helpgen/search/query';
import { openSearchPage } from './ask-in-browser.mjs';
import { compareSizes } from './compare-sizes.mjs';
import { send, startServer, whyNoServer } from './start-server.mjs';

const root = resolve(import.meta.dirname, '../../..');
const { values } = parseArgs({ options: { every: { type: 'string', default: '1' }, documents: { type: 'string' } } });
const name = 'search-index';
/** Of 100 questions the first page must be the same in so many. */
const leastSame = 95;
const limit = 8;
/** How many questions are asked in Chromium: each opens a page. */
const inBrowser = 10;
const program = join(root, 'bin/helpgen.js');

const reason = whyNoServer();
if (reason === undefined) await main();
else console.log(`Not run: ${reason}.`);

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'helpgen-search-server-'));
  // However this ends, nothing of it stays.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const config = copySite(folder);
  const { languages = ['ru', 'en'] } = read(config).search;
  const site = join(folder, 'build');
  helpgen('build', '--quiet', '--config', config);
  helpgen('search-export', '--format', 'opensearch', '--config', config, '--out', join(folder, 'docs.ndjson'));
  const [settings, documents] = ['docs.settings.json', 'docs.ndjson'].map((file) => readFileSync(join(folder, file), 'utf8'));

  const server = await startServer(folder, values.documents === undefined ? '512m' : '1g');
  try {
    const seconds = await server.load(name, settings, documents);
    console.log(`${documents.trimEnd().split('\n').length / 2} documents loaded in ${seconds.toFixed(1)} s`);
    const load = async (href) => read(join(site, 'assets', basename(href)));
    const ofFiles = createSearcher(read(join(site, 'search-index.json')), { languages, load });
    const ofServer = createServerSearcher({
      server: 'opensearch', address: `/${name}`, languages, send: ({ url, method, body }) => send(server.origin + url, method, body),
    });
    let [asked, same] = [0, 0];
    for (const [set, all] of questionSets()) {
      const questions = all.filter((_question, place) => place % Number(values.every) === 0);
      asked += questions.length;
      same += await compare(set, questions, ofFiles, async (text) => (await ofServer.ask({ text, depth: 'all', limit })).pages[0]?.href);
    }
    const [[, golden]] = questionSets();
    const some = golden.filter((_question, place) => place % Math.ceil(golden.length / inBrowser) === 0);
    asked += some.length;
    same += await compareInBrowser({ config, origin: server.origin, questions: some, ofFiles });
    if (100 * same < leastSame * asked) {
      console.log(`The first page is the same in fewer than ${leastSame} of 100.`);
      process.exitCode = 1;
    }
    if (values.documents !== undefined) await compareSizes({ server, documents, languages, questions: golden, least: Number(values.documents) });
  } finally {
    await server.stop();
  }
}

/** Copies the documentation into `folder`, where its search is that of a server; gives the file of its config. */
function copySite(folder) {
  cpSync(join(root, 'docs-content'), join(folder, 'docs-content'), { recursive: true });
  for (const entry of ['node_modules', 'packages']) symlinkSync(join(root, entry), join(folder, entry));
  const own = read(join(root, 'site-config.json'));
  const config = join(folder, 'site-config.json');
  writeFileSync(config, JSON.stringify({ ...own, search: { ...own.search, provider: { server: 'opensearch', address: '/find/*' } } }));
  return config;
}

/** Asks in Chromium, where there is one; gives how many first pages are those of the index. */
async function compareInBrowser({ config, origin, questions, ofFiles }) {
  if (process.env.HELPGEN_BROWSER === undefined) {
    console.log('In Chromium: not run, there is none.');
    return questions.length;
  }
  const page = await openSearchPage(program, config, origin);
  try {
    const same = await compare('golden questions, in Chromium', questions, ofFiles, (text) => page.firstOf(text));
    if (page.complaints.length === 0) return same;
    console.log(`The page complains: ${page.complaints.join('; ')}`);
    process.exitCode = 1;
    return same;
  } finally {
    await page.close();
  }
}

function helpgen(...args) {
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`helpgen ${args[0]} has ended with ${status}`);
}

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

function questionSets() {
  const folder = join(root, 'docs-content/search');
  return [
    ['golden questions', read(join(folder, 'questions.json')).map(({ ask }) => ask)],
    ['unseen questions to develop on', read(join(folder, 'unseen-develop.json')).map(({ query }) => query)],
    ['unseen questions to report', read(join(folder, 'unseen-report.json')).map(({ query }) => query)],
  ];
}

/** Counts for how many of `questions` the first page is that of the index; the questions themselves are not printed. */
async function compare(what, questions, ofFiles, firstOf) {
  let same = 0;
  const times = [];
  for (const text of questions) {
    const [own] = (await ofFiles.ask({ text, depth: 'all', limit })).pages;
    const start = performance.now();
    const other = await firstOf(text);
    times.push(performance.now() - start);
    if (own?.href === other) same += 1;
  }
  times.sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  const percent = (100 * same) / questions.length;
  console.log(`${what}: the same first page in ${percent.toFixed(1)} of 100 of ${questions.length}; median ${at(0.5)} ms, 95 of 100 in ${at(0.95)} ms`);
  return same;
}
