import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

// The real program, as it was compiled last, in processes of its own.
jest.setTimeout(180_000);

const program = join(import.meta.dirname, '../../../bin/helpgen.js');
const pageCount = 120;
const rounds = 20;
const rigs: SiteRig[] = [];
let rig: SiteRig;

/** Pages that link to each other, in folders, with code and tables; `word` stands in each. */
function write(target: SiteRig, word: string): void {
  for (let number = 0; number < pageCount; number += 1) {
    const next = (number * 7 + 1) % pageCount;
    const text = `Слово ${word} и [соседняя](../${next % 5}/page-${next}.md#раздел).\n\n## Раздел\n\n| а | б |\n| - | - |\n| ${number} | ${word} |\n`;
    target.write(`docs/${number % 5}/page-${number}.md`, `---\ntitle: Страница ${number}\n---\n\n${text}\n\`\`\`json\n{ "номер": [${number}, { "слово": "${word}" }] }\n\`\`\`\n`);
  }
}

function start(args: readonly string[], cwd = rig.root): { readonly child: ChildProcess; readonly ended: Promise<{ readonly exitCode: number | null; readonly output: string }> } {
  const child = spawn(process.execPath, [program, ...args], { cwd, env: { ...process.env, NODE_OPTIONS: '' } });
  const parts: string[] = [];
  child.stdout?.on('data', (part) => parts.push(String(part)));
  child.stderr?.on('data', (part) => parts.push(String(part)));
  return { child, ended: once(child, 'close').then(([exitCode]) => ({ exitCode: exitCode as number | null, output: parts.join('') })) };
}

async function build(...args: readonly string[]): Promise<void> {
  const { exitCode, output } = await start(['build', '--quiet', ...args]).ended;
  if (exitCode !== 0) throw new Error(`exit code ${exitCode}\n${output}`);
}

beforeAll(() => {
  rig = createSiteRig({ 'docs/index.md': '---\ntitle: Начало\n---\n\nТекст.\n' });
  rigs.push(rig);
  write(rig, 'раз');
});
afterAll(() => rigs.forEach((one) => one.close()));

test('one worker gives the bytes of two', async () => {
  await build('--jobs', '1', '--no-cache', '--out-dir', 'one');
  await build('--jobs', '2', '--no-cache', '--out-dir', 'two');
  expect(rig.output(join(rig.root, 'two'))).toEqual(rig.output(join(rig.root, 'one')));
  expect(rig.output(join(rig.root, 'one')).size).toBeGreaterThan(3 * pageCount);
});

test('a command whose content folder is a file ends, with its threads', async () => {
  const odd = createSiteRig({ docs: 'no folder' });
  rigs.push(odd);
  for (const command of ['build', 'check']) {
    const { exitCode, output } = await start([command], odd.root).ended;
    expect([command, exitCode, output.includes('HG5002')]).toEqual([command, 1, true]);
  }
});

test('killed at any moment, the program leaves the old site or the new one, and the next build mends the rest', async () => {
  await build('--out-dir', 'one');
  write(rig, 'два');
  const startedAt = performance.now();
  await build('--out-dir', 'two', '--no-cache');
  const duration = performance.now() - startedAt;
  const [old, fresh] = [rig.output(join(rig.root, 'one')), rig.output(join(rig.root, 'two'))];
  expect(fresh).not.toEqual(old);

  let standing = old;
  let killed = 0;
  let next = fresh;
  for (let round = 0; round < rounds; round += 1) {
    // Each build begins over what the one before it has left lying about.
    next = standing === old ? fresh : old;
    write(rig, next === old ? 'раз' : 'два');
    const { child, ended } = start(['build', '--quiet', '--out-dir', 'one']);
    const timer = setTimeout(() => child.kill('SIGKILL'), duration * (0.2 + (0.8 * round) / rounds));
    const { exitCode } = await ended;
    clearTimeout(timer);
    if (exitCode === null) killed += 1;
    const found = rig.output(join(rig.root, 'one'));
    const known = [standing, next].find((site) => isDeepStrictEqual(site, found));
    if (known === undefined) throw new Error(`neither the old site nor the new one after kill ${round}`);
    standing = known;
  }
  expect(killed).toBeGreaterThan(3);
  await build('--out-dir', 'one');
  expect(rig.output(join(rig.root, 'one'))).toEqual(next);
  expect(readdirSync(rig.root).filter((name) => name.startsWith('.one'))).toEqual([]);
});

test('of two builds into one folder one says who holds it, and the site is whole', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'helpgen-shared-'));
  const out = join(folder, 'site');
  const runs = [start(['build', '--no-cache', '--out-dir', out]), start(['build', '--no-cache', '--out-dir', out])];
  const results = await Promise.all(runs.map(({ ended }) => ended));
  expect(results.map(({ exitCode }) => exitCode).toSorted()).toEqual([0, 1]);
  const loser = results.findIndex(({ exitCode }) => exitCode === 1);
  expect(results[loser]?.output).toContain('HG5013');
  expect(results[loser]?.output).toContain(`Process ${runs[1 - loser]?.child.pid} is building`);
  expect(rig.output(out).size).toBeGreaterThan(3 * pageCount);
  expect(readdirSync(folder)).toEqual(['site']);
  rmSync(folder, { recursive: true });
});

test('a site that `helpgen init` writes builds without a finding', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'helpgen-init-'));
  expect((await start(['init', 'docs'], folder).ended).exitCode).toBe(0);
  const { exitCode, output } = await start(['build', '--strict', '--verify'], join(folder, 'docs')).ended;
  expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.not.stringMatching(/warning|error|HG\d/) });
  const site = rig.output(join(folder, 'docs/build'));
  expect(site.get('index.html')).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect([...site.keys()].filter((path) => path.endsWith('.html')).length).toBeGreaterThan(4);
  expect(existsSync(join(folder, 'docs/README.md'))).toBe(true);
  rmSync(folder, { recursive: true });
});
