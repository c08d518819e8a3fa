// Asks the search page of a built site in Chromium, with the search server behind a proxy on the site's own origin.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { openBrowser, openWindow } from '@helpgen/testkit/browser';

/** How long a page may take to be loaded and answered. */
const patience = 60_000;

/** Starts `program` as the server of the site of `config`, and a browser; `/find/` of the site is the server at `origin`. */
export async function openSearchPage(program, config, origin) {
  const serving = spawn(process.execPath, [program, 'serve', '--port', '0', '--config', config], { stdio: ['ignore', 'pipe', 'inherit'] });
  const end = () => serving.kill();
  process.once('exit', end);
  const [line] = await once(serving.stdout, 'data');
  const site = new URL(/http:\/\/\S+\//.exec(String(line))[0]);
  const proxy = createServer((request, response) => {
    const address = request.url.startsWith('/find/') ? origin + request.url.slice('/find'.length) : site.origin + request.url;
    forward(request, response, address).catch(() => response.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const browser = await openBrowser();
  const { page, complaints } = await openWindow(browser, {}, patience);
  const searchPage = `http://127.0.0.1:${proxy.address().port}${site.pathname}search/?q=`;
  return {
    /** What the page complained of: whatever its content security policy forbids is among it. */
    complaints,
    /** The path of the first page that is found; `undefined`: nothing is. */
    async firstOf(text) {
      await page.goto(searchPage + encodeURIComponent(text));
      // What is found, or the ways on where nothing is.
      await page.waitForSelector('.hg-results h2 a, .hg-search-on');
      const [first] = await page.locator('.hg-results h2 a').evaluateAll((links) => links.slice(0, 1).map(({ href }) => new URL(href).pathname));
      return first;
    },
    async close() {
      await browser.close();
      proxy.close();
      proxy.closeAllConnections();
      end();
    },
  };
}

async function forward(request, response, address) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const type = request.headers['content-type'];
  const body = chunks.length === 0 ? {} : { body: Buffer.concat(chunks) };
  const answer = await fetch(address, { method: request.method, headers: type === undefined ? {} : { 'Content-Type': type }, ...body });
  // Every header that the site sends, its policy among them, but those of the way the body came.
  const headers = [...answer.headers].filter(([name]) => !/^(?:content-encoding|content-length|transfer-encoding|connection)$/.test(name));
  response.writeHead(answer.status, Object.fromEntries(headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}
