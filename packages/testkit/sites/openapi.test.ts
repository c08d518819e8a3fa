import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchOutput } from '@helpgen/engine';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';
import { apiDocument, openapiSite, smallApiSite } from './openapi.ts';
import { openedSite } from './opened-site.ts';

describe('the reference of an OpenAPI document', () => {
  let rig: SiteRig;
  beforeAll(async () => {
    rig = createSiteRig(openapiSite.files, { ...openapiSite.config, lastUpdate: { time: true } });
    const { diagnostics } = await rig.build();
    expect(diagnostics.filter(({ code }) => code !== 'HG5040')).toEqual([]);
  }, 240_000);
  afterAll(() => rig.close());

  test('is made by a source of less than 300 lines', () => {
    expect(readFileSync(join(import.meta.dirname, 'openapi/openapi.mjs'), 'utf8').split('\n').length).toBeLessThan(300);
  });

  test('has a page for each of its operations, grouped by tag in the sidebar', () => {
    const document = apiDocument();
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    expect(document.openapi).toBe('3.1.0');
    expect(operations.length).toBeGreaterThanOrEqual(300);
    const pages = [...rig.output().keys()].filter((path) => /^api\/(?!schemas\/)[^/]+\/[^/]+\/index\.html$/.test(path));
    expect(pages).toHaveLength(operations.length);
    const [, tree = ''] = [...rig.output()].find(([path]) => /^assets\/sidebar-.*\.json$/.test(path)) ?? [];
    const { items } = JSON.parse(Buffer.from(tree, 'latin1').toString()) as {
      items: { label: string; items?: { label: string; items?: unknown[] }[] }[];
    };
    const groups = items.find(({ label }) => label === 'GitHub REST API')?.items ?? [];
    expect(groups.find(({ label }) => label === 'gists')?.items).toHaveLength(operations.filter(({ tags }) => tags[0] === 'gists').length);
  });

  test('shows an operation with its parameters and answers, linked to the types, and these to where they are used', () => {
    const html = rig.read('api/gists/create/index.html');
    expect(html).toContain('<h1>Create a gist</h1>');
    expect(html).toContain('<code>POST /gists</code>');
    expect(html).toMatch(/<a href="\/api\/schemas\/gist-simple\/">gist-simple<\/a>/);
    expect(rig.read('api/schemas/gist-simple/index.html')).toContain('<a href="/api/gists/create/">Create a gist</a>');
    expect(rig.read('api/gists/index.html')).toContain('<a href="/api/gists/create/">Create a gist</a>');
  });

  test('is found by the search, by title and by address, and stands in llms.txt', async () => {
    const find = async (text: string): Promise<string | undefined> =>
      (await searchOutput({ configPath: `${rig.root}/site-config.json`, text, limit: 5 })).pages[0]?.href;
    expect(await find('create a gist')).toBe('/api/gists/create/');
    expect(await find('/repos/{owner}/{repo}/git/tags')).toBe('/api/git/create-tag/');
    expect(rig.read('llms.txt')).toContain('https://api.example.com/llms/docs.2.txt');
    expect(rig.read('llms/docs.txt')).toContain('[Create a gist](https://api.example.com/api/gists/create.md)');
    expect(rig.read('api/gists/create.md')).toContain('[gist-simple](https://api.example.com/api/schemas/gist-simple.md)');
  });
});

/** The part of the document about gists, its first operation described by `description`. */
const edited = (description: string): string => {
  const document = apiDocument('gists');
  const operation = document.paths['/gists']?.['post'];
  if (operation !== undefined) operation.description = description;
  return JSON.stringify(document, null, 1);
};

describe('an edit of the document', () => {
  test('makes the pages anew that say it, with the same bytes as a build without a cache', async () => {
    const rig = createSiteRig(smallApiSite('gists'), { ...openapiSite.config, lastUpdate: { time: false } });
    await rig.build();
    rig.write('docs/github.openapi.json', edited('Says **something** else.'));
    const { rebuilt, diagnostics } = await rig.build({ verify: true });
    expect({ rebuilt, diagnostics }).toEqual({
      rebuilt: { compiled: ['/api/gists/create'], rendered: ['/api/gists/create'] },
      diagnostics: [],
    });
    expect(rig.read('api/gists/create/index.html')).toContain('<p>Says <strong>something</strong> else.</p>');
    rig.close();
  }, 120_000);

  test('with a broken link is a finding at the line of the document', async () => {
    const rig = createSiteRig(smallApiSite('gists'), openapiSite.config);
    const text = edited('First line.\n\nSee [the old way](old.md).');
    rig.write('docs/github.openapi.json', text);
    const { diagnostics } = await rig.build({ mode: 'check' });
    const lines = text.split('\n');
    const line = lines.findIndex((each) => each.includes('the old way'));
    expect(diagnostics).toEqual([expect.objectContaining({ code: 'HG3001', severity: 'error' })]);
    expect(diagnostics[0]?.at).toMatchObject({
      file: 'docs/github.openapi.json',
      line: line + 1,
      column: (lines[line]?.indexOf('old.md') ?? 0) + 1,
      length: 6,
    });
    rig.close();
  }, 120_000);

  test('is shown by an open site, its feed too, to the byte as a build would write them', async () => {
    const { rig, site } = await openedSite(smallApiSite('gists'), openapiSite.config);
    await site.update();
    await site.update('thorough');
    const read = async (path: string): Promise<string> => Buffer.from((await site.read(path)) ?? []).toString();
    expect(await read('api/gists/create/index.html')).toContain('<h1>Create a gist</h1>');
    const file = `${rig.root}/docs/github.openapi.json`;
    expect(site.view().watched.some((path) => file.startsWith(`${path}/`))).toBe(true);
    rig.write('docs/github.openapi.json', edited('Says **something** else.'));
    site.invalidate([file]);
    await site.update();
    expect(await read('api/gists/create/index.html')).toContain('<p>Says <strong>something</strong> else.</p>');
    await rig.build({ cache: false });
    for (const path of ['api/gists/create/index.html', 'api/gists/index.html', 'changes.xml', 'llms.txt'])
      expect(await read(path)).toBe(rig.read(path));
    expect(await site.view().site?.list()).toEqual(expect.arrayContaining(['changes.xml', 'api/gists/create/index.html']));
  }, 120_000);
});

test('the feed has the pages that were changed last, newest first, by their front matter', async () => {
  const rig = createSiteRig(smallApiSite('emojis'), openapiSite.config);
  await rig.build();
  const feed = rig.read('changes.xml');
  expect(feed.match(/<link>[^<]*<\/link>/g)).toEqual([
    '<link>https://api.example.com/</link>',
    '<link>https://api.example.com/changes/</link>',
    '<link>https://api.example.com/</link>',
  ]);
  expect(feed).toContain('<pubDate>Fri, 01 May 2026 00:00:00 GMT</pubDate>');
  rig.close();
}, 120_000);
