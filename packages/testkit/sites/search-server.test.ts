import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as engine from '@helpgen/engine';
import type { SearchExportRequest } from '@helpgen/engine';
import { createSiteRig, startSearchServer } from '@helpgen/testkit';
import type { SearchServerRig, SiteRig } from '@helpgen/testkit';
import type { CliRun } from './run-cli.ts';
import { runCli } from './run-cli.ts';
import { searchedSite } from './searched-site.ts';

const addresses = { opensearch: '/find/*', typesense: '/find/collections/*', meilisearch: '/find/indexes/*' } as const;
type Kind = keyof typeof addresses;

let rig: SiteRig;
let server: SearchServerRig;

/** Names the server that the config speaks to. */
function choose(kind: Kind | undefined): void {
  const config = JSON.parse(rig.readSource('site-config.json')) as { search: object };
  rig.write('site-config.json', JSON.stringify({ ...config, search: { ...config.search, provider: kind === undefined ? false : { server: kind, address: addresses[kind] } } }));
}

beforeAll(async () => {
  rig = createSiteRig(...searchedSite);
  choose('opensearch');
  expect((await rig.build()).status).toBe('built');
  const configPath = `${rig.root}/site-config.json`;
  const exported = async (request: Partial<SearchExportRequest>): Promise<string> => (await engine.exportSearch({ configPath, format: 'opensearch', jobs: 0, ...request })).documents;
  const synonyms = [['списк', 'массив']];
  server = await startSearchServer({ 'search-index': { documents: await exported({}), synonyms }, 'search-index-std': { documents: await exported({ context: 'std' }), synonyms } });
}, 60_000);
afterAll(() => {
  server?.close();
  rig.close();
});

const run = (...argv: readonly string[]): Promise<CliRun> => runCli(rig, engine, ...argv);

test('a site whose search is a server’s has still the index that is exported', () => {
  expect(rig.output().has('search-index.json')).toBe(true);
});

/** A score weighs a word by how rare it is: in the whole index, or among what the server sent. */
const withoutScores = ({ stdout, ...rest }: Awaited<ReturnType<typeof run>>): object => ({ ...rest, stdout: stdout.replaceAll(/ +because score .*\n/g, '') });

describe.each(Object.keys(addresses) as Kind[])('with %s', (kind) => {
  test('`helpgen search --server` prints what the index of the site answers, with reasons and contexts', async () => {
    choose(kind);
    for (const argv of [['массивы', '--explain'], ['список'], ['vfccbd'], ['дирижабль'], ['массив', '--context', 'std']]) {
      const own = withoutScores(await run('search', ...argv));
      const before = server.asked.length;
      expect(withoutScores(await run('search', ...argv, '--server', server.origin))).toEqual(own);
      expect(server.asked.length).toBeGreaterThan(before);
    }
  });

  test('`helpgen check --server` asks it the golden questions', async () => {
    choose(kind);
    const before = server.asked.length;
    expect(await run('check', '--quiet', '--jobs', '1', '--server', server.origin)).toMatchObject({ exitCode: 0, stderr: '' });
    expect(server.asked.slice(before).every((line) => line.includes('search-index'))).toBe(true);
    expect(server.asked.length - before).toBeGreaterThanOrEqual(2);
    rig.write('search/questions.json', '[{ "ask": "массив", "find": "/std/http", "within": 1 }]');
    expect((await run('check', '--quiet', '--jobs', '1', '--server', server.origin)).stderr).toContain('error[HG5070]');
    rig.write('search/questions.json', '[{ "ask": "списки", "find": "/array", "within": 1 }, { "ask": "добавление элементов", "find": "/array#add" }]');
  });
});

test('a server that does not answer, or has no such index, is a finding', async () => {
  choose('opensearch');
  const closed = await startSearchServer({});
  const empty = await run('search', 'массив', '--server', closed.origin);
  expect([empty.exitCode, empty.stderr]).toEqual([1, expect.stringContaining(`error[HG5074]: The search server at \`${closed.origin}/find/search-index/_doc/words\` could not be asked: status 404.`)]);
  closed.close();
  const refused = await run('check', '--quiet', '--jobs', '1', '--server', closed.origin);
  expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringContaining('error[HG5074]')]);
});

test('a server that was loaded from an export of another version is a finding', async () => {
  choose('opensearch');
  const old = await startSearchServer({ 'search-index': { documents: '{"id":"words","page":"","words":"{}"}\n' } });
  const { exitCode, stderr } = await run('search', 'массив', '--server', old.origin);
  old.close();
  expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/error\[HG5074\].*no words of this version: its index has to be loaded anew/)]);
});

test('`--server` needs a server in the config, and an origin', async () => {
  choose(undefined);
  expect((await run('search', 'массив', '--server', server.origin)).stderr).toContain('error[HG5075]');
  expect((await run('search', 'массив', '--server', 'localhost/x')).exitCode).toBe(2);
});
