import { describe, expect, test } from '@jest/globals';
import type { SiteConfig, SiteFacts, SourcePath } from '@helpgen/model';
import { makeConfig, makeOldVersion, makeVersion, searchOptions, twoLocales } from '../../testing/make-config.ts';
import { buildClean, type SiteFiles } from '../../testing/make-site.ts';
import { emitCrawlerFiles } from './emit-crawler-files.ts';
import { emitHeaders } from './emit-headers.ts';
import { emitLlmsText } from './emit-llms-text.ts';
import { planFullText } from './plan-full-text.ts';
import { emitSitemap } from './emit-sitemap.ts';

const noFacts: SiteFacts = { lastUpdates: new Map(), assets: new Map() };
const sitemap = { lastmod: true, changefreq: null, priority: null, ignore: [] };

function addresses(config: SiteConfig, files: SiteFiles, facts = noFacts): readonly string[] {
  const [file] = emitSitemap(config, buildClean(config, files), facts);
  return [...String(file?.content ?? '').matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)].map(([, loc = '', date]) => loc + (date === undefined ? '' : ` ${date}`));
}

describe('sitemap', () => {
  test('lists what is listed, with the day of the last change', () => {
    const config = makeConfig({ sitemap: { ...sitemap, ignore: ['/secret/**'] }, search: searchOptions });
    const facts = { ...noFacts, lastUpdates: new Map([['docs/a.md' as SourcePath, { date: '2025-10-20T10:00:00Z', author: 'x' }]]) };
    const files = { docs: { 'docs/a.md': {}, 'docs/если.md': {}, 'docs/u.md': { unlisted: true }, 'docs/secret/x.md': {}, 'pages/p.md': {} } };
    expect(addresses(config, files, facts)).toEqual(['https://example.com/b/a/ 2025-10-20', 'https://example.com/b/p/', 'https://example.com/b/%D0%B5%D1%81%D0%BB%D0%B8/']);
  });

  test('lists of the versions of a page the current one', () => {
    const config = makeConfig({ sitemap, versions: [makeVersion(), makeOldVersion()] });
    const files = { docs: { 'docs/a.md': {}, 'versions/8.5/a.md': {}, 'versions/8.5/gone.md': {} } };
    expect(addresses(config, files)).toEqual(['https://example.com/b/8.5/gone/', 'https://example.com/b/a/']);
  });

  test('names frequency and priority when they are given', () => {
    const config = makeConfig({ sitemap: { ...sitemap, changefreq: 'weekly', priority: 0.5 } });
    const [file] = emitSitemap(config, buildClean(config, { docs: { 'docs/a.md': {} } }), noFacts);
    expect(file?.content).toContain('<url><loc>https://example.com/b/a/</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>');
  });

  test('is split beyond 50 000 addresses', () => {
    const config = makeConfig({ sitemap, sidebars: {} });
    const graph = buildClean(config, { docs: { 'docs/a.md': {} } });
    const [page] = graph.pages.filter(({ kind }) => kind === 'doc');
    if (page === undefined) throw new Error('no page');
    const pages = Array.from({ length: 50_001 }, (_, index) => ({ ...page, id: `a${index}`, route: `/a${index}` as typeof page.route }));
    const files = emitSitemap(config, { ...graph, pages }, noFacts);
    expect(files.map(({ path }) => path)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(String(files[0]?.content)).toContain('<sitemap><loc>https://example.com/b/sitemap-2.xml</loc></sitemap>');
    expect(String(files[2]?.content).match(/<url>/g)).toHaveLength(1);
  });

  test('is not written when there is nothing to list or nobody to tell', () => {
    for (const over of [{ sitemap: null }, { sitemap, noIndex: true }]) expect(addresses(makeConfig(over), { docs: { 'docs/a.md': {} } })).toEqual([]);
    expect(addresses(makeConfig({ sitemap }), { docs: {} })).toEqual([]);
  });
});

const robotsOf = (over: Partial<SiteConfig>): unknown => {
  const config = makeConfig({ robots: true, ...over });
  return emitCrawlerFiles(config, buildClean(config, { docs: {} }))[0]?.content;
};

describe('files for crawlers and browsers', () => {
  test('robots.txt names the sitemap, or turns robots away', () => {
    expect(robotsOf({ sitemap })).toBe('User-agent: *\nAllow: /\nSitemap: https://example.com/b/sitemap.xml\n');
    expect(robotsOf({})).toBe('User-agent: *\nAllow: /\n');
    expect(robotsOf({ noIndex: true })).toBe('User-agent: *\nDisallow: /\n');
  });

  test('opensearch.xml leads to the search page', () => {
    const config = makeConfig({ openSearch: true, search: searchOptions, title: 'Справка & помощь по языку' });
    const [file] = emitCrawlerFiles(config, buildClean(config, { docs: {} }));
    expect(file?.path).toBe('opensearch.xml');
    expect(file?.content).toContain('<ShortName>Справка &amp; помощь</ShortName>');
    expect(file?.content).toContain('template="https://example.com/b/search/?q={searchTerms}"');
    expect(emitCrawlerFiles({ ...config, search: null }, buildClean(config, { docs: {} }))).toEqual([]);
  });

  test('a static file of the same name wins', () => {
    const config = makeConfig({ robots: true, llmsTxt: true, sitemap, redirects: [] });
    const graph = buildClean(config, { docs: { 'docs/a.md': {} }, statics: ['static/robots.txt', 'static/llms.txt', 'static/_headers', 'static/sitemap.xml'] });
    expect([emitCrawlerFiles(config, graph), emitLlmsText(config, graph), emitHeaders(config, graph, ''), emitSitemap(config, graph, noFacts)]).toEqual([[], [], [], []]);
  });
});

describe('llms.txt', () => {
  test('lists the pages by edition and sidebar with their Markdown copies', () => {
    const config = makeConfig({
      llmsTxt: true,
      markdownCopies: true,
      tagline: 'Про\nвсё',
      locales: twoLocales,
      sidebars: { guide: [{ type: 'doc', id: 'b' }, { type: 'category', label: 'К', items: [{ type: 'doc', id: 'a' }] }] },
      navbar: { ...makeConfig().navbar, items: [{ type: 'docSidebar', sidebarId: 'guide', label: 'Руководство', position: 'left' }] },
    });
    const graph = buildClean(config, { docs: { 'docs/a.md': { title: 'А [1]', description: 'Про А' }, 'docs/b.md': {}, 'docs/u.md': { unlisted: true }, 'pages/p(1).md': {} } });
    expect(emitLlmsText(config, graph)).toEqual([
      {
        path: 'llms.txt',
        content: [
          '# Сайт',
          '',
          '> Про всё',
          '',
          '[All text](https://example.com/b/llms-full.txt)',
          '',
          '## Руководство',
          '',
          '- [b](https://example.com/b/b.md)',
          '- [А \\[1\\]](https://example.com/b/a.md): Про А',
          '',
          '## Optional',
          '',
          '- [p(1)](https://example.com/b/p%281%29.md)',
          '',
          '## Руководство (English)',
          '',
          '- [b](https://example.com/b/en/b.md)',
          '- [А \\[1\\]](https://example.com/b/en/a.md): Про А',
          '',
          '## Optional (English)',
          '',
          '- [p(1)](https://example.com/b/en/p%281%29.md)',
          '',
        ].join('\n'),
      },
    ]);
  });

  test('offers no page that robots are to leave alone: none that is unlisted, of a version or a site without index', () => {
    const versions = [makeVersion(), { ...makeOldVersion(), noIndex: true }];
    const content = { docs: 'docs', pages: null, versions: 'versions', i18n: 'i18n', static: [], exclude: [] };
    const config = makeConfig({ llmsTxt: true, markdownCopies: true, versions, content });
    const graph = buildClean(config, { docs: { 'docs/a.md': {}, 'docs/u.md': { unlisted: true }, 'versions/8.5/a.md': {} } });
    const [file] = emitLlmsText(config, graph);
    expect(String(file?.content).match(/^- .*/gm)).toEqual(['- [a](https://example.com/b/a.md)']);
    const closed = { ...config, noIndex: true };
    expect([emitLlmsText(closed, graph), planFullText(closed, graph, () => 1)]).toEqual([[], { parts: [], lists: [] }]);
  });

  test('is a list of parts where it would be too long: each within 50 000 characters, every page in one of them', () => {
    const sidebars = { guide: [{ type: 'autogenerated' as const, dir: 'guide' }] };
    const navbar = { ...makeConfig().navbar, items: [{ type: 'docSidebar' as const, sidebarId: 'guide', label: 'Руководство', position: 'left' as const }] };
    const config = makeConfig({ llmsTxt: true, sidebars, navbar });
    const names = Array.from({ length: 2000 }, (_, index) => (index < 1500 ? `guide/p${index}` : `p${index}`));
    const docs = Object.fromEntries(names.map((name) => [`docs/${name}.md`, { title: `Страница [${name}]`, description: 'Описание '.repeat(20) }]));
    const [root, ...parts] = emitLlmsText(config, buildClean(config, { docs }));
    const linked = [...String(root?.content).matchAll(/\]\(https:\/\/example\.com\/b\/(\S+)\): \d+/g)].map(([, path]) => path);
    expect(linked).toEqual(parts.map(({ path }) => path));
    expect(linked.slice(0, 2)).toEqual(['llms/guide.txt', 'llms/guide.2.txt']);
    expect(linked).toContain('llms/optional.txt');
    for (const { content } of [root, ...parts].filter((file) => file !== undefined)) expect(String(content).length).toBeLessThanOrEqual(50_000);
    const all = parts.map(({ content }) => String(content)).join('');
    expect(names.filter((name) => !all.includes(`/${name}/)`) || !all.includes(`[Страница \\[${name}\\]]`))).toEqual([]);
    expect(all).toContain('> [Сайт](https://example.com/b/llms.txt)');
  });

  test('has every version and language, the current one first', () => {
    const config = makeConfig({
      llmsTxt: true,
      locales: twoLocales,
      versions: [makeVersion(), makeOldVersion()],
      content: { docs: 'docs', pages: null, versions: 'versions', i18n: 'i18n', static: [], exclude: [] },
    });
    const graph = buildClean(config, { docs: { 'docs/a.md': {}, 'versions/8.5/a.md': {}, 'i18n/en/docs/a.md': {} } });
    const headings = String(emitLlmsText(config, graph)[0]?.content).match(/^## .*/gm);
    expect(headings).toEqual(['## main', '## main (English)', '## main (8.5)', '## main (8.5, English)']);
  });
});

function sizeOf(path: string): number {
  return path === 'guide/p3.md' ? 150_000 : 30_000;
}

describe('llms-full.txt', () => {
  const sidebars = { guide: [{ type: 'autogenerated' as const, dir: 'guide' }] };
  const config = makeConfig({ llmsTxt: true, markdownCopies: true, sidebars, locales: twoLocales });
  const names = Array.from({ length: 30 }, (_, index) => (index < 20 ? `guide/p${index}` : `p${index}`));
  const graph = buildClean(config, { docs: Object.fromEntries(names.map((name) => [`docs/${name}.md`, { title: `Страница [${name}]` }])) });

  test('is one file as long as it is short, each page with its address before it', () => {
    const { parts, lists } = planFullText(config, graph, () => 1000);
    expect([parts.map(({ path }) => path), lists, parts[0]?.copies.length]).toEqual([['llms-full.txt'], [], 60]);
    expect(parts[0]?.copies[0]).toMatchObject({ path: 'guide/p0.md', lead: '\n---\n\nSource: https://example.com/b/guide/p0.md\n\n' });
  });

  test('is a list of parts of at most 100 000 bytes by version, language and sidebar, every page in one of them', () => {
    const { parts, lists } = planFullText(config, graph, sizeOf);
    expect(lists.map(({ path }) => path)).toEqual(['llms-full.txt']);
    const listed = [...String(lists[0]?.content).matchAll(/\]\(https:\/\/example\.com\/b\/(\S+)\): \d+/g)].map(([, path]) => path);
    expect(listed).toEqual(parts.map(({ path }) => path));
    expect([listed.slice(0, 2), listed.at(-1)]).toEqual([['llms-full/guide.txt', 'llms-full/guide.2.txt'], 'llms-full/en/optional.4.txt']);
    for (const { copies } of parts) {
      const size = copies.reduce((sum, { path, lead }) => sum + lead.length + sizeOf(path), 0);
      expect(size <= 100_000 || copies.length === 1).toBe(true);
    }
    expect(parts.flatMap(({ copies }) => copies.map(({ path }) => path)).sort()).toEqual(names.flatMap((name) => [`en/${name}.md`, `${name}.md`]).sort());
  });

  test('is not made where the site has its own, and where there are no copies', () => {
    expect(planFullText(makeConfig({ llmsTxt: true, markdownCopies: false }), graph, () => 1)).toEqual({ parts: [], lists: [] });
    const own = { ...graph, staticFiles: [{ source: 'static/llms-full.txt', output: 'llms-full.txt' }] as never };
    expect(planFullText(config, own, () => 1)).toEqual({ parts: [], lists: [] });
  });
});

describe('headers', () => {
  test('protect pages and keep assets for ever', () => {
    const config = makeConfig();
    const [file] = emitHeaders(config, buildClean(config, files()), "default-src 'self';\nx");
    expect(file?.path).toBe('_headers');
    expect(file?.content).toContain("/b/*\n  Content-Security-Policy: default-src 'self'; x\n  X-Content-Type-Options: nosniff\n");
    expect(file?.content).toContain('/b/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(file?.content).not.toContain('X-Robots-Tag');
    expect(String(emitHeaders(makeConfig({ noIndex: true }), buildClean(config, files()), '')[0]?.content)).toContain('X-Robots-Tag: noindex, nofollow');
  });
});

function files(): SiteFiles {
  return { docs: { 'docs/a.md': {} } };
}
