import { readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { median } from './measure-builds.ts';
import type { PreviewGenerator } from './preview-server.ts';
import { startPreview } from './preview-server.ts';

/** What a person who writes waits for. Milliseconds, bytes. */
export interface PreviewMeasurement {
  readonly generator: PreviewGenerator['name'];
  readonly pages: number;
  /** From the start of the server, without a cache, to its first answer. */
  readonly readyMs: number;
  /** From the start of the server to an article that is seen in a browser. */
  readonly firstPageMs: number;
  /** From a saved file to its text in the open page; the median, and the longest of nine in ten. */
  readonly editMs: number;
  readonly slowEditMs: number;
  /** Of the server and all that it started, when the whole site is known, and after the edits; `null`: not told. */
  readonly memoryBytes: number | null;
  readonly memoryAfterBytes: number | null;
  readonly edits: number;
}

/** What is to be measured. */
export interface PreviewPlan {
  readonly generator: PreviewGenerator;
  readonly folder: string;
  readonly pages: number;
  /** How often the open page is edited. */
  readonly edits: number;
  say(line: string): void;
}

/** Edits that are waited for one by one before the clock counts: programs warm up. */
const warmUps = 3;

/** After which a page of Hugo's is connected to its server. */
const connectMs = 1000;

/** Quiet before the memory of a server that has just begun is looked at. */
const restMs = 3000;

/** Measures the server of a generator with a page of its site open in `browser`. */
export async function measurePreview(browser: Browser, { generator, folder, pages, edits, say }: PreviewPlan): Promise<PreviewMeasurement> {
  const site = await generator.write(folder, pages);
  const file = join(site.folder, generator.content, `${site.article}.md`);
  const text = await readFile(file, 'utf8');
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const server = await startPreview(generator, site.folder);
  try {
    const address = `${server.address}${site.article}/`;
    await answers(address);
    const readyMs = performance.now() - server.startedMs;
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForSelector('main article p');
    const firstPageMs = performance.now() - server.startedMs;
    say(`${generator.name}, ${pages} pages: ready after ${Math.round(readyMs)} ms, seen after ${Math.round(firstPageMs)} ms`);
    await page.waitForLoadState('load');
    await settled(page, generator);
    const memoryBytes = server.memory();
    const times: number[] = [];
    for (let round = 0; round < edits + warmUps; round += 1) {
      const ms = await edit(page, {
        file,
        text: `${text}\nЭто правка под номером ${round}, и больше ничего.\n`,
        sign: `под номером ${round},`,
      });
      if (round >= warmUps) times.push(ms);
      // The page that Hugo has just loaded anew is told of nothing before it has connected again, and never of what it missed.
      if (generator.name === 'hugo') await page.waitForTimeout(connectMs);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const memoryAfterBytes = server.memory();
    say(`${generator.name}, ${pages} pages: an edit is seen after ${Math.round(median(times))} ms`);
    return {
      generator: generator.name,
      pages,
      readyMs,
      firstPageMs,
      editMs: median(times),
      slowEditMs: sorted[Math.floor(sorted.length * 0.9)] ?? 0,
      memoryBytes,
      memoryAfterBytes,
      edits,
    };
  } finally {
    await page.close();
    await server.close();
  }
}

/** Asks again and again until there is an answer. */
async function answers(address: string): Promise<void> {
  for (;;) {
    const status = await new Promise<number>((done) => {
      request(address, (answer) => {
        answer.resume();
        done(answer.statusCode ?? 0);
      })
        .on('error', () => done(0))
        .end();
    });
    if (status === 200) return;
    await new Promise((done) => setTimeout(done, 10));
  }
}

/** Ours compiles the rest of the site while the first page is looked at; Hugo's page connects to its server by and by. */
async function settled(page: Page, { name }: PreviewGenerator): Promise<void> {
  if (name !== 'helpgen') return page.waitForTimeout(restMs);
  while (!(await page.evaluate(isComplete))) await page.waitForTimeout(500);
  // What it knows is looked at once more behind the last page.
  await page.waitForTimeout(restMs);
}

/** Whether the server of the open page knows the whole site; runs in the page. */
async function isComplete(): Promise<boolean> {
  const token = document.querySelector<HTMLElement>('script[data-hg-preview-client]')?.dataset['token'] ?? '';
  const answer = await fetch(`/_helpgen/state?${new URLSearchParams({ token, address: location.pathname })}`);
  return ((await answer.json()) as { readonly isComplete: boolean }).isComplete;
}

/** Saves the file, and waits until the page shows it. */
async function edit(
  page: Page,
  { file, text, sign }: { readonly file: string; readonly text: string; readonly sign: string },
): Promise<number> {
  const startMs = performance.now();
  await writeFile(file, text);
  await page.waitForFunction((wanted) => document.querySelector('main')?.textContent?.includes(wanted) === true, sign, { timeout: 60_000 });
  return performance.now() - startMs;
}
