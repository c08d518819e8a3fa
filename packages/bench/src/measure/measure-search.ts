import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page, Response } from 'playwright-core';
import type { PlainLunr } from '../peers/open-plain-lunr.ts';
import { median } from './measure-builds.ts';
import { isAhead } from './measure-reader.ts';

/** What the search costs a reader, as Chromium tells it. Bytes are of gzip at level 9, times medians in milliseconds. */
export interface SearchMeasurement {
  readonly pages: number;
  /** Of all that came between the question and its first result, scripts and index, but not of pages that were loaded ahead. */
  readonly firstBytes: number;
  /** Of the whole index. */
  readonly allBytes: number;
  /** From the typed question to the frame with its first result, when nothing of the search was loaded. */
  readonly firstMs: number;
  /** The same for a question after it. */
  readonly nextMs: number;
  /** The longest task of the page's own thread from the first question to the last result; with what it waits for a processor. */
  readonly longestTaskMs: number;
  /** The longest that this thread had a processor for one task. */
  readonly longestWorkMs: number;
  /** The same of a plain lunr index in a thread, without looks, excerpts and marks. */
  readonly lunr: { readonly bytes: number; readonly firstMs: number; readonly nextMs: number };
}

/** What is to be measured. */
export interface SearchPlan {
  readonly pages: number;
  /** Address of an article. */
  readonly article: string;
  readonly allBytes: number;
  readonly lunr: PlainLunr;
  readonly runs: number;
  say(line: string): void;
}

/** How much slower the thread of the page is made; Chromium slows no other. */
const throttling = 4;
/** How many windows are watched in each run: where the threads of a browser share two processors, tasks of a single one tell little. */
const watchedWindows = 5;
/** Two words each, in odd cases; the corpus has them all. */
const questions = ['обработку исключений', 'параметра методов', 'соединением сервера', 'удалению файлов', 'проверка значений'];

/** Asks the site of `plan`, and lunr, in new windows with empty caches, again and again. */
export async function measureSearch(browser: Browser, plan: SearchPlan): Promise<SearchMeasurement> {
  const own: OwnRun[] = [];
  const others: OtherRun[] = [];
  const tasks: LongestTask[] = [];
  for (let run = 1; run <= plan.runs; run += 1) {
    own.push(await inNewWindow(browser, (page) => askOwn(page, plan.article)));
    const watched: LongestTask[] = [];
    for (let window = 1; window <= watchedWindows; window += 1) {
      watched.push(await inNewWindow(browser, (page, session) => watchTasks(page, session, plan.article)));
    }
    tasks.push(...watched);
    others.push(await inNewWindow(browser, (page) => askLunr(page, plan.lunr.address)));
    const longest = watched.map(({ ms }) => ms).join(', ');
    plan.say(
      `${plan.pages} pages, run ${run} of ${plan.runs}: first result ${own.at(-1)?.firstMs} ms, next ${own.at(-1)?.nextMs} ms, ` +
        `longest tasks ${longest} ms; lunr ${others.at(-1)?.firstMs} ms, next ${others.at(-1)?.nextMs} ms`,
    );
  }
  return {
    pages: plan.pages,
    firstBytes: Math.max(...own.map(({ firstBytes }) => firstBytes)),
    allBytes: plan.allBytes,
    firstMs: median(own.map(({ firstMs }) => firstMs)),
    nextMs: median(own.map(({ nextMs }) => nextMs)),
    longestTaskMs: median(tasks.map(({ ms }) => ms)),
    longestWorkMs: median(tasks.map(({ workMs }) => workMs)),
    lunr: {
      bytes: plan.lunr.bytes,
      firstMs: median(others.map(({ firstMs }) => firstMs)),
      nextMs: median(others.map(({ nextMs }) => nextMs)),
    },
  };
}

async function inNewWindow<T>(browser: Browser, act: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    return await act(page, session);
  } finally {
    await context.close();
  }
}

interface OwnRun {
  readonly firstBytes: number;
  readonly firstMs: number;
  readonly nextMs: number;
}

