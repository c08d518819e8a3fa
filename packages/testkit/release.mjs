// What a registry would get, tried as its users would: `npm run release -- --dry-run`.
// Packs the packages, prints their sizes, puts them into a registry of its own on 127.0.0.1, and makes, builds, serves and searches a
// new site with what is installed from there. `--with pnpm,yarn` and `--node 22,24` try these too; `--repository URL` says where the
// packages are from. `npm run release -- --set-version 1.2.3` gives all packages this version, and what is unreleased its heading.
// `--out FOLDER` keeps what was tried, for `npm publish`.
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { addParts, findReactFaults, findTypeFaults } from './own-parts.mjs';
import { packageManager, packPackages, readManifests } from './pack-packages.mjs';

/** The last one that runs on Node 20; it names one of its dependencies by a tag, which not every registry tells. */
const registryServer = { dependencies: { verdaccio: '6.8.0' }, overrides: { 'node-fetch': '2.7.0' } };
/** What is told without a stack. */
class Failure extends Error {}

const repository = join(import.meta.dirname, '../..');
const installs = {
  npm: ['npm', ['install', '--no-audit', '--no-fund']],
  // esbuild works without its script of installation, which pnpm wants to be allowed or not.
  pnpm: ['npx', ['--yes', packageManager, 'install', '--config.strict-dep-builds=false']],
  yarn: ['npx', ['--yes', 'yarn@1', 'install', '--non-interactive']],
};
const { values: options } = parseArgs({
  options: {
    'dry-run': { type: 'boolean' },
    with: { type: 'string', default: '' },
    node: { type: 'string', default: '' },
    repository: { type: 'string', default: '' },
    out: { type: 'string' },
    'set-version': { type: 'string' },
  },
});
const changelog = join(repository, 'packages/cli/CHANGELOG.md');
/** What all packages of ours may be together, and an installation with all that it needs of others, in bytes as they are unpacked. */
const largest = 8e6;
const largestInstallation = 25e6;
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'helpgen-release-')));
let registry;
try {
  if (options['set-version'] !== undefined) setVersion(options['set-version']);
  else if (options['dry-run'] === true) await dryRun();
  else fail('This publishes nothing: say `--dry-run`. Publishing is `npm publish` of what `--out FOLDER` keeps, for whoever has the right to.');
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  registry?.server.kill();
  rmSync(folder, { recursive: true, force: true });
}

async function dryRun() {
  const packs = await pack();
  printSizes(packs);
  registry = await startRegistry();
  for (const { tarball } of packs) run('npm', ['publish', tarball, '--registry', registry.address, `--//${registry.host}/:_authToken=dry-run`, '--provenance=false']);
  say(`Published ${packs.length} packages to ${registry.address}`);
  for (const [manager, node] of combinations()) await tryOut(manager, node);
  if (options.out === undefined) return;
  mkdirSync(options.out, { recursive: true });
  for (const { tarball } of packs) copyFileSync(tarball, join(options.out, basename(tarball)));
  say(`The packages are in ${options.out}.`);
}

function setVersion(version) {
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) fail(`${version} is no version such as 1.2.3.`);
  for (const { place } of readManifests()) writeFileSync(place, readFileSync(place, 'utf8').replace(/"version": "[^"]*"/, `"version": "${version}"`));
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(changelog, readFileSync(changelog, 'utf8').replace('## Unreleased\n', `## Unreleased\n\n## ${version}, ${day}\n`));
  say(`All packages are ${version}. Look at packages/cli/CHANGELOG.md, build, try \`--dry-run\`, and commit.`);
}

