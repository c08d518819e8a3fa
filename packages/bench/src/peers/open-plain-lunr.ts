import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import lunr from 'lunr';
import { withLanguages } from './lunr-languages.ts';

/** A page with a thread that asks a plain lunr index. */
export interface PlainLunr {
  /** Address of the page; its `ask(text)` resolves when results are there. */
  readonly address: string;
  /** Of the index with what is shown of its sections, and of the scripts of the thread; gzip at level 9. */
  readonly bytes: number;
  close(): void;
}

/** A section of the text. */
export interface LunrSection {
  readonly url: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

const thread = `
importScripts('/lunr', '/support', '/ru', '/multi');
lunr.multiLanguage('en', 'ru');
  let opening;
onmessage = async ({ data }) => {
  opening ??= fetch('/index.json').then((answer) => answer.json()).then(({ index, shown }) => ({ index: lunr.Index.load(index), shown }));
  const { index, shown } = await opening;
  postMessage(index.search(data).slice(0, 8).map(({ ref }) => shown[ref]));
};`;

const page = `<!doctype html><title>lunr</title><ul></ul><script>
  let worker;
function ask(text) {
  worker ??= new Worker('/thread');
  return new Promise((done) => {
    worker.onmessage = ({ data }) => {
      const items = data.map(([, title]) => Object.assign(document.createElement('li'), { textContent: title }));
      document.querySelector('ul').replaceChildren(...items);
      requestAnimationFrame(() => done(data.length));
    };
    worker.postMessage(text);
  });
}
</script>`;

/** Makes an index of `sections` as lunr and lunr-languages do by default, without positions, and serves it. */
export async function openPlainLunr(sections: readonly LunrSection[]): Promise<PlainLunr> {
  const require = createRequire(import.meta.url);
  const script = (name: string): string => readFileSync(require.resolve(name), 'utf8');
  const files = new Map([
    ['/', page],
    ['/thread', thread],
    ['/lunr', script('lunr/lunr.min.js')],
    ['/support', script('lunr-languages/min/lunr.stemmer.support.min.js')],
    ['/ru', script('lunr-languages/min/lunr.ru.min.js')],
    ['/multi', script('lunr-languages/min/lunr.multi.min.js')],
    ['/index.json', indexOf(sections)],
  ]);
  const server = createServer(({ url = '' }, response) => {
    const text = files.get(url);
    const type = url === '/' ? 'text/html' : url.endsWith('.json') ? 'application/json' : 'text/javascript';
    response.writeHead(text === undefined ? 404 : 200, { 'Content-Type': `${type}; charset=utf-8` }).end(text);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const sizes = [...files].map(([path, text]) => (path === '/' ? 0 : gzipSync(text, { level: 9 }).length));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function indexOf(sections: readonly LunrSection[]): string {
  const index = lunr((builder) => {
    builder.use(withLanguages().multiLanguage('en', 'ru'));
    builder.ref('id');
    for (const field of ['title', 'heading', 'text']) builder.field(field);
    for (const [id, { title, heading, text }] of sections.entries()) builder.add({ id, title, heading, text });
  });
  return JSON.stringify({ index, shown: sections.map(({ url, title, heading }) => [url, title, heading]) });
}
