import { expect, test } from '@jest/globals';
import type { GraphPage, SiteConfig } from '@helpgen/model';
import type { PageKeys } from '../output/build-record.ts';
import type { PageStep } from '../prepare-site.ts';
import type { SiteInputs } from '../read-inputs.ts';
import type { CompiledArticles } from './compile-articles.ts';
import { createPageKeys } from './page-keys.ts';

const heading = (text: string): object => ({ level: 2, id: text, text, html: text, isExplicitId: false });

/** A page of a site of two, with what a build knows of its source. */
interface Made {
  readonly title: string;
  readonly text: string;
  readonly headings?: readonly string[];
}

/** The keys of a site of `pages`, and the routes that had to be described for them. */
function keysOf(pages: { readonly [name: string]: Made }, before?: PageKeys): { readonly keys: PageKeys; readonly described: readonly string[] } {
  const described: string[] = [];
  const graphPages = Object.entries(pages).map(([name, { title, headings = [] }]) => ({ route: `/${name}`, source: `docs/${name}.md`, title, links: [], assets: [], outline: { headings: headings.map(heading), frontMatter: { title } } }) as unknown as GraphPage);
  const articles = new Map(Object.entries(pages).map(([name, { text }]) => [`docs/${name}.md`, { bodyDigest: text, outline: { includes: [] } }]));
  const keys = new Map(Object.entries(pages).map(([name, made]) => [`docs/${name}.md`, JSON.stringify(made)]));
  const pageData = ({ route, title }: GraphPage): object => {
    described.push(route);
    return { title };
  };
  const step = { graph: { pages: graphPages }, config: {}, contexts: { digests: {} }, articles, maker: { pageData, linkTable: () => ({}), head: () => [] } } as unknown as PageStep;
  const inputs = { run: { config: {} as SiteConfig, presets: { digest: '' } } } as SiteInputs;
  const finder = createPageKeys({ inputs, step, graphKey: graphKeyOf(pages), facts: { assets: new Map(), lastUpdates: new Map() }, compiled: { articles, keys } as unknown as CompiledArticles, before });
  for (const page of graphPages) finder.of(page);
  return { keys: finder.all(), described };
}

/** That of a build: the parts that outlines show to others. */
const graphKeyOf = (pages: { readonly [name: string]: Made }): string => JSON.stringify(Object.entries(pages).map(([name, { text: _text, ...shown }]) => [name, shown]));

const first = { one: { title: 'Один', text: 'а' }, two: { title: 'Два', text: 'б' } };

test('after an edit of a text, with its headings, that page alone is described anew', () => {
  const { keys, described } = keysOf(first);
  expect(described).toEqual(['/one', '/two']);
  expect(keysOf(first, keys).described).toEqual([]);
  const edited = keysOf({ ...first, two: { title: 'Два', text: 'в', headings: ['Раздел'] } }, keys);
  expect(edited.described).toEqual(['/two']);
  expect(edited.keys.byRoute.get('/one' as never)).toEqual(keys.byRoute.get('/one' as never));
  expect(edited.keys.byRoute.get('/two' as never)).not.toEqual(keys.byRoute.get('/two' as never));
});

test('what other pages may show, a title, has all of them described', () => {
  const { keys } = keysOf(first);
  expect(keysOf({ ...first, two: { title: 'Две', text: 'б' } }, keys).described).toEqual(['/one', '/two']);
});
