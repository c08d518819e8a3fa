import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { close, createIndex } from 'pagefind';
import type { Browser } from 'playwright-core';
import { eachOnce, type Peer, type PeerSection } from './peer.ts';

/** How many pages are asked for: each is a file. */
const mostPages = 8;

/** Pagefind of the pages with their headings, as it is by default, asked in `browser`; `close` ends what it needs. */
export async function askPagefind(browser: Browser, sections: readonly PeerSection[]): Promise<Peer & { close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'helpgen-pagefind-'));
  const { index } = await createIndex();
  if (index === undefined) throw new Error('Pagefind has made no index.');
  for (const page of new Set(sections.map((section) => section.page))) {
    const own = sections.filter((section) => section.page === page);
    const title = own[0]?.title ?? '';
    const texts = own.map(({ heading, text }) => `<h2>${escapeHtml(heading)}</h2><p>${escapeHtml(text)}</p>`);
    const content = `<html lang="ru"><title>${escapeHtml(title)}</title><body><h1>${escapeHtml(title)}</h1>${texts.join('')}</body></html>`;
    await index.addHTMLFile({ url: page, content }); // oxlint-disable-line no-await-in-loop -- it takes them one by one
  }
  await index.writeFiles({ outputPath: join(folder, 'pagefind') });
  await close();
  const server = createServer((request, response) => void serve(folder, request.url ?? '/', response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const window = await browser.newPage();
  await window.goto(address);
  await window.waitForFunction('window.ask');
  return {
    name: 'Pagefind',
    ask: async (question) =>
      eachOnce(await window.evaluate((text) => (globalThis as unknown as { ask(asked: string): Promise<string[]> }).ask(text), question)),
    async close() {
      await window.close();
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const page = `<!doctype html><title>Pagefind</title><script type="module">
  import { search } from '/pagefind/pagefind.js';
  window.ask = async (text) => {
    const { results } = await search(text);
    return (await Promise.all(results.slice(0, ${mostPages}).map((result) => result.data()))).map(({ url }) => url);
  };
</script>`;
const types = new Map([['.js', 'text/javascript'], ['.json', 'application/json'], ['', 'text/html']]);

async function serve(folder: string, url: string, response: ServerResponse): Promise<void> {
  const [path = '/'] = url.split('?');
  if (path === '/') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
  const bytes = await readFile(join(folder, path)).catch(() => undefined);
  const type = types.get(extname(path)) ?? 'application/octet-stream';
  return void response.writeHead(bytes === undefined ? 404 : 200, { 'Content-Type': type }).end(bytes);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
}
