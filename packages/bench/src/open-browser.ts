import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';

/** Starts the Chromium that `HELPGEN_BROWSER` names; `option` is what the benchmark was asked by. */
export async function openBrowser(option: '--reader' | '--search' | '--watch'): Promise<Browser> {
  const executablePath = process.env['HELPGEN_BROWSER'];
  if (executablePath === undefined) throw new Error(`This is measured in Chromium: run \`npm run bench -- ${option}\`, which finds it.`);
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic', '--no-first-run'];
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...quiet] });
}
