import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type axe from 'axe-core';
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openAwake, openWindow, serveSite, setStage } from '@helpgen/testkit/browser';

jest.setTimeout(60_000);

const service = 'https://feedback.test';
const stats = 'https://stats.test';
const article = (title: string): string => `---\ntitle: ${title}\n---\n\n${'Абзац.\n\n'.repeat(30)}\n## Раздел {#part}\n\n${'Абзац.\n\n'.repeat(10)}\n\nДальше идёт [Вторая](/second/) статья.\n`;
const files = { 'docs/index.md': article('Первая'), 'docs/second.md': article('Вторая'), 'docs/docs/console/secret.md': article('Без вопроса') };
const config = {
  feedback: { siteId: 'site', appUrl: service, hiddenPages: ['docs/console/*'], hideEmail: false },
  analytics: { websiteId: 'web', hostUrl: stats },
};

interface Sent {
  readonly address: string;
  readonly body: { readonly [key: string]: unknown };
}

let context: BrowserContext;
let page: Page;
let complaints: string[];
/** What left for other hosts, and how the feedback service answers. */
let sent: Sent[];
let answer: number | 'unreachable';

const { site, browser } = await setStage(serveSite(files, config));
beforeEach(async () => {
  sent = [];
  answer = 204;
  await openContext();
});
afterEach(() => context.close());

async function openContext(options: BrowserContextOptions = {}): Promise<void> {
  ({ context, page, complaints } = await openWindow(browser, options));
  await context.route((url) => url.origin === service || url.origin === stats, async (route) => {
    const request = route.request();
    sent.push({ address: request.url(), body: request.postDataJSON() as Sent['body'] });
    if (request.url().startsWith(stats)) return route.fulfill({ status: 200, headers: cors, json: { cache: 'token' } });
    return answer === 'unreachable' ? route.abort('connectionrefused') : route.fulfill({ status: answer, headers: cors });
  });
}

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
const toService = (): readonly Sent['body'][] => sent.filter(({ address }) => address.startsWith(service)).map(({ body }) => body);

/** The site as another host shows it: without the mark of a preview. */
async function leavePreview(): Promise<void> {
  await context.route((url) => url.href.startsWith(site.address) && url.pathname.endsWith('/'), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<meta name="helpgen-preview"[^>]*>/, '') });
  });
}

async function openWidget(path = ''): Promise<void> {
  await openAwake(page, site.address + path);
  await page.locator('.hg-feedback').scrollIntoViewIfNeeded();
  await button('Нет').waitFor();
}

const widget = (): Locator => page.locator('.hg-feedback');
const button = (name: string): Locator => widget().getByRole('button', { name, exact: true });
const region = (): Locator => widget().getByRole('region', { name: 'Отзыв о статье' });
const hasFocus = (place: Locator): Promise<boolean> => place.evaluate((element) => element === document.activeElement);
const kept = (): Promise<readonly { readonly at: number; readonly message: Sent['body'] }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('helpgen.feedback') ?? '[]') as []);

test('in a preview the whole way can be gone by keyboard, and ends in a line of a file', async () => {
  await openWidget();
  await button('Нет').focus();
  await page.keyboard.press('Enter');
  expect(await button('Нет').getAttribute('aria-pressed')).toBe('true');
  expect(await hasFocus(region())).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('hard-to-understand');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Второй абзац');
  for (const _ of ['почта', 'отправить']) await page.keyboard.press('Tab');
  expect(await hasFocus(button('Отправить'))).toBe(true);
  const file = join(dirname(site.folder), 'helpgen-feedback.jsonl');
  expect(existsSync(file)).toBe(false);
  await page.keyboard.press('Enter');
  const thanks = widget().getByText('Спасибо!');
  await thanks.waitFor();
  expect(await hasFocus(thanks)).toBe(true);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line) as unknown);
  expect(lines).toEqual([
    {
      receivedAt: expect.any(String),
      id: expect.stringMatching(/^[\da-f]{32}$/),
      siteId: 'site',
      url: site.address,
      version: expect.any(String),
      locale: 'ru',
      verdict: 'negative',
      option: 'hard-to-understand',
      text: 'Второй абзац',
      heading: 'part',
      build: expect.stringMatching(/^\w+/),
    },
  ]);
  expect([sent, complaints]).toEqual([[], []]);
});

