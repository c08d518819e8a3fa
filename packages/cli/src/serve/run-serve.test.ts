import { once } from 'node:events';
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildCatalogue, defineDiagnostics, HelpgenError } from '@helpgen/model';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runCli } from '../fixtures/run-cli.ts';
import { serveSite } from '../fixtures/serve-site.ts';
import type { ServedSite } from '../fixtures/serve-site.ts';

const page = `<!doctype html><title>Home</title>${'<p>text</p>'.repeat(500)}`;
const large = Buffer.alloc(9 * 1024 * 1024, 'x');
let site: ServedSite;

beforeAll(async () => {
  site = await serveSite({
    'index.html': page,
    '404.html': '<title>Not here</title>',
    'topics/string/index.html': '<title>String</title>',
    'topics/string.md': '# String',
    'index.md': '# Home',
    'assets/app.1234.js': 'export {};',
    'assets/large.bin': large,
    'data.json': '{}',
    'empty.txt': '',
    '.secret': 'secret',
    _headers: "/*\n  Content-Security-Policy: default-src 'self'\n",
  });
  await mkdir(join(site.folder, '..', 'helpgen-outside'), { recursive: true });
  await writeFile(join(site.folder, '..', 'helpgen-outside', 'secret.txt'), 'secret');
  await writeFile(join(site.folder, 'not-listed.txt'), 'secret');
});

afterAll(async () => {
  await rm(join(site.folder, '..', 'helpgen-outside'), { recursive: true });
  expect(await site.stop()).toBe(0);
});

test('the address is printed', () => {
  expect(site.printed()).toBe(`✔ Serving . (11 files) at\n  http://127.0.0.1:${site.port}/docs/\nCtrl+C ends it.\n`);
});

test('a page answers with its type, the site’s own headers and an entity tag', async () => {
  const { status, head, body } = await site.request('GET /docs/');
  expect(status).toBe(200);
  expect(body).toBe(page);
  expect(head).toContain('Content-Type: text/html; charset=utf-8');
  expect(head).toContain("content-security-policy: default-src 'self'");
  expect(head).toContain('X-Content-Type-Options: nosniff');
  expect(head).toContain('Cache-Control: no-cache');
  expect(head).toMatch(/ETag: "[\w-]{22}"/);
  expect(head).not.toContain('Access-Control');
});

test('HEAD gives the same headers and no body', async () => {
  const { status, head, body } = await site.request('HEAD /docs/');
  expect(status).toBe(200);
  expect(head).toContain(`Content-Length: ${page.length}`);
  expect(body).toBe('');
  expect((await site.request('HEAD /docs/assets/large.bin')).body).toBe('');
});

test('a page that is known to the browser is not sent again', async () => {
  const { head } = await site.request('GET /docs/');
  const etag = /ETag: (\S+)/.exec(head)?.[1] ?? '';
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await site.request('GET /docs/', `If-None-Match: ${header}\r\n`);
    expect([again.status, again.body]).toEqual([304, '']);
  }
  expect((await site.request('GET /docs/', 'If-None-Match: "other"\r\n')).status).toBe(200);
});

test('text is compressed for browsers that take it', async () => {
  const answer = await site.request('GET /docs/', 'Accept-Encoding: br, gzip;q=0.8\r\n');
  expect(answer.head).toContain('Content-Encoding: gzip');
  expect(answer.head).toContain('Vary: Accept-Encoding');
  expect(answer.head).toMatch(/ETag: "[\w-]{22}-gz"/);
  expect(gunzipSync(Buffer.from(answer.body, 'latin1')).toString()).toBe(page);
  const refused = await site.request('GET /docs/', 'Accept-Encoding: gzip;q=0\r\n');
  expect(refused.body).toBe(page);
});

test('files that are named by their content may be kept for ever', async () => {
  const { head } = await site.request('GET /docs/assets/app.1234.js');
  expect(head).toContain('Cache-Control: public, max-age=31536000, immutable');
  expect(head).toContain('Content-Type: text/javascript; charset=utf-8');
});

test('a large file is streamed whole', async () => {
  const { status, body } = await site.request('GET /docs/assets/large.bin');
  expect(status).toBe(200);
  expect(body.length).toBe(large.length);
});

