import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { PreviewState } from '@helpgen/model';
import { createSiteRig } from '@helpgen/testkit';
import { watchSite } from '@helpgen/testkit/browser';
import type { WatchedSite } from '@helpgen/testkit/browser';

jest.setTimeout(120_000);

const page = (text: string, title = 'Страница'): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const program = join(import.meta.dirname, '../../../bin/helpgen.js');
let site: WatchedSite;

beforeAll(async () => {
  site = await watchSite({ 'docs/index.md': page('Начало.', 'Главная'), 'docs/one.md': page('Первый текст.'), 'docs/guide/two.md': page('Второй текст.') });
});
afterAll(() => site?.close());

/** Asks for `path` until the answer has `text` in it; without `text`: until nothing is there. */
async function shows(path: string, text: string | null): Promise<void> {
  for (;;) {
    const answer = await fetch(site.address + path);
    const body = await answer.text();
    if (text === null ? answer.status === 404 : body.includes(text)) return;
    await new Promise((done) => setTimeout(done, 20));
  }
}
const at = (path: string): string => `${site.rig.root}/${path}`;
/** As editors save: another file is renamed over the old one. */
function saveByRenaming(path: string, text: string): void {
  writeFileSync(`${at(path)}.tmp`, text);
  renameSync(`${at(path)}.tmp`, at(path));
}

test('a file that is saved by renaming is shown, the second time and the third too', async () => {
  for (const text of ['Раз.', 'Два.', 'Три.']) {
    saveByRenaming('docs/one.md', page(text));
    await shows('one/', text);
  }
});

test('a file that is removed and written again within a moment stays a page', async () => {
  rmSync(at('docs/one.md'));
  site.rig.write('docs/one.md', page('Снова здесь.'));
  await shows('one/', 'Снова здесь.');
});

test('ten saves a second end with the last one', async () => {
  for (let round = 0; round < 20; round += 1) {
    site.rig.write('docs/one.md', page(`Раунд ${round}.`));
    await new Promise((done) => setTimeout(done, 100));
  }
  await shows('one/', 'Раунд 19.');
});

test('files and folders that are renamed move, by case alone too', async () => {
  renameSync(at('docs/one.md'), at('docs/first.md'));
  await shows('first/', 'Раунд 19.');
  await shows('one/', null);
  renameSync(at('docs/guide'), at('docs/manual'));
  await shows('manual/two/', 'Второй текст.');
  await shows('guide/two/', null);
  renameSync(at('docs/first.md'), at('docs/First.md'));
  await shows('First/', 'Раунд 19.');
  await shows('first/', null);
  renameSync(at('docs/First.md'), at('docs/one.md'));
  await shows('one/', 'Раунд 19.');
});

test('a content folder that goes and comes back is shown again', async () => {
  renameSync(at('docs'), at('away'));
  await shows('one/', null);
  renameSync(at('away'), at('docs'));
  await shows('one/', 'Раунд 19.');
  site.rig.write('docs/one.md', page('Папка вернулась.'));
  await shows('one/', 'Папка вернулась.');
});

test('what lies behind a link is shown, and what is written there', async () => {
  mkdirSync(at('elsewhere'));
  site.rig.write('elsewhere/text.md', page('По ссылке.'));
  symlinkSync(at('elsewhere'), at('docs/linked'));
  await shows('linked/text/', 'По ссылке.');
  site.rig.write('elsewhere/text.md', page('По ссылке, иначе.'));
  await shows('linked/text/', 'По ссылке, иначе.');
});

test('a new folder in a new folder is seen, and a static file', async () => {
  site.rig.write('docs/deep/er/still/page.md', page('Глубоко.'));
  await shows('deep/er/still/page/', 'Глубоко.');
  site.rig.write('docs/deep/er/still/page.md', page('Глубже.'));
  await shows('deep/er/still/page/', 'Глубже.');
});

