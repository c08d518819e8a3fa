import { afterEach, expect, jest, test } from '@jest/globals';
import { posix } from 'node:path';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

jest.setTimeout(60_000);

let site: SiteRig;
afterEach(() => site.close());

const files = {
  'docs/guide/first.md': '---\ntitle: Первая\n---\n\n[Вторая](deep/second.md#часть) ![Круг](круг.svg)\n',
  'docs/guide/deep/second.md': '---\ntitle: Вторая\n---\n\n[Первая](../first.md)\n\n## Часть\n',
  'docs/guide/круг.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'versions/1/guide/first.md': '---\ntitle: Старая\n---\n\nТекст.\n',
};
const config = {
  router: 'hash',
  basePath: '/help/',
  content: { docs: 'docs', versions: 'versions' },
  versions: [{ name: '2', current: true }, { name: '1' }],
  navbar: { items: [{ type: 'docsVersionDropdown' }] },
};

/** Addresses in the documents that name no file of the site, each with its document. */
function missingIn(output: ReadonlyMap<string, string>): readonly string[] {
  return [...output].flatMap(([path, latin]) => {
    const text = Buffer.from(latin, 'latin1').toString();
    const hrefs = path.endsWith('.html') ? [...text.matchAll(/\s(?:href|src|action|data-hg-target)="([^"]+)"|url=([^"]+)"/g)].map(([, attribute, refresh]) => attribute ?? refresh ?? '') : [];
    return hrefs
      .filter((href) => !/^(?:#|[a-z]+:)/.test(href))
      .filter((href) => href.startsWith('/') || !output.has(posix.join(posix.dirname(path), decodeURIComponent(href.split('#')[0] ?? ''))))
      .map((href) => `${path}: ${href}`);
  });
}

test.each([true, false])('with the hash router every address in every document is the way to a file (trailing slashes: %s)', async (trailingSlash) => {
  site = createSiteRig(files, { ...config, trailingSlash });
  expect((await site.build()).diagnostics).toEqual([]);
  expect(missingIn(site.output())).toEqual([]);
});

test('the page that stands for the root is the document in which all are shown; its own place leads there', async () => {
  site = createSiteRig(files, config);
  await site.build();
  const start = site.read('index.html');
  expect(start).toContain('id="hg-page"');
  expect(start).toMatch(/<script defer src="assets\/client-[^"]+\.js">/);
  expect(start).not.toContain('modulepreload');
  // Neither schemas nor messages of the generator.
  expect(site.read(/assets\/client-[^"]+\.js/.exec(start)?.[0] ?? '')).not.toMatch(/HG\d{4}|ZodError/);
  expect(start).toContain('<h1>Вторая</h1>');
  expect(site.read('guide/deep/second/index.html')).toContain('content="0; url=../../../index.html"');
  expect(site.read('guide/first/index.html')).toContain('data-hg-target="../../index.html#/guide/first/"');
  expect(site.read('1/index.html')).toContain('content="0; url=../1/guide/first/index.html"');
  expect(site.read('guide/deep/second.page.js')).toMatch(/^var hgModule=\{default:/);
  expect(site.read('sitemap.xml')).toContain('<loc>https://example.com/help/guide/first/index.html</loc>');
  expect(site.read('guide/first.md')).toContain('](../guide/deep/second.md#');
});