test('on another host feedback goes to the service, without query, and nothing before it is sent', async () => {
  await leavePreview();
  await openWidget('second/?q=secret#part');
  await button('Да').click();
  await region().getByLabel('Подскажите, как сделать статью ещё лучше').fill('Больше картинок');
  await region().getByLabel('Адрес почты').fill('a@example.com');
  expect(toService()).toEqual([]);
  await button('Отправить').click();
  await widget().getByText('Спасибо!').waitFor();
  expect(toService()).toEqual([expect.objectContaining({ url: `${site.address}second/`, verdict: 'positive', option: null, text: 'Больше картинок', email: 'a@example.com' })]);
  expect(sent.find(({ address }) => address.startsWith(service))?.address).toBe(`${service}/api/feedback`);
  expect(await kept()).toEqual([]);
  expect(complaints).toEqual([]);
});

test('Escape closes the form and gives the focus back; what was written is there when it is opened again', async () => {
  await openWidget();
  await button('Да').click();
  await region().getByRole('textbox').first().fill('Черновик');
  await page.keyboard.press('Escape');
  expect([await region().isVisible(), await hasFocus(button('Да')), await button('Да').getAttribute('aria-pressed')]).toEqual([false, true, 'false']);
  await button('Нет').click();
  expect(await region().getByRole('textbox').first().inputValue()).toBe('Черновик');
  await button('Отправить').click();
  expect(await widget().locator(':invalid').count()).toBeGreaterThan(0);
  await button('Отмена').click();
  expect([await region().isVisible(), await hasFocus(button('Нет'))]).toEqual([false, true]);
});

test('on a narrow screen the way to the top stands aside while the form is open', async () => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openWidget();
  const toTop = page.locator('.hg-to-top:not([hidden])');
  await button('Нет').click();
  await page.mouse.move(180, 320);
  await page.mouse.wheel(0, -60);
  await toTop.waitFor({ state: 'attached' });
  expect(await toTop.isVisible()).toBe(false);
  await region().getByRole('textbox').first().press('Escape');
  await region().waitFor({ state: 'hidden' });
  await page.mouse.wheel(0, -60);
  await toTop.waitFor();
});

test('a service that cannot be reached costs no word: the form keeps it, the browser too, and another try sends it once', async () => {
  await leavePreview();
  answer = 'unreachable';
  await openWidget();
  await button('Да').click();
  await region().getByRole('textbox').first().fill('Не потеряйте');
  await button('Отправить').click();
  await widget().getByRole('alert').getByText('Отзыв сохранён в этом браузере').waitFor();
  expect(await region().getByRole('textbox').first().inputValue()).toBe('Не потеряйте');
  expect(await kept()).toHaveLength(1);
  answer = 204;
  await button('Повторить').click();
  await widget().getByText('Спасибо!').waitFor();
  const [first, second, ...more] = toService();
  expect([first?.['id'], more]).toEqual([second?.['id'], []]);
  expect(await kept()).toEqual([]);
});

test('what could not be sent is sent from a later page, and when the connection is back', async () => {
  await leavePreview();
  answer = 'unreachable';
  await openWidget();
  await button('Да').click();
  await button('Отправить').click();
  await button('Повторить').waitFor();
  answer = 204;
  const request = page.waitForRequest((candidate) => candidate.url().startsWith(service));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await request;
  await widget().getByText('Спасибо!').waitFor();
  answer = 503;
  await openWidget('second/');
  await button('Да').click();
  await button('Отправить').click();
  await button('Повторить').waitFor();
  answer = 204;
  const later = page.waitForResponse((response) => response.url().startsWith(service));
  await openWidget();
  await later;
  await page.waitForFunction(() => localStorage.getItem('helpgen.feedback') === null);
  expect(toService().map(({ url }) => url)).toEqual([site.address, site.address, `${site.address}second/`, `${site.address}second/`]);
});

test('what a service refuses is not sent again by itself, and can be changed and sent', async () => {
  await leavePreview();
  answer = 400;
  await openWidget();
  await button('Да').click();
  await button('Отправить').click();
  await widget().getByRole('alert').getByText('Текст остался на месте').waitFor();
  expect(await kept()).toEqual([]);
});

test('a browser without storage sends, and says what it cannot keep', async () => {
  await leavePreview();
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('no', 'SecurityError'); } }));
  answer = 'unreachable';
  await openWidget();
  await button('Да').click();
  await button('Отправить').click();
  await widget().getByRole('alert').getByText('Текст остался на месте').waitFor();
  answer = 204;
  await button('Повторить').click();
  await widget().getByText('Спасибо!').waitFor();
});

