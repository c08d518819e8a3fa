// The commands of this repository, for people and for CI: `npm start`, `npm test`, `npm run setup` and the rest.
// Plain Node, so that they work before anything is installed. Each does only what is still to do.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const packageManager = 'pnpm@12.21.0';
const oldestNode = [20, 19];
const stampFile = join(root, 'node_modules', '.helpgen-setup');
const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
/** Of tests: without a window it draws as Chromium does, and needs half of its time for a page. */
const testBrowserNames = ['chromium-headless-shell', ...browserNames];
const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];

/**
 * What turns sources into what runs, in order. The compiler finds out by itself what is still to do; another step is
 * left out while its output is newer than everything that it is made of.
 */
const buildSteps = [
  { title: 'Listing the words of the locales', run: () => runNode(['packages/model/write-word-modules.mjs']) },
  {
    title: 'Bundling the script of previews',
    run: () => runNode(['packages/preview/write-client-script.mjs']),
    output: 'packages/preview/src/client-script.ts',
    inputs: ['packages/model/src', 'packages/runtime/src', 'packages/preview/src/client', 'packages/preview/write-client-script.mjs', 'pnpm-lock.yaml'],
  },
  { title: 'Compiling the packages', run: () => runNode(['node_modules/typescript/bin/tsc', '-b', 'packages/tsconfig.json']) },
  {
    title: 'Bundling what the theme ships apart',
    run: () => runNode(['packages/theme/build-vendor.mjs']),
    output: 'packages/theme/dist/vendor/mermaid.js.br',
    inputs: ['packages/theme/build-vendor.mjs', 'bin/third-party-notices.js', 'pnpm-lock.yaml'],
  },
  {
    title: 'Cutting the font of the theme',
    run: () => runNode(['packages/theme/build-fonts.mjs']),
    output: 'packages/theme/dist/fonts/mono-cyrillic.woff2',
    inputs: ['packages/theme/build-fonts.mjs', 'pnpm-lock.yaml'],
  },
  ...['script', 'reference', 'api'].map((name) => ({
    title: `Bundling the preset ${name}`,
    run: () => runNode(['bin/bundle-preset.js', `packages/${name}`]),
    output: `packages/${name}/dist/bundle.js`,
    inputs: ['packages/model/src', 'packages/script/src', `packages/${name}/src`, 'bin/bundle-preset.js', 'bin/third-party-notices.js', 'pnpm-lock.yaml'],
  })),
  {
    title: 'Bundling the default theme',
    run: () => runNode(['packages/engine/ship-bundle.mjs']),
    output: 'packages/engine/dist/shipped-bundle.br',
    inputs: ['packages/model/dist', 'packages/search/dist', 'packages/runtime/css', 'packages/runtime/dist', 'packages/theme/css', 'packages/theme/dist', 'packages/reference/css', 'packages/reference/dist', 'packages/bundler/dist', 'packages/engine/dist/steps', 'packages/engine/ship-bundle.mjs', 'bin/third-party-notices.js', 'pnpm-lock.yaml'],
  },
  {
    title: 'Bundling the engine and the script of its threads',
    run: () => runNode(['packages/engine/build-bundles.mjs']),
    output: 'packages/engine/dist/bundle/index.js',
    inputs: [...['model', 'copy', 'disk', 'bundler', 'manifest', 'diagrams', 'markdown', 'highlight', 'content', 'site', 'search', 'search-export', 'engine'].map((name) => `packages/${name}/src`), 'packages/engine/dist/shipped-packages.json', 'packages/engine/build-bundles.mjs', 'bin/node-bundle.js', 'bin/third-party-notices.js', 'pnpm-lock.yaml'],
  },
  {
    title: 'Bundling the migration',
    run: () => runNode(['packages/migrate/build-bundle.mjs']),
    output: 'packages/migrate/dist/bundle/index.js',
    inputs: ['packages/model/src', 'packages/migrate/src', 'packages/migrate/build-bundle.mjs', 'bin/node-bundle.js', 'bin/third-party-notices.js', 'pnpm-lock.yaml'],
  },
  {
    title: 'Bundling the command `move`',
    run: () => runNode(['packages/move/build-bundle.mjs']),
    output: 'packages/move/dist/bundle/index.js',
    inputs: ['packages/model/src', 'packages/site/src', 'packages/move/src', 'packages/move/build-bundle.mjs', 'bin/node-bundle.js', 'pnpm-lock.yaml'],
  },
  { title: 'Naming this build for the cache', run: writeToolId },
];

