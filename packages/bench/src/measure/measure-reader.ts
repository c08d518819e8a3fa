import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { median } from './measure-builds.ts';

/** What a reader of one article gets, as Chromium tells it. Bytes are of gzip at level 9. */
export interface ReaderMeasurement {
  /** The site, as the table names it. */
  readonly site: string;
  readonly article: string;
  /** Bytes at first view by type of request, until nothing is on its way: `document`, `script`, `stylesheet`, `font`, `image` and so on. */
  readonly bytes: { readonly [type: string]: number };
  /** At first view, fonts and pages that are loaded ahead aside. */
  readonly requests: number;
  /** Pages that were loaded ahead. */
  readonly pagesAhead: number;
  /** Above 50 ms of each task after the first paint, with the processor throttled; milliseconds, median. */
  readonly blockingMs: number;
  /** Largest contentful paint with the processor throttled; milliseconds, median. */
  readonly paintMs: number;
  /** Sum of all layout shifts while the page is loaded and scrolled to its end; the most of all runs. */
  readonly shift: number;
  /** Going on to a page that was not loaded ahead, by a reader who has gone on once before; milliseconds, median. */
  readonly navigation: { readonly requests: number; readonly bytes: number; readonly ms: number };
}

/** What is to be measured. */
export interface ReaderPlan {
  readonly site: string;
  /** Address of the site with its base path and a slash at the end. */
  readonly address: string;
  /** Path of an article below it, with a slash at the end. */
  readonly article: string;
  readonly runs: number;
  say(line: string): void;
}

/** How much slower the processor is made. */
const throttling = 4;
/** How long a window of Chromium takes to be there, with all that it does for itself. */
const windowMs = 3000;
const viewport = { width: 1280, height: 800 };

/** Opens the article of `plan` in a new window, again and again, and looks at what comes of it. */
export async function measureReader(browser: Browser, plan: ReaderPlan): Promise<ReaderMeasurement> {
  const paints: Paint[] = [];
  const views: View[] = [];
  for (let run = 1; run <= plan.runs; run += 1) {
    const view = await inNewWindow(browser, (page) => look(page, plan));
    const paint = await inNewWindow(browser, (page) => watchPaint(page, plan));
    plan.say(
      `${plan.site}, run ${run} of ${plan.runs}: paint ${paint.paintMs} ms, blocked ${paint.blockingMs} ms, next page ${view.navigation.ms} ms`,
    );
    views.push(view);
    paints.push(paint);
  }
  const [view] = views;
  if (view === undefined) throw new Error('A reader is measured at least once.');
  return {
    site: plan.site,
    article: plan.article,
    ...view,
    navigation: { ...view.navigation, ms: median(views.map(({ navigation }) => navigation.ms)) },
    blockingMs: median(paints.map(({ blockingMs }) => blockingMs)),
    paintMs: median(paints.map(({ paintMs }) => paintMs)),
    shift: Math.max(...paints.map(({ shift }) => shift)),
  };
}

async function inNewWindow<T>(browser: Browser, act: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    // A new window of Chromium loads some hundred files of its own interface; a reader's window is there already.
    await page.waitForTimeout(windowMs);
    return await act(page);
  } finally {
    await context.close();
  }
}

type View = Pick<ReaderMeasurement, 'bytes' | 'requests' | 'pagesAhead' | 'navigation'>;

async function look(page: Page, { address, article }: ReaderPlan): Promise<View> {
  const responses = collect(page);
  await open(page, address + article);
  // What is of no other type is the icon of the site, which a browser fetches for itself.
  const first = (await Promise.all(responses.filter((response) => !isAhead(response)).map(weigh))).filter(({ type }) => type !== 'other');
  const bytes: { [type: string]: number } = {};
  for (const { type, gzip } of first) bytes[type] = (bytes[type] ?? 0) + gzip;
  const pagesAhead = responses.filter(isAhead).length;
  // A click that is the first sign of a reader is followed by the browser itself; a pointer that comes to a link before has the page drawn.
  await page.locator('aside a:visible').first().hover();
  await page.waitForSelector('html[data-hg-ready]');
  await settle(page);
  // The first time the browser loads what moves between pages, too; the reader goes on many times.
  await goOn(page, responses);
  await settle(page);
  return { bytes, requests: first.filter(({ type }) => type !== 'font').length, pagesAhead, navigation: await goOn(page, responses) };
}