test('an empty file is an empty answer', async () => {
  expect(await site.request('GET /docs/empty.txt')).toMatchObject({ status: 200, body: '' });
});

test.each([
  ['/docs', '/docs/'],
  ['/docs?a=b', '/docs/?a=b'],
  ['/docs/topics/string?q=%D0%B4#x', '/docs/topics/string/?q=%D0%B4'],
  ['/', '/docs/'],
  ['/?a=b', '/docs/'],
])('%s leads to %s', async (target, location) => {
  const { status, head } = await site.request(`GET ${target}`);
  expect(status).toBe(302);
  expect(/\r\nLocation: (.*)\r\n/.exec(head)?.[1]).toBe(location);
});

test.each(['/llms.txt', '/favicon.ico', '/elsewhere/page', '/docsy/', '//evil.test/', '//evil.test/%2e%2e'])(
  'nothing stands at %s, outside of the base path: the site’s own page says so',
  async (target) => {
    const { status, body, head } = await site.request(`GET ${target}`);
    expect([status, body]).toEqual([404, '<title>Not here</title>']);
    expect(head).not.toContain('Location');
  },
);

test('an address where nothing stands gets the site’s own page with status 404', async () => {
  const { status, body, head } = await site.request('GET /docs/no/such/page/');
  expect([status, body]).toEqual([404, '<title>Not here</title>']);
  expect(head).toContain('Content-Type: text/html');
});

test.each([
  '/docs/../helpgen-outside/secret.txt',
  '/docs/..%2fhelpgen-outside%2fsecret.txt',
  '/docs/%2e%2e/helpgen-outside/secret.txt',
  '/docs/%2e%2e%2fhelpgen-outside%2fsecret.txt',
  '/docs/%252e%252e%252fhelpgen-outside%252fsecret.txt',
  '/docs/..%5chelpgen-outside%5csecret.txt',
  '/docs/..\\helpgen-outside\\secret.txt',
  '/docs/....//helpgen-outside/secret.txt',
  '/docs/%c0%ae%c0%ae/helpgen-outside/secret.txt',
  '/docs/assets/../../helpgen-outside/secret.txt',
  '/docs/./.secret',
  '/docs/.secret',
  '/docs/%2esecret',
  '/docs//.secret',
  '/docs/_headers',
  '/docs/not-listed.txt',
  '/docs/index.html%00.txt',
  '/docs/index.html\0',
  '/docs/%',
  '/docs/%zz',
  '/docs/__proto__',
  '/docs/assets',
  '/docs/topics/',
  '/docs/file:///etc/passwd',
  '/etc/passwd',
  '/../../../../etc/passwd',
])('%j gives nothing away', async (target) => {
  const { status, body } = await site.request(`GET ${target}`);
  expect([302, 400, 404]).toContain(status);
  expect(body).not.toContain('secret');
  expect(body).not.toContain('root:');
});

test('symbolic links are not followed, neither to a file nor through a folder', async () => {
  const linked = await serveSite({ 'index.html': 'home', 'a.txt': 'inside', 'folder/b.txt': 'inside' });
  const outside = join(site.folder, '..', 'helpgen-outside');
  await rm(join(linked.folder, 'a.txt'));
  await symlink(join(outside, 'secret.txt'), join(linked.folder, 'a.txt'));
  await rm(join(linked.folder, 'folder'), { recursive: true });
  await symlink(outside, join(linked.folder, 'folder'));
  await writeFile(join(outside, 'b.txt'), 'secret');
  for (const path of ['a.txt', 'folder/b.txt']) expect((await linked.request(`GET /docs/${path}`)).status).toBe(404);
  await linked.stop();
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])('%s is refused', async (method) => {
  const { status, head } = await site.request(`${method} /docs/`, 'Content-Length: 4\r\n');
  expect(status).toBe(405);
  expect(head).toContain('Allow: GET, HEAD');
});

test('CONNECT is refused', async () => {
  expect(await site.send('CONNECT evil.test:443 HTTP/1.1\r\nHost: localhost\r\n\r\n')).toMatch(/^HTTP\/1\.1 405 /);
});

test.each(['BREW', 'GETX', 'get'])('the method %s is malformed', async (method) => {
  expect((await site.request(`${method} /docs/`)).status).toBe(400);
});