test('a hidden page, the page of a missing address and a reader without script are not asked', async () => {
  for (const path of ['docs/console/secret/', 'nowhere/', 'search/']) {
    await openAwake(page, site.address + path);
    expect(await page.locator('.hg-feedback').count()).toBe(0);
  }
  await context.close();
  await openContext({ javaScriptEnabled: false });
  await page.goto(site.address);
  expect(await page.locator('.hg-feedback').isVisible()).toBe(false);
});

test('axe finds nothing on the open form and on its failure, light or dark, narrow or wide', async () => {
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const found: string[] = [];
  for (const mode of ['light', 'dark']) {
    await context.close();
    await openContext({ bypassCSP: true });
    await context.addInitScript(`localStorage.setItem('theme', '${mode}')`);
    await leavePreview();
    answer = 400;
    await openWidget();
    await page.evaluate(source);
    await button('Нет').click();
    for (const step of ['open', 'failed']) {
      if (step === 'failed') {
        await region().getByRole('radio').first().check();
        await button('Отправить').click();
        await button('Повторить').waitFor();
      }
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const violations = await page.evaluate(async () => {
          const { axe: run } = window as unknown as { axe: typeof axe };
          const { violations: list } = await run.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
          return [...list.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary = '' }) => html.slice(0, 160) + failureSummary).join(' | ')}`), ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : [])];
        });
        found.push(...violations.map((text) => `${mode} ${step} ${width}: ${text}`));
      }
    }
  }
  expect(found).toEqual([]);
});

test('on another host each page is counted once by our own script, and nothing else leaves', async () => {
  await leavePreview();
  const foreign: string[] = [];
  page.on('request', (request) => void (new URL(request.url()).origin !== new URL(site.address).origin && foreign.push(`${request.method()} ${request.url()}`)));
  const counted = (): Promise<unknown> => page.waitForResponse((response) => response.url() === `${stats}/api/send`);
  const first = counted();
  await openAwake(page, `${site.address}?a=1`);
  await first;
  const second = counted();
  await page.locator('main a[href="/second/"]').click();
  await second;
  await page.evaluate(() => history.replaceState(history.state, '', location.href));
  const third = counted();
  await page.goBack();
  await third;
  expect(sent.map(({ body }) => (body as { payload: { url: string; title: string } }).payload).map(({ url, title }) => [url, title])).toEqual([
    ['/?a=1', 'Первая | Справка'],
    ['/second/', 'Вторая | Справка'],
    ['/?a=1', 'Первая | Справка'],
  ]);
  expect(new Set(foreign)).toEqual(new Set([`POST ${stats}/api/send`]));
  expect(await context.cookies()).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a site whose addresses stand behind a hash asks and counts, and from disk it asks and says nothing of the disk', async () => {
  const onDisk = await serveSite({ 'docs/index.md': article('Первая'), 'docs/second.md': article('Вторая') }, { ...config, router: 'hash' });
  try {
    await page.goto(`${pathToFileURL(join(onDisk.folder, 'index.html')).href}#/second/`);
    await page.locator('main h1', { hasText: 'Вторая' }).waitFor();
    await page.locator('.hg-feedback').scrollIntoViewIfNeeded();
    await button('Да').click();
    await button('Отправить').click();
    await widget().getByText('Спасибо!').waitFor();
    expect(sent).toMatchObject([{ address: `${service}/api/feedback`, body: { verdict: 'positive', url: 'second/index.html' } }]);
    expect(JSON.stringify(sent)).not.toContain(dirname(onDisk.folder));
    await context.route((url) => url.href.startsWith(onDisk.address) && /\/$|\.html$/.test(url.pathname), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/<meta name="helpgen-preview"[^>]*>/, '') });
    });
    const counted = page.waitForResponse((response) => response.url() === `${stats}/api/send`);
    await page.goto(`${onDisk.address}#/second/`);
    await counted;
    expect(sent.at(-1)?.body).toMatchObject({ payload: { url: 'second/index.html', title: 'Вторая | Справка' } });
  } finally {
    onDisk.close();
  }
});

test('the policy names the two services as places to connect to and nowhere else', () => {
  const html = readFileSync(join(site.folder, 'index.html'), 'utf8');
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#39;', "'") ?? '';
  expect(policy).toContain(`connect-src 'self' ${stats} ${service};`);
  expect(policy.split(';').filter((directive) => directive.includes('.test'))).toHaveLength(1);
});
