// Scores a built site with afdocs, the public checker of agent-friendly documentation: on `helpgen serve`, on a server that knows nothing
// but files, and, where there is nginx, on it with the rules of the manual. `npm run check:agents` in packages/testkit; needs a built site
// and the npm registry, which brings Node 22 where this one is older: the checker runs on no other.
//
// A server of files gives a page in one form, whatever it is asked for in. That fails the check `content-negotiation`, which weighs 4,
// and takes a fifth from the weights of the five that read Markdown, 23 together, as it does for every site whose pages only name their
// `llms.txt` (`scoring/weights.js` and `scoring/coefficients.js` of afdocs). The score is what was had of the sum W of the weights, in
// 100, rounded:
//
//   all 28 checks                                       W = 153 − 23/5 = 148.4   (W − 4)/W = 97.3
//   without gates (−4) and headings in tabs (−2): ours  W = 147 − 23/5 = 142.4   (W − 4)/W = 97.2
//   98 begins at 97.5                                   (W − 4)/W ≥ 0.975 ⇔ W ≥ 160
//
// So nobody has more than 97 there, and nothing else may fail. Only pages that are no HTML would count for the check, 11 in 100 of them.
// Warnings are told and fail nothing. There is none: the longest page as HTML has 48 700 characters, where agents stop at 50 000.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, dirname, extname, join, resolve } from 'node:path';

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
const nginx = await serveByNginx();
try {
  const whole = [['helpgen serve', served], ...(nginx === undefined ? [] : [['nginx with the rules of the manual', nginx]])];
  const [plain, ...scores] = await Promise.all([['files alone', bare], ...whole].map(([name, { origin }]) => score(name, origin)));
  const others = plain.failed.filter((id) => id !== 'content-negotiation');
  const isWhole = scores.every(({ score: points, failed }) => points === 100 && failed.length === 0);
  if (!isWhole || plain.score < 97 || others.length > 0) process.exitCode = 1;
} finally {
  for (const server of [served, bare, nginx]) server?.close();
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

/** nginx of this machine with the sample of the manual; `undefined`: there is none. */
async function serveByNginx() {
  const program = (process.env.PATH ?? '').split(delimiter).map((path) => join(path, 'nginx')).find((path) => existsSync(path));
  if (program === undefined) return undefined;
  const own = mkdtempSync(join(tmpdir(), 'helpgen-nginx-'));
  const site = join(own, 'root', base);
  mkdirSync(dirname(site), { recursive: true });
  symlinkSync(folder, site.replace(/\/$/, ''));
  const port = await freePort();
  const sample = readFileSync(join(root, 'manual/samples/nginx.conf'), 'utf8');
  const rules = sample.replace('listen 80;', `listen 127.0.0.1:${port};`).replace('/srv/docs', join(own, 'root'));
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(own, kind)};`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const lines = ['daemon off;', user, `pid ${join(own, 'pid')};`, 'error_log stderr crit;', 'events {}', 'http {', 'access_log off;', ...kept, rules, '}'];
  writeFileSync(join(own, 'nginx.conf'), lines.join('\n'));
  const child = spawn(program, ['-c', join(own, 'nginx.conf')], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await fetch(origin).then(() => true, () => false))) await new Promise((done) => setTimeout(done, 50));
  if (child.exitCode !== null) throw new Error('nginx did not start.');
  return { origin, close: () => (child.once('exit', () => rmSync(own, { recursive: true })), child.kill()) };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function typeOf(extension) {
  return texts[extension] === undefined ? (others[extension] ?? 'application/octet-stream') : `${texts[extension]}; charset=utf-8`;
}