const commands = {
  setup: { about: 'install what is needed and build the packages', run: setup },
  start: { about: 'build the documentation and serve it on this machine (arguments go to `helpgen serve`)', run: start },
  test: { about: 'run the tests (arguments go to Jest)', run: test },
  'test:browser': { about: 'run the tests that need a browser (arguments go to Jest)', run: testInBrowser },
  'test:search-server': { about: 'ask a real OpenSearch what the index in the browser is asked; needs Java and Maven', run: testSearchServer },
  build: { about: 'build the packages', run: setup },
  check: { about: 'types, lint, house rules', run: check },
  docs: { about: 'build the documentation and the manual as CI does', run: buildDocs },
  release: { about: 'try what would be published: pack, publish to a registry on this machine, install, build (needs `-- --dry-run`)', run: release },
  pictures: { about: 'take the pictures that README.md shows; needs a browser', run: takePictures },
  bench: { about: 'measure against Hugo, with --reader, --search and --watch in a browser (arguments go to the benchmark)', run: bench },
};

/** Ends a command with an exit code and, when there is something to say, a sentence. */
class Failure extends Error {
  constructor(exitCode, message = '') {
    super(message);
    this.exitCode = exitCode;
  }
}

async function main([name = '', ...args]) {
  checkNode();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const list = Object.entries(commands).map(([known, { about }]) => `  npm run ${known.padEnd(12)}  ${about}`);
    throw new Failure(2, `Which command?\n\n${list.join('\n')}`);
  }
  await command.run(args);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  throw new Failure(2, `helpgen needs Node ${oldestNode.join('.')} or newer, and this is ${process.version}. Newer ones: https://nodejs.org`);
}

async function setup() {
  await install();
  for (const { title, run: work, output, inputs } of buildSteps) {
    if (output !== undefined && isFresh(output, inputs)) continue;
    await step(title, work);
    // A step whose output has another name by now would be done at every command.
    if (output !== undefined && !isFresh(output, inputs)) throw new Failure(1, `“${title}” has not written ${output} after what it is made of.`);
  }
}

function isFresh(output, inputs) {
  const made = statSync(join(root, output), { throwIfNoEntry: false })?.mtimeMs;
  const times = inputs.flatMap((path) => filesBelow(join(root, path))).map((path) => statSync(path).mtimeMs);
  return made !== undefined && times.every((time) => time <= made);
}

/**
 * Writes the digest of all built packages and of the lock file beside the engine, which puts it into every key of its
 * cache: what another build of helpgen made is not taken over.
 */
async function writeToolId() {
  const file = join(root, 'packages', 'engine', 'dist', 'tool-id.txt');
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const name of ['model', 'copy', 'disk', 'bundler', 'manifest', 'diagrams', 'markdown', 'highlight', 'content', 'site', 'search', 'search-export', 'runtime', 'theme', 'engine', 'script', 'reference', 'api']) {
    for (const folder of ['dist', 'css']) {
      for (const path of filesBelow(join(root, 'packages', name, folder))) {
        if (/\.(?:c?js|css|json|record)$/.test(path)) hash.update(`\0${path.slice(root.length)}\0`).update(readFileSync(path));
      }
    }
  }
  const id = `${hash.digest('hex').slice(0, 16)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== id) writeFileSync(file, id);
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  if (!statSync(folder).isDirectory()) return [folder];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).sort();
}

async function install() {
  const wanted = installStamp();
  const isInstalled = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
  if (isInstalled) return;
  await step(`Installing dependencies (${packageManager}, from the lock file)`, async () => {
    try {
      await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], { shell: process.platform === 'win32' });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new Failure(
        error.exitCode,
        `The dependencies could not be installed; the reason stands above.\nIf a package.json has changed, bring the lock file up to date: npx --yes ${packageManager} install`,
      );
    }
    writeFileSync(stampFile, wanted);
  });
}

/** Differs whenever an install could give another result. */
function installStamp() {
  const packages = readdirSync(join(root, 'packages')).sort().map((name) => join('packages', name, 'package.json'));
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch} ${packageManager}`);
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.npmrc', ...packages]) {
    if (existsSync(join(root, file))) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

async function start(args) {
  await setup();
  await runNode(['bin/helpgen.js', 'build']);
  await runNode(['bin/helpgen.js', 'serve', ...args]);
}

