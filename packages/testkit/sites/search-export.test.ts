import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import * as engine from '@helpgen/engine';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';
import type { CliRun } from './run-cli.ts';
import { runCli } from './run-cli.ts';
import { twoOfEach } from './two-of-each.ts';

const article = (title: string, text: string, matter = ''): string => `---\ntitle: ${title}\n${matter}---\n\n${text}\n`;

let rig: SiteRig;
beforeAll(async () => {
  rig = createSiteRig(
    {
      'docs/index.md': article('Начало', 'Здесь начинают.\n\n## Установка\n\nСкачайте **дистрибутив** и [читайте дальше](array.md).'),
      'docs/array.md': article('Массив', 'Набор элементов.\n\n## Добавить {#add}\n\nДобавляет элемент в конец.', 'description: Упорядоченный набор\nkeywords: [список]\n'),
      'docs/std/http.md': article('HttpClient', 'Отправляет запросы.\n\n```js\nclient.send();\n```'),
      'docs/secret.md': article('Тайное', 'Не ищется.', 'unlisted: true\n'),
      'docs/drafts/draft.md': article('Черновик', 'Не ищется.'),
      'search/synonyms.json': '[["список", "массив"]]',
    },
    { basePath: '/help/', content: { docs: 'docs' }, search: { synonyms: 'search/synonyms.json', ignore: ['/drafts/**', 'drafts/**'], contexts: [{ path: 'std', label: 'Библиотека' }] } },
  );
  expect((await rig.build()).status).toBe('built');
}, 120_000);
afterAll(() => rig.close());

const inThisThread = { ...engine, exportSearch: (request: engine.SearchExportRequest) => engine.exportSearch({ ...request, jobs: 0 }) };
const run = (...argv: readonly string[]): Promise<CliRun> => runCli(rig, inThisThread, 'search-export', ...argv);

interface Line {
  readonly url: string;
  readonly page: string;
  readonly title: string;
  readonly text: string;
}
/** The sections; the last document has the words of the index. */
const linesOf = (text: string): readonly Line[] => text.trimEnd().split('\n').slice(0, -1).map((line) => JSON.parse(line) as Line);
const pagesOfIndex = (path: string): readonly string[] => (JSON.parse(rig.read(path)) as readonly [{ readonly documents: readonly { readonly u: string }[] }])[0].documents.map(({ u }) => u);

describe('helpgen search-export', () => {
  test('prints the sections of exactly the pages that the index holds, with their texts', async () => {
    const { exitCode, stdout, stderr } = await run('--format', 'typesense');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const lines = linesOf(stdout);
    expect([...new Set(lines.map(({ page }) => page))]).toEqual(pagesOfIndex('search-index.json'));
    expect(lines.map(({ url, text }) => [decodeURI(url), text])).toEqual([
      ['/help/', 'Здесь начинают.'],
      ['/help/#установка', 'Скачайте дистрибутив и читайте дальше.'],
      ['/help/array/', 'Набор элементов.'],
      ['/help/array/#add', 'Добавляет элемент в конец.'],
      ['/help/std/http/', 'Отправляет запросы. client.send();'],
    ]);
    expect(lines[3]).toMatchObject({ title: 'Массив', heading: 'Добавить', hash: '#add', description: 'Упорядоченный набор', keywords: ['список'], kind: 'doc', locale: 'ru', position: 3 });
  });

  test('prints a context alone', async () => {
    const { stdout } = await run('--format', 'meilisearch', '--context', 'std');
    expect(linesOf(stdout).map(({ title }) => title)).toEqual(['HttpClient']);
    expect(pagesOfIndex('search-index-std.json')).toEqual(['/help/std/http/']);
  });

  test('writes the documents to a file and what the server must know of them beside it, the same bytes each time', async () => {
    const read = (name: string): string => readFileSync(`${rig.root}/${name}`, 'utf8');
    const { exitCode, stdout, stderr } = await run('--format', 'opensearch', '--out', 'docs.ndjson');
    expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 0, stdout: '', stderr: '5 sections of 3 pages: docs.ndjson, docs.settings.json\n' });
    const first = [read('docs.ndjson'), read('docs.settings.json')];
    expect(first[0]?.split('\n')).toHaveLength(13);
    expect(first[1]).toContain('whitespace');
    await run('--format', 'opensearch', '--out', 'docs.ndjson');
    expect([read('docs.ndjson'), read('docs.settings.json')]).toEqual(first);

    const report = JSON.parse((await run('--format', 'typesense', '--out', 'docs.jsonl', '--json')).stdout) as object;
    expect(report).toMatchObject({ format: 'typesense', pages: 3, sections: 5, written: ['docs.jsonl', 'docs.schema.json', 'docs.synonyms.json'] });
    expect(JSON.parse(read('docs.schema.json'))).toMatchObject({ name: 'search-index' });
    expect(existsSync(`${rig.root}/docs.synonyms.json`)).toBe(true);
  });

  test('says which format it needs', async () => {
    expect((await run()).exitCode).toBe(2);
    expect((await run('--format', 'sphinx')).stderr).toContain('HG6004');
  });

  test('says where it cannot write, and which index there is not', async () => {
    mkdirSync(`${rig.root}/folder.ndjson`, { recursive: true });
    const { exitCode, stderr } = await run('--format', 'opensearch', '--out', 'folder.ndjson');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('error[HG6012]: `folder.ndjson` cannot be written: EISDIR');
    expect((await run('--format', 'opensearch', '--under', '8.5')).stderr).toContain('error[HG5072]');
  });

  test('refuses sources that have changed since the build', async () => {
    rig.write('docs/array.md', article('Массив', 'Набор иных элементов.'));
    const { exitCode, stdout, stderr } = await run('--format', 'meilisearch');
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toContain('error[HG5073]: The index `search-index.json` of the built site is not the one that its sources make now.');
  });
});

test('each version and locale is exported by itself, untranslated pages and generic ones too', async () => {
  const { 'i18n/en/docs/long.md': _untranslated, ...files } = twoOfEach.files;
  const site = createSiteRig(files, twoOfEach.config);
  try {
    expect((await site.build()).status).toBe('built');
    const folders = [...site.output().keys()].filter((path) => path.endsWith('search-index.json')).map((path) => path.slice(0, -'search-index.json'.length));
    const found: string[] = [];
    for (const under of folders) {
      const { documents } = await engine.exportSearch({ configPath: `${site.root}/site-config.json`, format: 'typesense', under, jobs: 0 });
      const lines = linesOf(documents) as readonly (Line & { readonly version: string; readonly locale: string })[];
      const indexed = JSON.parse(site.read(`${under}search-index.json`)) as readonly [{ readonly documents: readonly { readonly u: string }[] }];
      expect([...new Set(lines.map(({ page }) => page))]).toEqual(indexed[0].documents.map(({ u }) => u));
      found.push(...new Set(lines.map(({ version, locale }) => `${under} ${version} ${locale}`)));
    }
    expect(found).toEqual(['1.0/ 1.0 ru', 'en/1.0/ 1.0 en', 'en/ 2.0 en', ' 2.0 ru']);
  } finally {
    site.close();
  }
}, 120_000);
