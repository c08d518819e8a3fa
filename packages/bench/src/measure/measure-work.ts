import type { Browser } from 'playwright-core';
import { median } from './measure-builds.ts';

/** What the script of a page works, with the processor slowed down four times; milliseconds, medians. */
export interface WorkMeasurement {
  readonly name: string;
  /** From the start until the page has rested for a while. */
  readonly openedMs: number;
  /** From then on, when the reader moves the pointer over it for the first time. */
  readonly pointedMs: number;
  /** From then on, when it first comes to a link. */
  readonly approachedMs: number;
}

const throttling = 4;
/** How long a page is watched after nothing is on its way any more, and after the pointer has moved. */
const restMs = 1200;

/** Opens each of `pages` in new windows, by turns, so that what else the machine does weighs on all of them. */
export async function measureWork(
  browser: Browser,
  pages: readonly { readonly name: string; readonly address: string }[],
  runs: number,
): Promise<readonly WorkMeasurement[]> {
  const found = pages.map(({ name }) => ({ name, opened: [] as number[], pointed: [] as number[], approached: [] as number[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { address }] of pages.entries()) {
      const { openedMs, pointedMs, approachedMs } = await workOnce(browser, address);
      found[index]?.opened.push(openedMs);
      found[index]?.pointed.push(pointedMs);
      found[index]?.approached.push(approachedMs);
    }
  }
  return found.map(({ name, opened, pointed, approached }) => ({
    name,
    openedMs: median(opened),
    pointedMs: median(pointed),
    approachedMs: median(approached),
  }));
}

async function workOnce(browser: Browser, address: string): Promise<Omit<WorkMeasurement, 'name'>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    await session.send('Performance.enable');
    const scriptMs = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      const seconds = metrics.filter(({ name }) => name === 'ScriptDuration' || name === 'V8CompileDuration').map(({ value }) => value);
      return Math.round(seconds.reduce((sum, value) => sum + value, 0) * 1000);
    };
    const before = await scriptMs();
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(restMs);
    const opened = await scriptMs();
    await page.mouse.move(640, 300);
    await page.mouse.move(660, 320);
    await page.waitForTimeout(2 * restMs);
    const pointed = await scriptMs();
    await page.locator('aside a:visible').first().hover();
    await page.waitForTimeout(2 * restMs);
    return { openedMs: opened - before, pointedMs: pointed - opened, approachedMs: (await scriptMs()) - pointed };
  } finally {
    await context.close();
  }
}
