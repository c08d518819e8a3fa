import { expect, jest, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openAwake, openWindow, setStage, watchSite } from '@helpgen/testkit/browser';
import { ownTheme } from '../sites/own-theme.ts';

jest.setTimeout(90_000);

const term = (definition: string, forms: string): string => `---\ntitle: Метод\ndescription: ${definition}\nterm_forms: [${forms}]\n---\n\nЧто делают.\n`;
const files = {
  ...ownTheme.files,
  'docs/whole.md': '---\ntitle: Целая\n---\n\n:::tip\n\n::include{file="_part.md"}\n\n:::\n\nЗдесь названа методика.\n',
  'docs/_part.md': 'Вставленный текст.\n',
  'docs/terms/method.md': term('Как делают.', 'методы'),
};

const { site, browser } = await setStage(watchSite(files, ownTheme.config));
const { page, context } = await openWindow(browser, { locale: 'ru-RU' }, 30_000);

test('what is included, a form of a term and a colour of the theme reach every open page that shows them', async () => {
  const other = await context.newPage();
  const pages: readonly Page[] = [page, other];
  for (const tab of pages) {
    await openAwake(tab, `${site.address}whole/`);
    await tab.locator('main', { hasText: 'Вставленный текст.' }).waitFor();
    expect(await tab.locator('main a.hg-term').count()).toBe(0);
  }
  // A page that is not looked at is told when it is again.
  const everywhere = async (shows: (tab: Page) => Promise<unknown>): Promise<void> => {
    for (const tab of pages) {
      await tab.bringToFront();
      await shows(tab);
    }
  };
  site.rig.write('docs/_part.md', 'Вставленное иначе.\n');
  await everywhere((tab) => tab.locator('main', { hasText: 'Вставленное иначе.' }).waitFor());
  site.rig.write('docs/terms/method.md', term('Как делают.', 'методы, методика'));
  await everywhere((tab) => tab.locator('main a.hg-term', { hasText: 'методика' }).waitFor());
  site.rig.write('theme/colors.css', ownTheme.files['theme/colors.css']?.replace('4px solid', '7px solid') ?? '');
  await everywhere((tab) => tab.waitForFunction(() => getComputedStyle(document.querySelector('.till-tip') ?? document.body).borderInlineStartWidth === '7px'));
  await context.close();
});
