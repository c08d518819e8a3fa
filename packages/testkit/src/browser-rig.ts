import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type axe from 'axe-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { createSiteRig } from './site-rig.ts';
import type { SiteRig } from './site-rig.ts';

/** A built site behind `helpgen serve`. */
export interface ServedSite {
  /** Its address with the base path and a slash at the end. */
  readonly address: string;
  /** Absolute folder of the built files. */
  readonly folder: string;
  close(): void;
}

/** A site behind `helpgen serve --watch`. */
export interface WatchedSite {
  /** Its address with the base path and a slash at the end. */
  readonly address: string;
  readonly rig: SiteRig;
  /** What was printed to the terminal so far. */
  printed(): string;
  /** Ends the server as Ctrl-C does and resolves to its exit code. */
  close(): Promise<number | null>;
}

const repository = join(import.meta.dirname, '../../..');
const program = join(repository, 'bin/helpgen.js');

/** Starts the browser that `HELPGEN_BROWSER` names. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env['HELPGEN_BROWSER'];
  if (executablePath === undefined) throw new Error('HELPGEN_BROWSER names no browser; use `npm run test:browser`.');
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic', '--no-first-run'];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', ...quiet] });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(ignoreCorner);
    return context;
  };
  return browser;
}

/** A browser without windows begins with a pointer in the upper left corner, which pages would take for the first sign of a reader. */
const ignoreCorner = `
  for (const name of ['pointerover', 'pointerenter', 'pointermove', 'mouseover', 'mouseenter', 'mousemove']) {
    addEventListener(name, (event) => event.isTrusted && event.clientX === 0 && event.clientY === 0 && event.stopImmediatePropagation(), { capture: true });
  }`;

/**
 * What the tests of a file share, awaited when it is loaded: the site that is on its way and a browser. Both end with
 * the file; a site that cannot be built fails the file and says why, once.
 */
export async function setStage<Site extends { close(): unknown }>(serving: Promise<Site>): Promise<{ readonly site: Site; readonly browser: Browser }> {
  // Only where there are tests: pictures are taken with this file, too.
  const { afterAll } = await import('@jest/globals');
  const site = await serving;
  const browser = await openBrowser();
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  return { site, browser };
}

/** What a test looks at: a page in a window of its own, and what it complains of. */
export interface Window {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
}

/**
 * A new window, 1280 by 800 unless `options` say otherwise; what a test waits for has `timeoutMs` to come. Without
 * `serviceWorkers: 'allow'` it knows none, and what is asked for is asked of the server.
 */
export async function openWindow(browser: Browser, options: BrowserContextOptions = {}, timeoutMs = 15_000): Promise<Window> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(timeoutMs);
  if (options.serviceWorkers !== 'allow') await context.addInitScript('delete Navigator.prototype.serviceWorker');
  const page = await context.newPage();
  return { context, page, complaints: collectComplaints(page) };
}

/** The site of this repository, built by the real command: once for all files of a run, which find it as it was. */
export async function serveRealSite(): Promise<ServedSite> {
  const ofRun = process.env['HELPGEN_TEST_BUNDLES'];
  const folder = ofRun ?? mkdtempSync(join(tmpdir(), 'helpgen-browser-'));
  return serve(join(repository, 'site-config.json'), join(folder, 'site'), () => {
    if (ofRun === undefined) rmSync(folder, { recursive: true, force: true });
  });
}

/** A site of `files`, as for {@link createSiteRig}. */
export async function serveSite(files: { readonly [path: string]: string }, config: { readonly [key: string]: unknown } = {}): Promise<ServedSite> {
  const rig = createSiteRig(files, config);
  return serve(join(rig.root, 'site-config.json'), join(rig.root, 'build'), () => rig.close());
}

async function serve(config: string, folder: string, clean: () => void): Promise<ServedSite> {
  const where = ['--config', config, '--out-dir', folder];
  const build = (): Promise<void> => ended(spawn(process.execPath, [program, 'build', '--quiet', '--strict', ...where], { cwd: repository }));
  // Where the tests of another file are building it, they are waited for.
  while (await build().then(() => false, isBusy)) await setTimeout(1000);
  const server = spawn(process.execPath, [program, 'serve', '--port', '0', ...where], { cwd: repository });
  const address = await printed(server, /http:\/\/\S+\//);
  return {
    address,
    folder,
    close() {
      server.kill();
      clean();
    },
  };
}

/** Whether `error` says that another process is building the site; any other is thrown on. */
function isBusy(error: Error): boolean {
  if (error.message.includes('HG5013')) return true;
  throw error;
}

/** A site of `files`, as for {@link createSiteRig}, that is shown while it is written. */
export async function watchSite(files: { readonly [path: string]: string }, config: { readonly [key: string]: unknown } = {}): Promise<WatchedSite> {
  const rig = createSiteRig(files, config);
  const server = spawn(process.execPath, [program, 'serve', '--watch', '--port', '0', '--config', rig.root], {
    cwd: rig.root,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const output: string[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (part) => output.push(String(part)));
  const address = await printed(server, /http:\/\/\S+\//);
  return {
    address,
    rig,
    printed: () => output.join(''),
    close: () =>
      new Promise((done) => {
        server.once('close', (code) => {
          rig.close();
          done(code);
        });
        server.kill('SIGINT');
      }),
  };
}

function ended(child: ChildProcess): Promise<void> {
  const output: string[] = [];
  child.stdout?.on('data', (part) => output.push(String(part)));
  child.stderr?.on('data', (part) => output.push(String(part)));
  return new Promise((done, fail) => {
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(`exit code ${code}\n${output.join('')}`))));
  });
}

function printed(child: ChildProcess, pattern: RegExp): Promise<string> {
  let output = '';
  return new Promise((done, fail) => {
    const heed = (part: unknown): void => {
      output += String(part);
      const found = pattern.exec(output);
      if (found !== null) done(found[0]);
    };
    child.stdout?.on('data', heed);
    child.stderr?.on('data', heed);
    child.once('close', () => fail(new Error(output)));
  });
}

/** Everything that `page` complains about from now on: console errors and warnings, uncaught errors, failed requests. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  const add = (text: string): void => void complaints.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') add(`${message.type()} ${message.text()}`);
  });
  page.on('pageerror', (error) => add(`uncaught ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What was still on its way when the page was left.
    if (reason !== 'net::ERR_ABORTED') add(`${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.url()} ${response.status()}`);
  });
  return complaints;
}

/** Goes to `address` and wakes the page, as the first sign of a reader would, and nothing else: React has taken the markup over. */
export async function openAwake(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wakePage(page);
}

/** Has the page that is open drawn, see {@link openAwake}. */
export async function wakePage(page: Page): Promise<void> {
  await page.evaluate("void document.dispatchEvent(new Event('hg:wake'))");
  await page.waitForSelector('html[data-hg-ready]');
}

/** What axe finds on `page` as it is now; its window has `bypassCSP`, because the policy of a site refuses a script from elsewhere. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  return page.evaluate(async () => {
    const { axe: run } = globalThis as unknown as { readonly axe: typeof axe };
    const { violations } = await run.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
}
