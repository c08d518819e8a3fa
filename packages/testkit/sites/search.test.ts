import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as engine from '@helpgen/engine';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';
import type { CliRun } from './run-cli.ts';
import { runCli } from './run-cli.ts';
import { article, searchedSite } from './searched-site.ts';

let rig: SiteRig;
beforeAll(async () => {
  rig = createSiteRig(...searchedSite);
  expect((await rig.build()).status).toBe('built');
}, 60_000);
afterAll(() => rig.close());

const run = (...argv: readonly string[]): Promise<CliRun> => runCli(rig, engine, ...argv);

describe('helpgen search', () => {
  test('prints the pages and sections of the built site, best first', async () => {
    const { exitCode, stdout } = await run('search', 'массивы');
    expect(exitCode).toBe(0);
    expect(stdout).toBe('  1. Массив\n     /help/array/\n  2. HttpClient  std\n     /help/std/http/\n2 pages found.\n');
  });

  test('says why each page stands where it stands', async () => {
    const { stdout } = await run('search', 'добавить', '--explain');
    expect(stdout).toMatch(/^ {2}1\. Массив\n {5}\/help\/array\/\n {5}because the question is a heading of it\n {5}because score \d+\.\d\d\n {5}└ Добавить #add, by its heading\n/);
  });

  test('tells how a question was understood, and that nothing was found', async () => {
    expect((await run('search', 'vfccbd')).stdout).toContain('Understood as массив.\n  1. Массив\n');
    expect((await run('search', 'дирижабль')).stdout).toBe('Nothing found.\n');
  });

  test('asks a context alone, and prints JSON', async () => {
    const answer = JSON.parse((await run('search', 'массив', '--context', 'std', '--json')).stdout) as { question: string; pages: readonly { title: string }[] };
    expect(answer).toMatchObject({ question: 'массив', total: 1, pages: [{ title: 'HttpClient', href: '/help/std/http/' }] });
  });

  test('names the indexes that there are when the one asked for is not', async () => {
    const { exitCode, stderr } = await run('search', 'массив', '--under', '8.5');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('error[HG5072]: The built site has no `8.5/search-index.json`. Its search indexes: search-index-std.json, search-index.json.');
  });
});

const check = async (): Promise<readonly object[]> => {
  const { diagnostics } = await rig.build({ mode: 'check' });
  return diagnostics.map(({ code, at, args }) => ({ code, file: at?.file, line: at?.line, column: at?.column, ...args }));
};

describe('golden questions', () => {
  test('are answered, synonyms and sections included', async () => {
    expect(await check()).toEqual([]);
  });

  test('whose page is not found, or does not exist, are findings at their place', async () => {
    rig.write('search/questions.json', '[\n  { "ask": "массив", "find": "/std/http", "within": 1 },\n  { "ask": "дирижабль", "find": "/array/" },\n  { "ask": "массив", "find": "/arra" }\n]');
    expect(await check()).toMatchObject([
      { code: 'HG5070', file: 'search/questions.json', line: 2, column: 3, place: 'it as number 2', found: 'Массив, HttpClient' },
      { code: 'HG5070', line: 3, place: 'nothing of it', found: 'nothing' },
      { code: 'HG5071', line: 4, route: '/arra', suggestion: '/array' },
    ]);
    const built = await rig.build({ answers: true });
    expect([built.status, built.diagnostics.map(({ code }) => code)]).toEqual(['failed', ['HG5070', 'HG5070', 'HG5071']]);
    expect((await rig.build({ answers: true, anyway: true })).status).toBe('built');
    expect((await rig.build()).diagnostics).toEqual([]);
  });

  test('and synonyms that are written wrong are findings at the place of the mistake', async () => {
    rig.write('search/questions.json', '[\n  { "ask": "", "finds": "/array" }\n]');
    rig.write('search/synonyms.json', '[["одно"], "слово"');
    const found = await check();
    expect(found).toContainEqual(expect.objectContaining({ file: 'search/questions.json', line: 2, code: 'HG1011' }));
    expect(found).toContainEqual(expect.objectContaining({ file: 'search/synonyms.json', line: 1, code: 'HG1001' }));
  });
});

test('an edited text is found, and a part of the index without its words stays as it is', async () => {
  rig.write('search/questions.json', '[]');
  rig.write('search/synonyms.json', '[]');
  rig.write('docs/std/http.md', article('HttpClient', 'Отправляет запросы через прокси.'));
  expect((await rig.build()).status).toBe('built');
  expect((await run('search', 'прокси')).stdout).toContain('HttpClient');
  expect((await run('search', 'массивы')).stdout).not.toContain('HttpClient');
  expect((await run('search', 'список')).stdout).toBe('Nothing found.\n');
});

test('a site that search engines are asked to leave out is found by its own search, but for pages that are not listed', async () => {
  const internal = createSiteRig(
    { 'docs/index.md': article('Начало', 'Дирижабль.'), 'docs/secret.md': '---\ntitle: Тайное\nunlisted: true\n---\n\nДирижабль.\n' },
    { content: { docs: 'docs' }, noIndex: true },
  );
  try {
    expect((await internal.build()).status).toBe('built');
    expect((await runCli(internal, engine, 'search', 'дирижабль')).stdout).toBe('  1. Начало\n     /\n1 page found.\n');
  } finally {
    internal.close();
  }
});
