// Scores a built site with afdocs, the public checker of agent-friendly documentation: on `helpgen serve`, and on a server that knows
// nothing but files. `npm run check:agents` in packages/testkit; needs a built site and the npm registry, which brings Node 22 where this
// one is older: the checker runs on no other.
//
// A server of files gives a page in one form, whatever it is asked for in. That fails the check `content-negotiation`, which weighs 4 of 147
// and takes a fifth from the weight of five others: 97 of 100 is what is left at most, and nothing else may fail there. Warnings are told
// and fail nothing: the page of a type with many members is longer than 50 000 characters in HTML, though not in its Markdown copy.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';

const node = Number.parseInt(process.versions.node) < 22 ? ['--package', 'node@22'] : [];
const checker = ['--yes', '--engine-strict=false', ...node, '--package', 'afdocs@0.22.2', '--', 'afdocs'];
const root = resolve(import.meta.dirname, '../..');
const configPath = resolve(process.argv[2] ?? join(root, 'site-config.json'));
const config = JSON.parse(readFileSync(configPath, 'utf8'));
const folder = resolve(configPath, '..', config.outDir ?? 'build');
const base = config.basePath ?? '/';
const texts = { '.html': 'text/html', '.md': 'text/markdown', '.txt': 'text/plain', '.js': 'text/javascript', '.css': 'text/css' };
const others = { '.json': 'application/json', '.xml': 'application/xml', '.svg': 'image/svg+xml' };

if (!existsSync(join(folder, 'llms.txt'))) throw new Error(`There is no built site in ${folder}: run \`helpgen build\` first.`);
const served = await serve();
const bare = await serveFiles();
try {
  const [own, plain] = await Promise.all([score('helpgen serve', served.origin), score('files alone', bare.origin)]);
  const others = plain.failed.filter((id) => id !== 'content-negotiation');
  if (own.score < 100 || own.failed.length > 0 || plain.score < 97 || others.length > 0) process.exitCode = 1;
} finally {
  served.close();
  bare.close();
}

async function score(name, origin) {
  const sampling = ['--sampling', 'deterministic', '--request-delay', '0', '--canonical-origin', `${config.url}${base}`];
  const args = [...checker, 'check', `${origin}${base}`, '--format', 'json', '--score', ...sampling];
  const checking = spawn('npx', args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  let text = '';
  let errors = '';
  checking.stdout.setEncoding('utf8').on('data', (piece) => (text += piece));
  checking.stderr.setEncoding('utf8').on('data', (piece) => (errors += piece));
  await once(checking, 'close');
  if (!text.includes('{')) throw new Error(`The checker did not run:\n${errors}`);
  const report = JSON.parse(text.slice(text.indexOf('{')));
  const found = report.results.filter(({ status }) => status === 'warn' || status === 'fail' || status === 'error');
  const points = report.scoring?.overall ?? report.score?.overall ?? report.scoring?.score;
  const lines = found.map(({ id, status, message }) => `\n  ${status} ${id}: ${message}`);
  console.log(`${name}: ${points} of 100, ${report.results.length} checks${lines.join('')}`);
  return { score: points, failed: found.flatMap(({ id, status }) => (status === 'warn' ? [] : [id])) };
}

/** `helpgen serve`, which answers what was asked for as Markdown with Markdown. */
async function serve() {
  const child = spawn(process.execPath, [join(root, 'bin/helpgen.js'), 'serve', '--port', '0', '--json', '--config', configPath]);
  let text = '';
  for await (const piece of child.stdout.setEncoding('utf8')) {
    text += piece;
    const address = /https?:\/\/[^/"]+/.exec(text)?.[0];
    if (address !== undefined) return { origin: address, close: () => child.kill() };
  }
  throw new Error(`The server did not start: ${text}`);
}

/** What any host of files does: the file at the address, the index of a folder, else the page for what is not there. */
async function serveFiles() {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const below = path.startsWith(base) ? path.slice(base.length) : undefined;
    const isFile = (file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
    const file = below === undefined ? '' : [join(folder, below), join(folder, below, 'index.html')].find(isFile);
    const found = file ?? '';
    const name = found === '' ? join(folder, '404.html') : found;
    // As every host of files does.
    const modified = { 'Last-Modified': statSync(name).mtime.toUTCString(), 'Cache-Control': 'max-age=600' };
    response.writeHead(found === '' ? 404 : 200, { 'Content-Type': typeOf(extname(name)), ...modified });
    response.end(request.method === 'HEAD' ? undefined : readFileSync(name));
  });
  // The checker thinks long between two questions on one connection.
  server.keepAliveTimeout = 300_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => (server.close(), server.closeAllConnections()) };
}

function typeOf(extension) {
  return texts[extension] === undefined ? (others[extension] ?? 'application/octet-stream') : `${texts[extension]}; charset=utf-8`;
}