test.each(['bytes=5-1', 'bytes=-', 'bytes=0-0,1-1,2-2', 'bytes=99999999999999999999-', 'lines=1-2'])(
  'the range %s gets the whole file',
  async (range) => {
    expect(await site.request('GET /docs/data.json', `Range: ${range}\r\n`)).toMatchObject({ status: 200, body: '{}' });
  },
);

test.each(['bytes=2-', 'bytes=-0', 'bytes=7-9'])('the range %s, which begins behind the end, is refused with the size', async (range) => {
  const { status, head, body } = await site.request('GET /docs/data.json', `Range: ${range}\r\n`);
  expect([status, body]).toEqual([416, '']);
  expect(head).toContain('Content-Range: bytes */2');
});

test.each([
  ['/docs/', page],
  ['/docs/assets/large.bin', large.toString()],
])('a part of %s is sent as it is, uncompressed', async (path, content) => {
  const { status, head, body } = await site.request(`GET ${path}`, 'Range: bytes=100-199\r\nAccept-Encoding: gzip\r\n');
  expect([status, body]).toEqual([206, content.slice(100, 200)]);
  expect(head).toContain(`Content-Range: bytes 100-199/${content.length}`);
  expect(head).toContain('Content-Length: 100');
  expect(head).not.toContain('Content-Encoding');
});

test('a part of another state of the file is not sent: the file is', async () => {
  const etag = /ETag: (\S+)/.exec((await site.request('GET /docs/')).head)?.[1] ?? '';
  expect((await site.request('GET /docs/', `Range: bytes=0-1\r\nIf-Range: ${etag}\r\n`)).body).toBe('<!');
  expect((await site.request('GET /docs/', 'Range: bytes=0-1\r\nIf-Range: "other"\r\n')).body).toBe(page);
});

