// Packs the packages as a registry would get them: `node packages/testkit/pack-packages.mjs FOLDER`, or by `npm run release`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { bundleInside } from './bundle-inside.mjs';
import { checkImports } from './check-imports.mjs';
import { takeTypes } from './take-types.mjs';
import { dropUnreached, shortenSchemas, shortenScripts } from './drop-unreached.mjs';

const repository = join(import.meta.dirname, '../..');
/** pnpm, as everything in this repository is installed by it. */
export const packageManager = /'(pnpm@[^']+)'/.exec(readFileSync(join(repository, 'bin/workspace.js'), 'utf8'))?.[1] ?? '';

/** The manifests of what is published, or of the rest, with their places. */
export function readManifests(isPublished = true) {
  return readdirSync(join(repository, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(repository, 'packages', name, 'package.json'))
    .map((place) => ({ place, manifest: JSON.parse(readFileSync(place, 'utf8')) }))
    .filter(({ manifest }) => (manifest.private !== true) === isPublished);
}

/**
 * Writes the tarballs into `target`, and gives for each its path, its manifest, the folder that it was made of, below `work`, and what
 * does not fit. `url` is where the packages are from; empty: nobody says.
 */
export async function packPackages(target, work, url = '') {
  const sources = readManifests();
  const filters = sources.flatMap(({ manifest }) => ['--filter', manifest.name]);
  run('npx', ['--yes', packageManager, `--config.pnpmfile=${join(import.meta.dirname, 'before-packing.cjs')}`, '-r', ...filters, 'pack', '--pack-destination', target], { HELPGEN_REPOSITORY: url });
  const privates = new Map(readManifests(false).map(({ place, manifest }) => [manifest.name, dirname(place)]));
  const packs = [];
  for (const file of readdirSync(target).sort()) {
    const tarball = join(target, file);
    const unpacked = join(work, file);
    const folder = join(unpacked, 'package');
    mkdirSync(unpacked, { recursive: true });
    run('tar', ['-xzf', tarball, '-C', unpacked]);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    takeTypes(folder, privates);
    dropUnreached(folder, manifest);
    shortenSchemas(folder);
    await shortenScripts(folder);
    await bundleInside(folder, manifest, dirname(sources.find(({ manifest: { name } }) => name === manifest.name).place));
    const faults = await checkImports(folder, manifest);
    run('tar', ['-czf', tarball, '-C', unpacked, 'package']);
    packs.push({ tarball, manifest, unpacked, faults });
  }
  return packs;
}

function run(program, args, env = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: repository, env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 1e8, shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
}

if (process.argv[1] === import.meta.filename) {
  const work = mkdtempSync(join(tmpdir(), 'helpgen-pack-'));
  try {
    const packs = await packPackages(resolve(process.argv[2]), work);
    const faults = packs.flatMap((pack) => pack.faults);
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
