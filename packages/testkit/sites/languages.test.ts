import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { searchOutput } from '@helpgen/engine';
import type { BuildReport } from '@helpgen/engine';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';
import { readLanguageSite } from './languages.ts';

/** What is asked, and the page that answers. */
const questions: { readonly [name: string]: readonly (readonly [string, string])[] } = {
  german: [['Schlüssel', '/install/'], ['Blöcken', '/architecture/'], ['Datenträgergeschwindigkeiten', '/first-backup/'], ['Aufbewahrungsregel', '/schedule/']],
  arabic: [['مفتاح', '/install/'], ['الكتلة', '/architecture/'], ['والاسترجاع', '/restore/'], ['احتفاظ', '/schedule/']],
  chinese: [['密钥', '/install/'], ['数据块', '/architecture/'], ['恢复速度', '/restore/'], ['保留规则', '/schedule/']],
};

describe.each([['german', 'de', 'ltr'], ['arabic', 'ar', 'rtl'], ['chinese', 'zh-Hans', 'ltr']])('the site in %s', (name, code, direction) => {
  let rig: SiteRig;
  let report: BuildReport;
  beforeAll(async () => {
    const { files, config } = readLanguageSite(name);
    rig = createSiteRig(files, config);
    report = await rig.build();
  });
  afterAll(() => rig.close());

  test('has ten pages and is built without a finding', () => {
    expect(report.diagnostics).toEqual([]);
    expect(report.counts.documents).toBe(10);
  });

  test('says everything in its own language and direction', () => {
    const page = rig.read('first-backup/index.html');
    expect(page).toContain(`<html lang="${code}" dir="${direction}"`);
    for (const english of ['Skip to main content', 'On this page', 'Edit this page', 'Previous', 'Breadcrumbs']) expect(page).not.toContain(english);
  });

  test.each(questions[name] ?? [])('%s is answered by %s', async (asked, href) => {
    const { pages } = await searchOutput({ configPath: `${rig.root}/site-config.json`, text: asked, limit: 3 });
    expect(pages.map((page) => page.href)).toContain(href);
  });
});
