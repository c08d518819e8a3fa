import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BuildReport } from '@helpgen/engine';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

let rig: SiteRig;
let report: BuildReport;
beforeAll(async () => {
  rig = createSiteRig(
    { 'docs/a.md': '# Erste Seite\n\n## Abschnitt\n\nText.\n', 'docs/b.md': '# Zweite\n', 'i18n/ar/docs/b.md': '# الثانية\n' },
    { content: { docs: 'docs', i18n: 'i18n', static: [] }, locales: { list: [{ code: 'de' }, { code: 'ar' }] }, checks: { untranslated: 'warn' } },
  );
  report = await rig.build();
});
afterAll(() => rig.close());

test('a page that nobody has translated says so in the language of its reader, and its text has its own', () => {
  const page = rig.read('ar/a/index.html');
  expect(page).toContain('<html lang="ar" dir="rtl"');
  expect(page).toContain('<article lang="de" dir="ltr">');
  const [note = ''] = /<div lang="ar" dir="rtl" class="hg-admonition[^>]*role="note">.*?<\/div>/.exec(page) ?? [];
  expect(note.replace(/<[^>]+>/g, ' ').replace(/ +/g, ' ').trim()).toBe('لم تُترجم بعد تُعرض هذه الصفحة بلغتها الأصلية: الألمانية.');
  for (const translated of ['a/index.html', 'ar/b/index.html']) expect(rig.read(translated)).toContain('<article>');
});

test('its copy as Markdown says so too, and the original says nothing', () => {
  expect(rig.read('ar/a.md')).toContain('> تُعرض هذه الصفحة بلغتها الأصلية: الألمانية.');
  expect(rig.read('a.md')).not.toContain('role="note"');
  expect(rig.read('a.md')).not.toMatch(/Originalsprache/);
});

test('untranslated pages are counted at the place of their language in the config', () => {
  expect(report.diagnostics).toMatchObject([{ code: 'HG3702', at: { file: 'site-config.json', line: 17 }, args: { locale: 'ar', count: 1, total: 2 } }]);
});
