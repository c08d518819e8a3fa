import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Corpus } from '../corpus/corpus.ts';
import { docsCorpus } from '../corpus/docs-corpus.ts';
import { generatedCorpus } from '../corpus/write-corpus.ts';
import type { Generator } from './generator.ts';
import { works } from './generator.ts';
import { measureBuilds, median } from './measure-builds.ts';
import { measureSizes } from './measure-sizes.ts';
import { ownGenerator } from './own-generator.ts';
import { runMeasured } from './run-measured.ts';

const corpus: Corpus = { ...generatedCorpus(5), write: () => Promise.reject(new Error('no generator of a test asks for it')) };

test('a run is measured with its output, the work and the memory of what it starts', async () => {
  const child = `const held = Buffer.alloc(120e6, 1); const end = Date.now() + 300; while (Date.now() < end) held.length`;
  const parent = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}]).on('exit', () => console.log('done'))`;
  const run = await runMeasured(process.execPath, ['-e', parent], tmpdir());
  expect(run.stdout).toBe('done\n');
  expect(run.ms).toBeGreaterThan(300);
  if (process.platform !== 'win32') expect(run.processorMs).toBeGreaterThan(100);
  // Where the system does not tell memory, none is given.
  if (process.platform === 'linux') expect(run.peakBytes).toBeGreaterThan(150e6);
  else expect(run.peakBytes).toBeNull();
});

test('a run that fails says what it said', async () => {
  await expect(runMeasured(process.execPath, ['-e', 'console.error("no such page"); process.exit(3)'], tmpdir())).rejects.toThrow(
    /exit code 3[^]*no such page/,
  );
});

test('the median of an even number of runs is one that was measured', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 2, 0]);
});

describe('builds', () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'helpgen-bench-test-'))));
  afterEach(() => rm(folder, { recursive: true }));

  test('take turns at what each can do, each work after the one it needs', async () => {
    const log: string[] = [];
    const said: string[] = [];
    const generators = [generator('hugo', log), generator('packages', log, ['cold']), generator('helpgen', log)];
    const { found } = await measureBuilds({
      folder,
      corpus,
      runs: 1,
      only: ['cold', 'unchanged', 'edited'],
      generators,
      say: (line) => said.push(line),
    });
    expect(log).toEqual([
      'hugo build', 'packages build', 'helpgen build',
      'hugo build', 'helpgen build',
      'hugo edit 1', 'hugo build', 'helpgen edit 1', 'helpgen build',
    ]);
    expect(found.map(({ work, generator, ms }) => `${work} ${generator} ${ms}`)).toEqual([
      'cold hugo 1', 'cold packages 2', 'cold helpgen 3', 'unchanged hugo 4', 'unchanged helpgen 5', 'edited hugo 7', 'edited helpgen 9',
    ]);
    expect(said.filter((line) => line.includes('(odd)'))).toHaveLength(1);
  });

  test('of one kind alone begin with one cold build that does not count', async () => {
    const log: string[] = [];
    const { found } = await measureBuilds({
      folder,
      corpus,
      runs: 2,
      only: ['edited'],
      generators: [generator('helpgen', log)],
      say: () => undefined,
    });
    expect(log.filter((line) => line.endsWith('build'))).toHaveLength(3);
    expect(found).toMatchObject([{ work: 'edited', allMs: [3, 5] }]);
  });

  test('from nothing find nothing of earlier ones, which is moved away and not deleted', async () => {
    const log: string[] = [];
    await measureBuilds({ folder, corpus, runs: 2, only: ['cold'], generators: [generator('hugo', log)], say: () => undefined });
    expect([await readdir(join(folder, 'hugo')), await readdir(join(folder, 'hugo-before-2'))]).toEqual([['out'], ['out']]);
  });
});

test('sizes count what a document asks for and what its scripts import at once, each once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'helpgen-bench-test-'));
  const files = {
    'section-1/page-2/index.html':
      '<link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/m.js"><link rel="icon" href="/i.png"><script type="module" src="/m.js"></script><script>inline</script>',
    'a.css': 'a{}',
    'm.js': 'import{a}from"./lib/n.js";import"/o.js";import("/later.js")',
    'lib/n.js': 'export{b}from"../o.js"',
    'o.js': 'export const b=1',
    'search-index.json': '["/assets/search-0a.json"]',
    'assets/search-0a.json': '[1,2,3]',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const found = await measureSizes(folder, 7, 'section-1/page-2');
  expect(found).toMatchObject({ pages: 7, requests: 5 });
  expect(found.index?.firstGzip).toBeGreaterThan(0);
  expect(found.index?.allGzip).toBeGreaterThan(found.index?.firstGzip ?? Infinity);
  expect(found.styleGzip).toBeGreaterThan(20);
  expect(found.scriptGzip).toBeGreaterThan(60);
  await expect(measureSizes(folder, 7, 'nowhere')).rejects.toThrow('`nowhere`');
  await rm(folder, { recursive: true });
});

function generator(name: Generator['name'], log: string[], can = works): Generator {
  return {
    name,
    works: can,
    outDir: 'out',
    write: async (folder) => {
      await mkdir(folder);
      return { folder, article: 'a', inputs: [], edit: async (round) => void log.push(`${name} edit ${round}`) };
    },
    leftBehind: (names) => names,
    build: async (folder) => {
      await mkdir(join(folder, 'out'), { recursive: true });
      log.push(`${name} build`);
      return { ms: log.length, processorMs: null, peakBytes: null, stdout: '' };
    },
    check: (work) => (work === 'unchanged' && name === 'helpgen' ? 'odd' : undefined),
  };
}

test('the documentation is built from a copy, which an edit changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'helpgen-bench-test-'));
  try {
    const docs = await docsCorpus();
    const site = await ownGenerator.write(join(folder, 'docs'), docs);
    const article = join(site.folder, `docs-content/docs/${site.article}.md`);
    const before = await readFile(article, 'utf8');
    await site.edit(7);
    expect((await readFile(article, 'utf8')).slice(before.length)).toContain('7');
    expect(ownGenerator.leftBehind([...(await readdir(site.folder)), 'build'], site)).toEqual(['build']);
    expect(docs.pages).toBeGreaterThan(500);
  } finally {
    await rm(folder, { recursive: true });
  }
});