/** Follows the last link of the page that leads to one which was not loaded ahead. */
async function goOn(page: Page, responses: Response[]): Promise<ReaderMeasurement['navigation']> {
  const known = responses.map((response) => new URL(response.url()).pathname);
  const before = responses.length;
  const ms = await page.evaluate(async (loaded) => {
    const isNew = ({ origin, pathname, hash, target }: HTMLAnchorElement): boolean =>
      origin === location.origin &&
      hash === '' &&
      target === '' &&
      /\/[^./]+\/$/.test(pathname) &&
      pathname !== location.pathname &&
      !loaded.includes(`${pathname.slice(0, -1)}.page.js`);
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], aside a[href], nav a[href]')].filter(isNew).at(-1);
    if (link === undefined) throw new Error('No link of this page leads to one that was not loaded ahead.');
    const { pathname } = link;
    const [heading, start] = [document.querySelector('main h1'), performance.now()];
    link.click();
    return new Promise<number>((done) => {
      const check = (): void => {
        const isShown = location.pathname === pathname && document.querySelector('main h1') !== heading;
        // The frame after the one in which it was drawn begins when that one is on the screen.
        requestAnimationFrame(isShown ? () => done(Math.round(performance.now() - start)) : check);
      };
      check();
    });
  }, known);
  const target = `${new URL(page.url()).pathname.slice(0, -1)}.page.js`;
  // Other pages that the new one loads ahead at once are not its own weight.
  const own = responses
    .slice(before)
    .filter((response) => !isAhead(response) || decodeURI(new URL(response.url()).pathname) === decodeURI(target));
  const weights = (await Promise.all(own.map(weigh))).filter(({ type }) => type !== 'other');
  return { requests: weights.length, bytes: sum(weights.map(({ gzip }) => gzip)), ms };
}

interface Paint {
  readonly blockingMs: number;
  readonly paintMs: number;
  readonly shift: number;
}

async function watchPaint(page: Page, { address, article }: ReaderPlan): Promise<Paint> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  await page.addInitScript(() => {
    const seen: { [type: string]: PerformanceEntry[] } = {};
    Object.assign(window, { seen });
    for (const type of ['longtask', 'largest-contentful-paint', 'layout-shift', 'paint']) {
      seen[type] = [];
      new PerformanceObserver((list) => void seen[type]?.push(...list.getEntries())).observe({ type, buffered: true });
    }
  });
  await open(page, address + article);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
  await settle(page);
  const { blocking, shifts, paintMs } = await page.evaluate(() => {
    const { seen } = window as unknown as {
      readonly seen: {
        readonly [type: string]: readonly (PerformanceEntry & { readonly value?: number; readonly hadRecentInput?: boolean })[];
      };
    };
    const { paint = [], longtask = [], 'layout-shift': shift = [], 'largest-contentful-paint': largest = [] } = seen;
    const firstPaint = paint.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
    return {
      blocking: longtask.filter(({ startTime }) => startTime >= firstPaint).map(({ duration }) => Math.max(0, duration - 50)),
      shifts: shift.filter(({ hadRecentInput }) => hadRecentInput !== true).map(({ value = 0 }) => value),
      paintMs: Math.round(largest.at(-1)?.startTime ?? 0),
    };
  });
  return { blockingMs: Math.round(sum(blocking)), paintMs, shift: Math.round(sum(shifts) * 10_000) / 10_000 };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function collect(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  return responses;
}

async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  if (response?.status() !== 200) throw new Error(`${address} answers ${response?.status() ?? 'nothing'}.`);
  await settle(page);
}

/** Waits until nothing is on its way, and what came has been acted on. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}

/** Whether it is the module of another page. */
export function isAhead(response: Response): boolean {
  return new URL(response.url()).pathname.endsWith('.page.js');
}

async function weigh(response: Response): Promise<{ readonly type: string; readonly gzip: number }> {
  const body = await response.body();
  // Fonts and pictures are compressed already.
  const type = response.request().resourceType();
  return { type, gzip: type === 'font' || type === 'image' ? body.length : gzipSync(body, { level: 9 }).length };
}