test('a site that begins with a broken config says why, and is shown when it is mended', async () => {
  const other = await watchSite({ 'docs/index.md': page('Наконец.') }, { titel: 'x' });
  const first = await fetch(other.address);
  expect([first.status, (await first.text()).includes('data-hg-preview-client')]).toEqual([404, true]);
  while (!other.printed().includes('`titel`')) await new Promise((done) => setTimeout(done, 20));
  other.rig.write('site-config.json', readFileSync(`${other.rig.root}/site-config.json`, 'utf8').replace(/,\s*"titel": "x"/, ''));
  for (;;) if ((await (await fetch(other.address)).text()).includes('Наконец.')) break;
  expect(await other.close()).toBe(0);
});

test('a folder without a config is told at once, and nothing is served', () => {
  const folder = mkdtempSync(`${tmpdir()}/helpgen-empty-`);
  const { status, stderr, stdout } = spawnSync(process.execPath, [program, 'serve', '--watch', '--port', '0'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stdout, stderr.includes('HG5001')]).toEqual([1, '', true]);
});

function tokenOf(html: string): string {
  return /data-token="([\w-]+)"/.exec(html)?.[1] ?? '';
}

/** The status of what comes back to `head`, sent as it is. */
function send(head: string): Promise<number> {
  const { port } = new URL(site.address);
  return new Promise((done) => {
    const socket = connect({ port: Number(port), host: '127.0.0.1' }, () => socket.write(head));
    socket.on('error', () => done(0));
    socket.on('close', () => done(0));
    socket.on('data', (part) => {
      done(Number(/^HTTP\/1\.1 (\d+)/.exec(String(part))?.[1]));
      socket.destroy();
    });
  });
}

test('a page is told in Russian what is wrong with it when that is asked for', async () => {
  const rig = createSiteRig({ 'docs/index.md': page('[Дальше](nowhere.md)', 'Главная') });
  const server = spawn(process.execPath, [program, 'serve', '--watch', '--port', '0', '--lang', 'ru', '--config', rig.root]);
  const address = await new Promise<string>((done) => server.stdout.on('data', (part) => done(/http:\S+/.exec(String(part))?.[0] ?? '')));
  const token = tokenOf(await (await fetch(address)).text());
  const { trouble } = (await (await fetch(`${address}_helpgen/state?token=${token}&address=/`)).json()) as PreviewState;
  const message = 'Ссылка `nowhere.md` называет файл, которого нет: читатель увидел бы, что страницы нет.';
  expect(trouble).toEqual([expect.objectContaining({ code: 'HG3001', message })]);
  server.kill('SIGINT');
  await new Promise((done) => server.once('close', done));
  rig.close();
});

test('only pages of the server are told what is written, and may open an editor', async () => {
  const { port, host } = new URL(site.address);
  const token = tokenOf(await (await fetch(site.address)).text());
  expect(token.length).toBeGreaterThan(20);
  const ask = (line: string, headers = ''): Promise<number> => send(`${line} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`);
  const own = `Origin: http://${host}\r\n`;
  for (const path of ['state', 'events']) {
    expect([path, await ask(`GET /_helpgen/${path}?token=${token}`)]).toEqual([path, 200]);
    expect([path, await ask(`GET /_helpgen/${path}?token=${token}`, own)]).toEqual([path, 200]);
    expect([path, await ask(`GET /_helpgen/${path}`)]).toEqual([path, 403]);
    expect([path, await ask(`GET /_helpgen/${path}?token=${token.slice(1)}x`)]).toEqual([path, 403]);
    expect([path, await ask(`GET /_helpgen/${path}?token=${token}`, 'Origin: https://evil.test\r\n')]).toEqual([path, 403]);
    expect([path, await ask(`GET /_helpgen/${path}?token=${token}`, 'Origin: null\r\n')]).toEqual([path, 403]);
    expect([path, await ask(`GET /_helpgen/${path}?token=${token}`, 'Sec-Fetch-Site: cross-site\r\n')]).toEqual([path, 403]);
    expect([path, await ask(`POST /_helpgen/${path}?token=${token}`, `${own}Content-Length: 0\r\n`)]).toEqual([path, 405]);
    expect([path, await send(`GET /_helpgen/${path}?token=${token} HTTP/1.1\r\nHost: evil.test:${port}\r\n\r\n`)]).toEqual([path, 403]);
  }
  for (const path of ['open', 'fix', 'redirect']) {
    const order = `/_helpgen/${path}?token=${token}&code=HG3001&file=../../etc/passwd&line=1&column=1`;
    expect([path, await ask(`GET ${order}`, own)]).toEqual([path, 405]);
    expect([path, await ask(`POST ${order}`, 'Content-Length: 0\r\n')]).toEqual([path, 403]);
    expect([path, await ask(`POST ${order}`, 'Origin: https://evil.test\r\nContent-Length: 0\r\n')]).toEqual([path, 403]);
    expect([path, await ask(`POST ${order}`, `${own}Content-Length: 0\r\n`)]).toEqual([path, 404]);
  }
  for (const path of ['..%2fsite-config.json', '%2e%2e/site-config.json', 'docs/one.md', '.helpgen/cache', 'one/index.html%00', '_headers']) {
    expect([path, [302, 400, 404].includes(await ask(`GET /${path}`))]).toEqual([path, true]);
  }
});

