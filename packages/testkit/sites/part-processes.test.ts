import { afterEach, expect, test } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';
import { openedSite } from './opened-site.ts';

// The real program, as it was compiled last, in processes of its own.
const program = join(import.meta.dirname, '../../../bin/helpgen.js');

let rig: SiteRig | undefined;
afterEach(() => rig?.close());

/** The default theme with a part that does `body`. */
const themeWith = (body: string): string => `import { defineServer } from '@helpgen/runtime';
import server from '@helpgen/theme/server';
function Boom() { ${body} return null; }
export default defineServer({ ...server, parts: { ...server.parts, Boom } });
`;

/** A site with a page whose part does `body`. */
const siteWith = (body: string): Parameters<typeof createSiteRig> => [
  { 'docs/index.md': '# Начало\n', 'docs/b.md': '# Б\n\n:::boom\nТекст\n:::\n', 'theme/server.jsx': themeWith(body) },
  { theme: './theme', markdown: { directives: { boom: { part: 'Boom', attributes: {} } } } },
];

test.each([
  ['ends the process', 'process.exit(0);', 'it ends the process'],
  ['throws late', "setTimeout(() => { throw new Error('late'); }, 0);", 'late'],
  ['leaves a promise that fails', "Promise.reject(new Error('broken'));", 'broken'],
])('a part that %s fails the build of a small site by the name of its page', (_what, body, reason) => {
  rig = createSiteRig(...siteWith(body));
  const { status, stderr } = spawnSync(process.execPath, [program, 'build', '--quiet'], { cwd: rig.root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`error[HG5032]: The page \`/b\` cannot be rendered: ${reason}.`)]);
}, 60_000);

test('a preview goes on when a part ends the process, and tells it with the page', async () => {
  const { site } = await openedSite(...siteWith('process.exit(0);'));
  await site.update();
  expect(Buffer.from((await site.read('b/index.html')) ?? []).toString()).toContain('Б</h1>');
  const findings = (await site.describe('b/index.html'))?.findings ?? [];
  expect(findings.map(({ code, message }) => `${code} ${message}`)).toEqual([expect.stringMatching(/^HG4002 .*`Boom`.*`\/b`.*it ends the process/)]);
}, 60_000);

test('a preview goes on when a part throws late', async () => {
  rig = createSiteRig(...siteWith("setTimeout(() => { throw new Error('late'); }, 0);"));
  const preview = spawn(process.execPath, [program, 'serve', '--watch', '--port', '0'], { cwd: rig.root, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    let printed = '';
    while (!printed.includes('http://')) printed += String((await once(preview.stdout, 'data'))[0]);
    const [address = ''] = /http:\/\/\S+/.exec(printed) ?? [];
    expect((await fetch(`${address}b/`)).status).toBe(200);
    await new Promise((done) => setTimeout(done, 300));
    expect((await fetch(`${address}b/`)).status).toBe(200);
    expect(preview.exitCode).toBeNull();
  } finally {
    preview.kill();
    if (preview.exitCode === null) await once(preview, 'exit');
  }
}, 60_000);
