import { expect, test } from '@jest/globals';
import type { SourcePath } from '@helpgen/model';
import type { Source } from '../steps/source.ts';
import { routeAt, sourcesForRoute } from './sources-for-route.ts';

const paths = ['docs/index.md', 'docs/one.md', 'docs/guide/README.md', 'docs/guide/02-two.md', 'docs/guide/pic.svg', 'i18n/en/docs/guide/02-two.md', 'versions/1/guide/02-two.md'];
const files = paths.map((path) => ({ path: path as SourcePath, role: { kind: path.endsWith('.md') ? 'doc' : 'asset' }, digest: '' }) as Source);

test.each([
  ['/', 'docs/index.md'],
  ['/one', 'docs/one.md'],
  ['/guide', 'docs/guide/README.md'],
  ['/guide/two', 'docs/guide/02-two.md'],
  ['/Guide/TWO', 'docs/guide/02-two.md'],
])('the page at %s is most likely made of %s', (route, source) => {
  expect(sourcesForRoute(route, files)[0]).toBe(source);
});

test('translations and versions of a page may be asked for by the end of its address, pictures never', () => {
  expect(sourcesForRoute('/en/1/guide/two', files)).toEqual(['versions/1/guide/02-two.md', 'docs/guide/02-two.md', 'i18n/en/docs/guide/02-two.md']);
  expect(sourcesForRoute('/guide/pic', files)).toEqual([]);
  expect(sourcesForRoute('/nowhere', files)).toEqual([]);
});

test.each([
  ['', '/'],
  ['guide/two/', '/guide/two'],
  ['guide/two/index.html', '/guide/two'],
  ['guide/two.page.js', '/guide/two'],
  ['index.html', '/'],
])('the address "%s" is that of the page %s', (address, route) => {
  expect(routeAt(address)).toBe(route);
});
