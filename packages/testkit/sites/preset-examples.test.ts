import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

/** The blocks of PRESETS.md that are named like files. */
const text = readFileSync(join(import.meta.dirname, '../../engine/PRESETS.md'), 'utf8');
const files = Object.fromEntries(
  [...text.matchAll(/^```\w+ ([\w./-]+)\n([^]*?)^```$/gm)].map(([, path = '', content = '']) => [path, content]),
);
const { 'site-config.json': config = '{}', ...sources } = files;

let rig: SiteRig;
beforeAll(async () => {
  rig = createSiteRig(sources, JSON.parse(config) as { readonly [key: string]: unknown });
  expect((await rig.build({ strict: true, verify: true })).diagnostics).toEqual([]);
}, 120_000);
afterAll(() => rig.close());

test('the example of a source makes a page of a file', () => {
  expect(rig.read('basic.price/index.html')).toMatch(
    /<p>Всё, что нужно <a href="\/">одной кассе<\/a>\.<\/p>\s*<p><strong>990\s₽<\/strong>, около 11\s\$<\/p>/,
  );
});

test('the example of a source makes pages of a document', () => {
  expect(rig.read('shops/tula/index.html')).toContain('<a href="/shops/orel/">в Орле</a>');
  expect(rig.read('index.html')).toContain('Магазины');
});

test('the example of an emitter adds a file', () => {
  const { rows, hasRobots } = JSON.parse(rig.read('titles.json')) as {
    rows: readonly { title: string; url: string }[];
    hasRobots: boolean;
  };
  expect(rows.map(({ url }) => url)).toEqual(
    ['', 'basic.price/', 'shops/orel/', 'shops/tula/'].map((path) => `https://example.com/${path}`),
  );
  expect(hasRobots).toBe(true);
});

test('the example of a plugin changes the text', () => {
  expect(rig.read('index.html')).toMatch(/магазины и т\.\sд\.: /);
});

test('the examples of a language, of directives and of a part of the theme are drawn', () => {
  const html = rig.read('index.html');
  expect(html).toContain('<span class="tok-keyword">продать </span><span class="tok-number">3</span>');
  expect(html).toMatch(/<section class="price"><p>Основной: 990\s₽<\/p><p>На <strong>год<\/strong>\.<\/p><\/section>/);
  expect(html).toContain('<div class="stamp"><p>Оплачено.</p></div>');
});

test('what the language, the directive and the analysis find is told at its place', async () => {
  rig.write('docs/wrong.md', '# Плохо\n\n```till\nпродать 1\nукрасть 2\n```\n\n:::price\nДаром.\n:::\n');
  rig.write('docs/dear.price.json', '{ "name": "Дорого", "rub": 9999, "text": "Очень." }\n');
  const { diagnostics } = await rig.build({ mode: 'check' });
  expect(diagnostics.map(({ code, at }) => [code, at?.file, at?.line ?? 0, at?.column ?? 0])).toEqual([
    ['cheapest/dear', 'docs/dear.price.json', 0, 0],
    ['till/theft', 'docs/wrong.md', 5, 1],
    ['HG2221', 'docs/wrong.md', 8, 1],
  ]);
  rig.remove('docs/wrong.md');
  rig.remove('docs/dear.price.json');
});

test('what is wrong in the files of the examples is told in them', async () => {
  rig.write('docs/basic.price.json', '{\n  "name": "Даром", "rub": 0,\n  "text": "Как [раньше](old.md)."\n}\n');
  const { diagnostics } = await rig.build({ mode: 'check' });
  expect(diagnostics.map(({ code, at }) => [code, at?.file, at?.line, at?.column])).toEqual([
    ['prices/free', 'docs/basic.price.json', 2, 27],
    ['HG3001', 'docs/basic.price.json', 3, 25],
  ]);
});
