import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

// The program as people run it: compiled, in a process of its own.
const program = fileURLToPath(new URL('../dist/helpgen.js', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

let cwd: string;
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'helpgen-program-'));
});
afterAll(() => rm(cwd, { recursive: true }));

function start(argv: readonly string[]) {
  const child = spawn(process.execPath, [program, ...argv], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '', GITHUB_ACTIONS: '' },
  });
  const out: string[] = [];
  const err: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => err.push(text));
  const ended = once(child, 'close').then(([code]): Ended => ({ code: code as number | null, stdout: out.join(''), stderr: err.join('') }));
  return { child, ended, printed: () => out.join('') };
}

test('the program starts, says its version and ends with its code', async () => {
  expect(await start(['--version']).ended).toMatchObject({ code: 0, stderr: '' });
  expect(await start(['--versoin']).ended).toMatchObject({ code: 2, stdout: '' });
  expect(await start(['build']).ended).toMatchObject({ code: 1, stdout: '' });
});

test('a reader of the output that goes away early does no harm', async () => {
  const { child, ended } = start(['explain']);
  child.stdout.destroy();
  expect(await ended).toMatchObject({ code: 0, stderr: '' });
});

test('a new site is clean under --strict, built again in no time, served, and ended by Ctrl+C', async () => {
  expect(await start(['init', '--lang', 'ru']).ended).toMatchObject({ code: 0 });
  const built = await start(['build', '--strict', '--json']).ended;
  expect(JSON.parse(built.stdout)).toMatchObject({ status: 'built', diagnostics: [], exitCode: 0 });
  expect(built).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse((await start(['build', '--strict', '--json']).ended).stdout)).toMatchObject({ status: 'unchanged' });

  const served = start(['serve', '--port', '0', '--json']);
  await once(served.child.stdout, 'data');
  const { address } = JSON.parse(served.printed()) as { address: string };
  const home = await fetch(address);
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('Добро пожаловать')]);
  expect((await fetch(`${address}guide/first-steps`)).url).toBe(`${address}guide/first-steps/`);
  expect((await fetch(`${address}no-such-page/`)).status).toBe(404);
  served.child.kill('SIGINT');
  expect(await served.ended).toMatchObject({ code: 0, stderr: '' });
}, 60_000);