test.each([
  ['no host', 'GET /docs/ HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['no host in HTTP/1.0', 'GET /docs/ HTTP/1.0\r\n\r\n', 400],
  ['two hosts', 'GET /docs/ HTTP/1.1\r\nHost: localhost\r\nHost: evil.test\r\nConnection: close\r\n\r\n', 400],
  ['a foreign host', 'GET /docs/ HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n', 403],
  ['a foreign host in the target', 'GET http://evil.test/docs/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 403],
  ['its own host in the target', 'GET http://localhost/docs/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 200],
  ['a target that is no path', 'GET docs HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  ['a star', 'GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  ['something that is not HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n', 400],
  ['a malformed header', 'GET /docs/ HTTP/1.1\r\nHost: localhost\r\nBad Header: x\r\n\r\n', 400],
  ['both lengths', 'GET /docs/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  ['headers without measure', `GET /docs/ HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address without measure', `GET /docs/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
])('%s is answered with a status and no crash', async (_name, text, status) => {
  expect(Number(/^HTTP\/1\.1 (\d+)/.exec(await site.send(text))?.[1])).toBe(status);
  expect((await site.request('GET /docs/data.json')).status).toBe(200);
});

test('readers that go away in the middle do no harm', async () => {
  const { connect } = await import('node:net');
  await Promise.all(
    Array.from({ length: 30 }, async () => {
      const socket = connect({ port: site.port, host: '127.0.0.1' });
      socket.write('GET /docs/assets/large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(socket, 'data');
      socket.destroy();
    }),
  );
  expect((await site.request('GET /docs/data.json')).status).toBe(200);
});

test('hundreds of connections at once all get their page', async () => {
  const answers = await Promise.all(Array.from({ length: 300 }, () => site.request('GET /docs/', 'Accept-Encoding: gzip\r\n')));
  expect(answers.every(({ status, head }) => status === 200 && head.includes('Content-Encoding: gzip'))).toBe(true);
});

test('a site that is built again shows its new pages without a restart', async () => {
  const again = await serveSite({ 'index.html': 'one' });
  expect((await again.request('GET /docs/')).body).toBe('one');
  await writeFile(join(again.folder, 'next'), 'two');
  await rename(join(again.folder, 'next'), join(again.folder, 'index.html'));
  expect((await again.request('GET /docs/')).body).toBe('two');
  await rm(join(again.folder, 'index.html'));
  expect((await again.request('GET /docs/')).status).toBe(404);
  await again.stop();
});

test('a missing build says to build first', async () => {
  const find = defineDiagnostics(buildCatalogue);
  const run = await runCli(['serve'], {
    engine: { readOutput: () => Promise.reject(new HelpgenError([find('HG5061', { path: 'build' })])) },
  });
  expect(run).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: 'error[HG5061]: There is no built site in `build`.\n  hint: Run `helpgen build` first.\n',
  });
});

test('an address that is not of this machine is a finding', async () => {
  const run = await runCli(['serve', '--host', '192.0.2.1', '--port', '0'], {
    engine: { readOutput: () => Promise.resolve({ outDir: '/site/build', basePath: '/', trailingSlash: true, files: [] }) },
  });
  expect(run.exitCode).toBe(1);
  expect(run.stderr).toContain('error[HG6021]: The server cannot listen on `192.0.2.1`, port 0: listen EADDRNOTAVAIL');
});

const wanted = 'POST /_helpgen/feedback';
const said = { siteId: 's', verdict: 'positive', text: 'строка\nвторая' };
async function post(body: string, headers: { readonly [name: string]: string | null } = {}, line = wanted): Promise<number> {
  const all = {
    Origin: `http://localhost:${site.port}`,
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
  };
  const text = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}\r\n`]));
  const answer = await site.send(Buffer.from(`${line} HTTP/1.1\r\nHost: localhost:${site.port}\r\n${text.join('')}\r\n${body}`));
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

test('a page of a preview is marked as one, and other files are as they were built', async () => {
  await writeFile(join(site.folder, '404.html'), '<!doctype html><html><head><meta charset="utf-8"><title>Not here</title>');
  expect((await site.request('GET /docs/404.html')).body).toBe(
    '<!doctype html><html><head><meta charset="utf-8"><meta name="helpgen-preview" content="/_helpgen/feedback"><title>Not here</title>',
  );
  expect((await site.request('GET /docs/')).body).toBe(page);
  expect((await site.request('GET /docs/data.json')).body).toBe('{}');
});

test('feedback of a page becomes a line of a file, whose path is printed', async () => {
  expect(await post(JSON.stringify(said))).toBe(204);
  expect(await post(JSON.stringify({ ...said, text: '' }), { 'Content-Type': 'application/json; charset=utf-8' })).toBe(204);
  const lines = (await readFile(join(site.folder, 'helpgen-feedback.jsonl'), 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { ...said, receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    { ...said, text: '', receivedAt: expect.anything() },
  ]);
  expect(site.printed()).toContain('Feedback was added to helpgen-feedback.jsonl\n');
});

test.each<[string, number, string, { readonly [name: string]: string | null }, string]>([
  ['from another site', 403, JSON.stringify(said), { Origin: 'https://example.com' }, wanted],
  ['from no page', 403, JSON.stringify(said), { Origin: null }, wanted],
  ['as a form would send it', 415, 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }, wanted],
  ['that is too large', 413, JSON.stringify({ text: 'x'.repeat(20_000) }), {}, wanted],
  ['that is no JSON', 400, '{', {}, wanted],
  ['that is no object', 400, '[1]', {}, wanted],
  ['that is asked for', 405, '', {}, 'GET /_helpgen/feedback'],
  ['at another address', 405, JSON.stringify(said), {}, 'POST /docs/'],
])('feedback %s is refused with %i', async (_what, status, body, headers, line) => {
  const file = join(site.folder, 'helpgen-feedback.jsonl');
  const before = await readFile(file, 'utf8');
  expect(await post(body, headers, line)).toBe(status);
  expect(await readFile(file, 'utf8')).toBe(before);
});

test.each([
  ['/docs/topics/string/', 'text/markdown', '# String'],
  ['/docs/', 'text/html;q=0.8, text/markdown', '# Home'],
  ['/docs/', 'text/html, text/markdown;q=0.5', page],
  ['/docs/', 'text/markdown;q=0', page],
  ['/docs/', '*/*', page],
])('%s is answered as who asks would have it: %s', async (address, accept, expected) => {
  const { head, body } = await site.request(`GET ${address}`, `Accept: ${accept}\r\n`);
  expect(body).toBe(expected);
  expect(head).toMatch(/^Vary: Accept(?:, Accept-Encoding)?$/m);
  expect(head).toContain(`Content-Type: ${expected.startsWith('#') ? 'text/markdown' : 'text/html'}; charset=utf-8`);
});
