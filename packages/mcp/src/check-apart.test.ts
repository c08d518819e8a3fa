import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { createCheck } from './check-apart.ts';
import type { CheckSources } from './tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'helpgen-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

// What a check would need of the engine is not asked for.
const noEngine = {} as Parameters<typeof createCheck>[1];

let count = 0;

/** A check by a program whose text is `script`. */
function checkBy(script: string, interrupted?: AbortSignal): CheckSources {
  const file = join(folder, `${(count += 1)}.mjs`);
  writeFileSync(file, script);
  const program = { script: file, env: process.env, cwd: folder, ...(interrupted === undefined ? {} : { interrupted }) };
  return createCheck(program, noEngine, join(folder, 'site-config.json'));
}

test('the program is asked for a check of the site, and what it finds is the answer, whatever its exit code', async () => {
  const check = checkBy(`console.log(JSON.stringify({ diagnostics: [{ code: process.argv.slice(2).join(' ') }] })); process.exitCode = 1;`);
  expect(await check()).toEqual([{ code: `check --json --config ${join(folder, 'site-config.json')}` }]);
});

test('there is one check at a time, and all who ask meanwhile share the next one', async () => {
  const log = join(folder, 'log');
  appendFileSync(log, '');
  const check = checkBy(`
    import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(log)}, '<');
    await new Promise((done) => setTimeout(done, 100));
    appendFileSync(${JSON.stringify(log)}, '>');
    console.log(JSON.stringify({ diagnostics: [{ code: readFileSync(${JSON.stringify(log)}, 'utf8') }] }));
  `);
  const [first, ...others] = await Promise.all(Array.from({ length: 200 }, () => check()));
  expect(first).toEqual([{ code: '<>' }]);
  expect(others.every((found) => JSON.stringify(found) === '[{"code":"<><>"}]')).toBe(true);
  expect(await check()).toEqual([{ code: '<><><>' }]);
  expect(readFileSync(log, 'utf8')).toBe('<><><>');
});

test.each([
  ['process.exitCode = 70;', 'its exit code is 70.'],
  [`console.log(JSON.stringify({ diagnostics: [], stack: 'Error: a bug' })); process.exitCode = 70;`, 'its exit code is 70.'],
  ['process.kill(process.pid, "SIGKILL");', 'it was ended by SIGKILL.'],
  ['console.log("[]");', 'it said nothing.'],
])('a program that ends without a report is told: %s', async (script, reason) => {
  const check = checkBy(script);
  expect(await check()).toEqual({ problem: `The check ended without a report: ${reason}` });
  // The next one is tried.
  expect(await check()).toEqual({ problem: `The check ended without a report: ${reason}` });
});

test('who interrupts the program ends the check with it', async () => {
  const interruption = new AbortController();
  const begun = join(folder, 'begun');
  const check = checkBy(`
    import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(begun)}, '');
    setInterval(() => undefined, 1000);
  `, interruption.signal);
  const answer = check();
  while (!existsSync(begun)) await setTimeout(10);
  interruption.abort();
  expect(await answer).toEqual({ problem: expect.stringContaining('The check ended without a report') });
});