/** The tarballs, with the manifests and sizes of what is in them. */
async function pack() {
  const packs = await packPackages(join(folder, 'packs'), join(folder, 'unpacked'), options.repository);
  const faults = packs.flatMap((item) => item.faults);
  if (faults.length > 0) fail(faults.join('\n'));
  return packs.map(({ tarball, manifest, unpacked }) => {
    if (/"(?:workspace|catalog):|helpgen-source/.test(JSON.stringify(manifest))) fail(`${manifest.name} names something that only this repository has.`);
    if ((manifest.repository?.url ?? '') !== options.repository) fail(`${manifest.name} does not say where it is from.`);
    if (!readFileSync(changelog, 'utf8').includes(`\n## ${manifest.version}`)) fail(`The changelog has nothing of ${manifest.version}.`);
    return { tarball, manifest, size: sizeOf(unpacked), packed: readFileSync(tarball).length };
  });
}

function printSizes(packs) {
  const row = (name, ...sizes) => say(`${name.padEnd(24)}${sizes.map((size) => inMegabytes(size).padStart(12)).join('')}`);
  say(`${'package'.padEnd(24)}${'packed'.padStart(12)}${'unpacked'.padStart(12)}`);
  for (const { manifest, packed, size } of packs) row(`${manifest.name}@${manifest.version}`, packed, size);
  const total = sum(packs.map(({ size }) => size));
  row('all of ours', sum(packs.map(({ packed }) => packed)), total);
  if (total > largest) fail(`That is more than the ${largest / 1e6} MB that they should have.`);
  if (options.repository === '') say('Without `--repository URL` the packages do not say where they are from.');
}

/** A registry on this machine that has our packages alone and asks the usual one for all others. */
async function startRegistry() {
  const port = await freePort();
  const upstream = run('npm', ['config', 'get', 'registry']).trim();
  const config = join(folder, 'registry.json');
  const everybody = { access: '$all', publish: '$all' };
  writeFileSync(config, JSON.stringify({
    storage: join(folder, 'storage'),
    uplinks: { usual: { url: upstream } },
    packages: { '@helpgen/*': everybody, helpgen: everybody, '**': { access: '$all', proxy: 'usual' } },
    log: { type: 'stdout', format: 'pretty', level: 'error' },
  }));
  const place = join(folder, 'registry');
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true, ...registryServer }));
  run('npm', ['install', '--no-audit', '--no-fund'], { cwd: place });
  const server = spawn(process.execPath, ['node_modules/.bin/verdaccio', '--config', config, '--listen', `127.0.0.1:${port}`], { cwd: place, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}/`;
  if (await answers(`${address}-/ping`)) return { server, address, host: `127.0.0.1:${port}` };
  server.kill();
  return fail(`The registry does not answer at ${address}.`);
}

function list(text) {
  return text.split(',').filter((word) => word !== '');
}

function* combinations() {
  for (const manager of ['npm', ...list(options.with)]) yield [manager, undefined];
  for (const node of list(options.node)) yield ['npm', node];
}

/** What a new user does: a site by `npx helpgen init`, installed, built, searched and served. */
async function tryOut(manager, node) {
  const place = mkdtempSync(join(folder, 'try-'));
  writeFileSync(join(place, '.npmrc'), `registry=${registry.address}\ncache=${join(folder, 'npm-cache')}\n`);
  writeFileSync(join(place, '.yarnrc'), `registry "${registry.address}"\n`);
  const env = { npm_config_registry: registry.address, npm_config_cache: join(folder, 'npm-cache') };
  const site = join(place, 'site');
  const npx = (args, cwd) => run('npx', ['--yes', ...(node === undefined ? [] : ['-p', `node@${node}`]), ...args], { cwd, env });
  npx(['-p', 'helpgen', 'helpgen', 'init', 'site', '--lang', 'ru'], place);
  for (const name of ['.npmrc', '.yarnrc']) copyFileSync(join(place, name), join(site, name));
  const install = installs[manager] ?? fail(`${manager} is none of ${Object.keys(installs).join(', ')}.`);
  run(...install, { cwd: site, env });
  const helpgen = (command) => npx(['-c', `node node_modules/helpgen/dist/helpgen.js ${command}`], site);
  const installed = sizeOf(join(site, 'node_modules'));
  if (manager === 'npm' && node === undefined) printInstalled(join(site, 'node_modules'));
  if (installed > largestInstallation) fail(`An installation by ${manager} has ${inMegabytes(installed)}, which is more than the ${largestInstallation / 1e6} MB that it should have.`);
  helpgen('build --strict --verify');
  if (!helpgen('search ссылки').includes('guide')) fail('The search of the new site finds nothing.');
  await serveOnce(site);
  if (manager === 'npm' && node === undefined) {
    addParts(site);
    helpgen('build');
    const pages = ['Lamp/index.html', 'api/lamps/get-lamps/index.html'];
    for (const page of pages) if (!existsSync(join(site, 'build', page))) fail(`With presets and a theme of its own the new site has no ${page}.`);
    const faults = [...findReactFaults(site), ...findTypeFaults(site)];
    if (faults.length > 0) fail(faults.join('\n'));
  }
  say(`✔ ${manager}${node === undefined ? '' : `, Node ${node}`}: init, install (${inMegabytes(installed)}), build, search, serve`);
}

/** The packages of others that take the most room in a new site, and what all are together. */
function printInstalled(modules) {
  const names = readdirSync(modules).flatMap((name) => (name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name]));
  const sizes = names.filter((name) => !name.startsWith('.') && !/^(?:@helpgen\/|helpgen$)/.test(name)).map((name) => ({ name, size: sizeOf(join(modules, name)) }));
  for (const { name, size } of sizes.toSorted((a, b) => b.size - a.size).slice(0, 8)) say(`${name.padEnd(24)}${inMegabytes(size).padStart(24)}`);
  say(`${'all that is installed'.padEnd(24)}${inMegabytes(sizeOf(modules)).padStart(24)}`);
}

async function serveOnce(site) {
  const port = await freePort();
  const server = spawn(process.execPath, [join(site, 'node_modules/helpgen/dist/helpgen.js'), 'serve', '--port', String(port)], { cwd: site, stdio: 'ignore' });
  try {
    if (!(await answers(`http://127.0.0.1:${port}/`, '<h1'))) fail('The new site is not served.');
  } finally {
    server.kill();
  }
}

/** Whether `address` gives, within half a minute, an answer in which `words` stand. */
async function answers(address, words = '') {
  for (let tries = 0; tries < 60; tries += 1) {
    const text = await fetch(address).then((answer) => answer.text(), () => undefined);
    if (text?.includes(words)) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Bytes of all files below `place`; of one that has two names, as the program of esbuild, once. */
function sizeOf(place) {
  const entries = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Map(entries.map(({ parentPath, name }) => statSync(join(parentPath, name))).map(({ dev, ino, size }) => [`${dev} ${ino}`, size]));
  return sum([...files.values()]);
}

function inMegabytes(size) {
  return `${(size / 1e6).toFixed(2)} MB`;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function run(program, args, { cwd = repository, env = {} } = {}) {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(?:config_(?:registry|cache)|lifecycle|package)/.test(name)));
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env: { ...own, ...env }, encoding: 'utf8', maxBuffer: 1e8, shell: process.platform === 'win32' });
  if (status !== 0) fail(`${program} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
  return stdout;
}

function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(reason) {
  throw new Failure(reason);
}