test('an interrupted server ends, though pages are listening', async () => {
  const other = await watchSite({ 'docs/index.md': page('Текст.') });
  const token = tokenOf(await (await fetch(other.address)).text());
  const listening = await fetch(`${other.address}_helpgen/events?token=${token}`);
  expect(listening.status).toBe(200);
  const ended = listening.text().catch(() => 'cut off');
  expect(await other.close()).toBe(0);
  await ended;
});

test('a server ends soon though a link to a folder above it was there, and went', async () => {
  const other = await watchSite({ 'docs/index.md': page('Текст.'), 'static/deep/one.txt': 'один' }, { content: { docs: 'docs', static: ['static'] } });
  for (const folder of ['a', 'b', 'c', 'd']) for (const inner of ['e', 'f', 'g', 'h']) other.rig.write(`static/deep/${folder}/${inner}/file.txt`, 'файл');
  const link = join(other.rig.root, 'static/deep/up');
  symlinkSync('..', link);
  other.rig.write('docs/index.md', page('Со ссылкой.'));
  for (;;) if ((await (await fetch(other.address)).text()).includes('Со ссылкой.')) break;
  await new Promise((done) => setTimeout(done, 1000));
  rmSync(link);
  await new Promise((done) => setTimeout(done, 500));
  const startMs = performance.now();
  expect(await other.close()).toBe(0);
  expect(performance.now() - startMs).toBeLessThan(3000);
});

test('the addresses for this machine and for the network are printed, and the first is opened when that is asked for', async () => {
  // Elsewhere no browser can be named by the environment.
  if (process.platform !== 'linux') return;
  const rig = createSiteRig({ 'docs/index.md': page('Текст.') });
  const told = `${rig.root}/told`;
  writeFileSync(`${rig.root}/browser`, `#!/bin/sh\nprintf %s "$1" > ${told}.new && mv ${told}.new ${told}\n`);
  chmodSync(`${rig.root}/browser`, 0o755);
  const server = spawn(process.execPath, [program, 'serve', '--watch', '--port', '0', '--host', '0.0.0.0', '--open'], { cwd: rig.root, env: { ...process.env, BROWSER: `${rig.root}/browser`, NO_COLOR: '1' } });
  let printed = '';
  server.stdout.on('data', (part) => (printed += String(part)));
  while (!existsSync(told)) await new Promise((done) => setTimeout(done, 20));
  const address = readFileSync(told, 'utf8');
  const port = new URL(address).port;
  expect(address).toBe(`http://127.0.0.1:${port}/`);
  const others = Object.values(networkInterfaces()).flatMap((list) => (list ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal));
  expect(printed.split('\n').filter((line) => line.startsWith('  http'))).toEqual([`  ${address}`, ...others.map((other) => `  http://${other.address}:${port}/  (network)`)]);
  const ended = new Promise((done) => server.once('close', done));
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  rig.close();
});
