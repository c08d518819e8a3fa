import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

const term = (definition: string, forms: string): string => `---\ntitle: Метод\ndescription: ${definition}\nterm_forms: [${forms}]\n---\n\nМетод и ещё раз метод.\n`;
const link = (text: string): string => `<a class="hg-term" href="/terms/method/">${text}</a>`;

let rig: SiteRig;
beforeAll(async () => {
  rig = createSiteRig({
    'docs/index.md': '# Начало\n\n## О методах\n\n`метод` и [метод](second.md) — не упоминания, а методы — упоминание.\n\n:::note[Метод]\nМетоды во второй раз.\n:::\n\n```xbsl\nметод Скрипт()\n;\n```\n',
    'docs/second.md': '---\ntitle: Вторая\n---\n\nЗдесь только методика.\n',
    'docs/terms/method.md': term('Как делают.', 'методы'),
  }, { presets: ['@helpgen/script'] });
  const report = await rig.build({ strict: true });
  expect(report.diagnostics).toEqual([]);
}, 60_000);
afterAll(() => rig.close());

test('the first mention of a term on a page is a link to its page; code, headings, links and its own page have none', () => {
  const html = rig.read('index.html');
  expect(html.split('class="hg-term"')).toHaveLength(2);
  expect(html).toContain(`не упоминания, а ${link('методы')} — упоминание`);
  expect(rig.read('second/index.html')).not.toContain('hg-term');
  expect(rig.read('terms/method/index.html')).not.toContain('hg-term');
});

test('what a term means is said by its own page alone, so a new definition writes that page alone', async () => {
  expect(rig.read('terms/method.page.js')).toContain('"definition":"Как делают."');
  expect(rig.read('index.html')).not.toContain('Как делают.');
  rig.write('docs/terms/method.md', term('Чем делают.', 'методы'));
  expect((await rig.build()).rebuilt?.rendered).toEqual(['/terms/method']);
  expect(rig.read('terms/method.page.js')).toContain('"definition":"Чем делают."');
});

test('a new form is found on every page, as in a build without cache', async () => {
  rig.write('docs/terms/method.md', term('Чем делают.', 'методы, методика'));
  await rig.build();
  expect(rig.read('second/index.html')).toContain(`Здесь только ${link('методика')}.`);
  const warm = rig.output();
  await rig.build({ cache: false });
  expect(rig.output()).toEqual(warm);
  rig.write('docs/terms/method.md', '---\ntitle: Метод\n---\n\nТекст.\n');
  await rig.build();
  expect(rig.read('second/index.html')).not.toContain('hg-term');
});
