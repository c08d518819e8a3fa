import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:https';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findPortHolder } from '@helpgen/server';
import { localCertificate } from '../fixtures/local-certificate.ts';
import { runCli } from '../fixtures/run-cli.ts';
import { serveSite } from '../fixtures/serve-site.ts';
import type { ServedSite } from '../fixtures/serve-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite({ 'index.html': 'home', 'cert.pem': localCertificate.cert, 'key.pem': localCertificate.key });
});
afterAll(() => site.stop());

test('the next port is taken when the wanted one is not free, and on Linux its holder is named', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const beside = await serveSite({ 'index.html': 'x' }, ['--port', String(port)]);
  expect(beside.port).toBeGreaterThan(port);
  const by = process.platform === 'linux' ? ` by ${(await findPortHolder(port))?.name} (process ${process.pid})` : '';
  expect(beside.printed()).toContain(`Port ${port} is taken${by}, so this is ${beside.port}.\n`);
  await beside.stop();
  other.close();
  await once(other, 'close');
  expect(await findPortHolder(port)).toBeUndefined();
});

test('with a certificate the site is served with HTTPS, and its own feedback is taken', async () => {
  const secure = await serveSite({ 'index.html': 'home', 'cert.pem': localCertificate.cert, 'key.pem': localCertificate.key }, [
    '--https',
    '--cert',
    'cert.pem',
    '--key',
    'key.pem',
  ]);
  const agent = new Agent({ ca: localCertificate.cert });
  const ask = (path: string, options = {}, body = ''): Promise<readonly [number | undefined, string]> =>
    new Promise((done, fail) => {
      const sent = request({ host: 'localhost', port: secure.port, path, agent, ...options }, (answer) => {
        let text = '';
        answer.on('data', (part) => (text += String(part))).on('end', () => done([answer.statusCode, text]));
      });
      sent.on('error', fail).end(body);
    });
  expect(secure.printed()).toContain(`https://127.0.0.1:${secure.port}/docs/`);
  expect(await ask('/docs/')).toEqual([200, 'home']);
  const said = { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: `https://localhost:${secure.port}` } };
  expect((await ask('/_helpgen/feedback', said, '{}'))[0]).toBe(204);
  expect(
    (await ask('/_helpgen/feedback', { ...said, headers: { ...said.headers, Origin: `http://localhost:${secure.port}` } }, '{}'))[0],
  ).toBe(403);
  const plain = await secure.send('GET /docs/ HTTP/1.1\r\nHost: localhost\r\n\r\n');
  expect(plain).toBe('');
  expect((await ask('/docs/'))[1]).toBe('home');
  agent.destroy();
  expect(await secure.stop()).toBe(0);
});

test.each([
  [['--https'], 'HG6023]: `--https` is given without `--cert`'],
  [['--cert', 'cert.pem'], 'HG6023]: `--cert` is given without `--key`'],
  [['--cert', 'cert.pem', '--key', 'none.pem'], 'HG6022]: `none.pem` cannot be read as certificate or key'],
  [['--cert', 'bad.pem', '--key', 'key.pem'], 'HG6022]: `bad.pem` cannot be read as certificate or key'],
])('%j is a finding', async (argv, finding) => {
  await writeFile(join(site.folder, 'bad.pem'), 'no certificate');
  const { exitCode, stderr } = await runCli(['serve', '--port', '0', ...argv], {
    cwd: site.folder,
    engine: { readOutput: () => Promise.resolve({ outDir: site.folder, basePath: '/', trailingSlash: true, files: [] }) },
  });
  expect(exitCode).toBe(1);
  expect(stderr).toContain(finding);
});

/** A connection that is open and has not asked for anything. */
async function open(first = ''): Promise<Socket> {
  const socket = connect({ port: site.port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (first !== '') socket.write(first);
  return socket;
}

test('thousands of connections that ask for nothing keep no reader out', async () => {
  const sockets: Socket[] = [];
  for (let count = 0; count < 25; count += 1) sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => open()))));
  expect((await site.request('GET /docs/')).body).toBe('home');
  for (const socket of sockets) socket.destroy();
}, 60_000);

test('a hundred readers who send their request a byte at a time keep no other waiting', async () => {
  const slow = await Promise.all(Array.from({ length: 100 }, () => open('GET /docs/ HTTP/1.1\r\nHost: local')));
  for (const byte of 'host') {
    for (const socket of slow) socket.write(byte);
    expect((await site.request('GET /docs/')).body).toBe('home');
  }
  for (const socket of slow) socket.destroy();
});

test('a reader who never ends the request is answered with 408 or a closed connection', async () => {
  const slow = await open('GET /docs/ HTTP/1.1\r\nHost: localhost\r\nX: ');
  let answer = '';
  slow.on('data', (part) => (answer += String(part)));
  await once(slow, 'close');
  expect(answer === '' || answer.startsWith('HTTP/1.1 408 ')).toBe(true);
}, 30_000);

test('a hundred requests in one piece are answered one after the other', async () => {
  const one = `GET /docs/ HTTP/1.1\r\nHost: localhost:${site.port}\r\n`;
  const answer = await site.send(`${`${one}\r\n`.repeat(99)}${one}Connection: close\r\n\r\n`);
  expect(answer.split('HTTP/1.1 200 OK').length - 1).toBe(100);
});

test('an interrupted server ends though connections are open', async () => {
  const ending = await serveSite({ 'index.html': 'x' });
  const socket = connect({ port: ending.port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('GET /docs/ HTTP/1.1\r\n');
  expect(await ending.stop()).toBe(0);
});
