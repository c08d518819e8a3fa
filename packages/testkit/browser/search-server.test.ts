import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { dirname } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { exportSearch } from '@helpgen/engine';
import { startSearchServer } from '@helpgen/testkit';
import type { SearchServerRig } from '@helpgen/testkit';
import { collectComplaints, openAwake, openBrowser, serveSite } from '@helpgen/testkit/browser';
import type { ServedSite } from '@helpgen/testkit/browser';

jest.setTimeout(60_000);

const article = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const field = 'form.hg-search input';
let site: ServedSite;
let server: SearchServerRig;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let isBroken = false;

beforeAll(async () => {
  site = await serveSite(
    {
      'docs/index.md': article('Начало', 'Здесь начинают.'),
      'docs/array.md': article('Массив', 'Набор элементов.\n\n## Добавить {#add}\n\nДобавляет элемент в конец массива.'),
      'docs/std/http.md': article('HttpClient', 'Отправляет запросы. Массивы ему не нужны.'),
      'search/synonyms.json': '[["список", "массив"]]',
    },
    {
      basePath: '/help/',
      search: { synonyms: 'search/synonyms.json', contexts: [{ path: 'std', label: 'Библиотека' }], provider: { server: 'opensearch', address: '/find/*' } },
    },
  );
  const configPath = `${dirname(site.folder)}/site-config.json`;
  const exported = async (part: object): Promise<string> => (await exportSearch({ configPath, format: 'opensearch', jobs: 0, ...part })).documents;
  const synonyms = [['списк', 'массив']];
  server = await startSearchServer({ 'search-index': { documents: await exported({}), synonyms }, 'search-index-std': { documents: await exported({ context: 'std' }), synonyms } });
  browser = await openBrowser();
}, 180_000);
afterAll(async () => {
  await browser?.close();
  server?.close();
  site?.close();
});
beforeEach(async () => {
  isBroken = false;
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(15_000);
  // The proxy that puts the search server on the site's own origin.
  await context.route('**/find/**', async (route) => {
    const request = route.request();
    if (isBroken) return route.fulfill({ status: 503 });
    const { pathname, search } = new URL(request.url());
    const answer = await fetch(server.origin + pathname + search, { method: request.method(), headers: { 'Content-Type': request.headers()['content-type'] ?? '' }, body: request.postData() });
    return route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() });
  });
  page = await context.newPage();
  complaints = collectComplaints(page);
});
afterEach(() => context.close());

async function ask(text: string): Promise<void> {
  await page.locator(field).click();
  await page.waitForSelector(`${field}[role=combobox]`);
  await page.locator(field).fill(text);
}

test('the box asks the server, and neither the index nor the thread for it is loaded', async () => {
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  await openAwake(page, `${site.address}array/`);
  await ask('списками');
  await page.waitForSelector('[role=option]');
  expect(await page.locator('[role=option] .hg-row-main').first().innerText()).toBe('Массив');
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/assets\/search-server-worker-[^/]+\.js$/)]);
  expect(requests.filter((path) => /search-index[^/]*\.json|\/search-worker/.test(path))).toEqual([]);
  expect(requests).toEqual(expect.arrayContaining(['/find/search-index/_doc/words', '/find/search-index/_msearch']));
  expect(server.asked.at(-1)).toBe('POST /find/search-index/_msearch массив');
  await page.keyboard.press('Enter');
  await page.waitForURL(/_highlight=/);
  expect(complaints).toEqual([]);
});

test('a result leads to its page, where the words are marked as ever', async () => {
  await openAwake(page, site.address);
  await ask('массивами');
  await page.waitForSelector('[role=option][aria-selected=true]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.hg-found-chip');
  expect(decodeURIComponent(page.url())).toBe(`${site.address}array/?_highlight=массивами`);
  expect(await page.evaluate(() => [...(CSS.highlights.get('hg-found') ?? [])].map(String))).toEqual(expect.arrayContaining(['Массив', 'массива']));
  expect(complaints).toEqual([]);
});

test('the search page asks it for the context in the address, and tells when it does not answer', async () => {
  await openAwake(page, `${site.address}search/?q=${encodeURIComponent('массив')}&ctx=std`);
  await page.waitForSelector('.hg-results h2');
  expect(await page.locator('.hg-results h2').allInnerTexts()).toEqual(['HttpClient']);
  expect(server.asked.at(-1)).toContain('/find/search-index-std/_msearch');
  expect(complaints).toEqual([]);
  isBroken = true;
  await page.locator('.hg-search-page input').fill('запросы');
  const retry = page.locator('.hg-panel-problem button');
  await retry.waitFor();
  expect(await page.locator('.hg-panel-problem').innerText()).toContain('/find/search-index-std/_msearch: 503');
  isBroken = false;
  await retry.click();
  await page.waitForSelector('.hg-results h2');
  await page.goto(`${site.address}search/?q=x&version=//evil.example`);
  await page.waitForFunction(() => document.querySelector('.hg-results')?.textContent?.includes('Unexpected version url'));
});