async function askOwn(page: Page, article: string): Promise<OwnRun> {
  await open(page, article);
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  const first = await typeOwn(page, questions[0] ?? '');
  await settle(page);
  const firstBytes = await weighUntil(responses, first.shownAt);
  const next: number[] = [];
  for (const question of questions.slice(1)) {
    next.push((await typeOwn(page, question)).ms);
    await settle(page);
  }
  return { firstBytes, firstMs: first.ms, nextMs: median(next) };
}

/** Puts `question` into the box at once, and waits for the frame after its first result. */
async function typeOwn(page: Page, question: string): Promise<{ readonly ms: number; readonly shownAt: number }> {
  return page.evaluate(async (text) => {
    const field = document.querySelector<HTMLInputElement>('form.hg-search input');
    if (field === null) throw new Error('The page has no search box.');
    const before = document.querySelector('[role=option]');
    const start = performance.now();
    performance.mark('hg-asked');
    field.focus();
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return new Promise<{ ms: number; shownAt: number }>((done, fail) => {
      setTimeout(() => fail(new Error(`Nothing is found for ${text}.`)), 30_000);
      const observer = new MutationObserver(() => {
        const option = document.querySelector('.hg-panel:not([hidden]) [role=option] .hg-row-main');
        if (option === null || option.parentElement === before) return;
        observer.disconnect();
        requestAnimationFrame(() => done({ ms: Math.round(performance.now() - start), shownAt: Date.now() }));
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden'] });
    });
  }, question);
}

async function weighUntil(responses: readonly Response[], shownAt: number): Promise<number> {
  const weights = await Promise.all(
    responses.filter((response) => !isAhead(response)).map(async (response) => {
      await response.finished();
      const { startTime, responseEnd } = response.request().timing();
      return startTime + responseEnd > shownAt ? 0 : gzipSync(await response.body(), { level: 9 }).length;
    }),
  );
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** The longest task from the first question until its results have been read, excerpts included, and one more has been asked. */
async function watchTasks(page: Page, session: CDPSession, article: string): Promise<LongestTask> {
  await open(page, article);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as readonly TraceEvent[])));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata'] },
    transferMode: 'ReportEvents',
  });
  for (const question of questions.slice(0, 2)) {
    await typeOwn(page, question);
    await settle(page);
  }
  const ended = new Promise((done) => void session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await ended;
  return longestTask(events);
}

/** An event of a trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** How long the thread had a processor. */
  readonly tdur?: number;
}

/** The longest of the tasks that were watched, in milliseconds. */
export interface LongestTask {
  /** From its start to its end. */
  readonly ms: number;
  /** The longest that the thread had a processor for a task, this one or another. */
  readonly workMs: number;
}

/** The longest task after the first mark `hg-asked`, in the thread that set it. */
function longestTask(events: readonly TraceEvent[]): LongestTask {
  const asked = events.filter(({ name }) => name === 'hg-asked').toSorted((a, b) => a.ts - b.ts)[0];
  if (asked === undefined) throw new Error('The trace has no question.');
  const tasks = events.filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === asked.pid && tid === asked.tid && ts > asked.ts);
  return { ms: longestOf(tasks.map(({ dur = 0 }) => dur)), workMs: longestOf(tasks.map(({ tdur = 0 }) => tdur)) };
}

function longestOf(times: readonly number[]): number {
  return Math.round(Math.max(0, ...times) / 1000);
}

interface OtherRun {
  readonly firstMs: number;
  readonly nextMs: number;
}

async function askLunr(page: Page, address: string): Promise<OtherRun> {
  await page.goto(address);
  const ask = (question: string): Promise<number> =>
    page.evaluate(async (text) => {
      const start = performance.now();
      const count = await (window as unknown as { ask(asked: string): Promise<number> }).ask(text);
      if (count === 0) throw new Error(`lunr finds nothing for ${text}.`);
      return Math.round(performance.now() - start);
    }, question);
  const firstMs = await ask(questions[0] ?? '');
  const next: number[] = [];
  for (const question of questions.slice(1)) next.push(await ask(question));
  return { firstMs, nextMs: median(next) };
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settle(page);
}

/** Waits until nothing is on its way, and what came has been acted on. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}