async function test(args) {
  await setup();
  await step('Running the tests', () => runNode([...jest, ...args]));
}

async function testInBrowser(args) {
  const browser = findBrowser(testBrowserNames);
  await setup();
  await step(`Running the browser tests in ${browser}`, () =>
    runNode([...jest, '--selectProjects', 'browser', '--passWithNoTests', ...args], { HELPGEN_BROWSER: browser }),
  );
}

async function testSearchServer(args) {
  await setup();
  const browser = findBrowserOrNone(testBrowserNames);
  await step('Asking a search server', () => runNode(['packages/testkit/search-server/run.mjs', ...args], browser === undefined ? {} : { HELPGEN_BROWSER: browser }));
}

function findBrowser(names = browserNames) {
  const found = findBrowserOrNone(names);
  if (found !== undefined) return found;
  throw new Failure(
    2,
    'This needs Chromium or Chrome, and none is on the PATH.\n' +
      '  Debian, Ubuntu   apt-get install chromium\n' +
      '  macOS            brew install --cask chromium\n' +
      '  elsewhere        set CHROME_PATH to the program',
  );
}

function findBrowserOrNone(names) {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Failure(2, `CHROME_PATH names ${named}, which cannot be run.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
      process.env[name] ? [join(process.env[name], 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
    ),
  ];
  return places.find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function check() {
  await setup();
  await step('Types of the tests', () => runNode(['node_modules/typescript/bin/tsc', '-p', 'packages/tsconfig.tests.json']));
  await step('Lint', () => runNode(['node_modules/oxlint/bin/oxlint', 'packages', 'bin']));
  await step('House rules', () => runNode([...jest, '--selectProjects', 'node', '--passWithNoTests', 'packages/testkit/src/house']));
}

async function buildDocs(args) {
  await setup();
  // Side by side: the end of one build is the work of a single processor.
  const sites = [['documentation', 'site-config.json'], ['manual', 'manual/site-config.json']].map(([what, config]) =>
    step(`Building the ${what}, strictly and twice`, () =>
      runNode(['bin/helpgen.js', 'build', '--strict', '--verify', '--answers', '--config', config, ...args], {}, 'whole'),
    ),
  );
  // Both have ended, and said what is wrong, before one of them fails the command.
  await Promise.allSettled(sites);
  await Promise.all(sites);
  if (args.length === 0) await step('Comparing the Markdown copies with their pages', () => runNode(['packages/testkit/check-copies.mjs', 'build', 'manual/build']));
}

async function release(args) {
  await setup();
  await runNode(['packages/testkit/release.mjs', ...args]);
}

async function takePictures() {
  const browser = findBrowser();
  await setup();
  await step(`Taking the pictures in ${browser}`, () => runNode(['packages/testkit/take-pictures.mjs', 'packages/cli/readme'], { HELPGEN_BROWSER: browser }));
}

async function bench(args) {
  const browser = ['--reader', '--search', '--watch'].some((option) => args.includes(option)) ? { HELPGEN_BROWSER: findBrowser() } : {};
  await setup();
  await runNode(['packages/bench/dist/index.js', ...args], browser);
}

/** Says what is being done and, afterwards, how long it took. */
async function step(title, work) {
  const startedAt = performance.now();
  process.stderr.write(`› ${title} …\n`);
  await work();
  process.stderr.write(`✔ ${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

function runNode(args, env = {}, output = 'live') {
  return run(process.execPath, args, { env: { ...process.env, ...env }, output });
}

function stay() {}

/** Runs a program with our terminal, or prints its `whole` output when it has ended; rejects with its exit code when that is not 0. */
function run(program, args, { output = 'live', ...options }) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd: root, stdio: output === 'live' ? 'inherit' : ['inherit', 'pipe', 'pipe'], ...options });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => said.push(piece));
    // A terminal sends Ctrl+C to the child too; we stay until it has ended. Other signals are passed on.
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', stay).on('SIGTERM', pass);
    const settle = (outcome) => {
      process.off('SIGINT', stay).off('SIGTERM', pass);
      outcome();
    };
    child.on('error', (error) => settle(() => fail(new Failure(1, `${program} cannot be started: ${error.message}`))));
    child.on('close', (code) => {
      process.stderr.write(Buffer.concat(said));
      settle(() => (code === 0 ? done() : fail(new Failure(code ?? 1))));
    });
  });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  if (error.message !== '') process.stderr.write(`\n${error.message}\n`);
  process.exitCode = error.exitCode;
}
