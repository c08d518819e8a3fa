// Bundles a preset of ours with what it takes from other packages: every thread loads it, and few files are loaded
// sooner than some eighty. What it adds to the theme stays beside it as it is, for the bundle of the theme.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { noticesFor, packagesOf } from './third-party-notices.js';

const folder = path.resolve(process.argv[2]);
const { build } = createRequire(path.join(folder, 'package.json'))('esbuild');
const dist = path.join(folder, 'dist');
/** What others load of the package: each file beside the declarations of the module that it is made of. */
const { exports: doors } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const entryPoints = Object.fromEntries(
  Object.values(doors).flatMap((door) => (door.default === undefined ? [] : [[path.basename(door.default, '.js'), path.join(folder, door.types.replace('.d.ts', '.js'))]])),
);

// Chunks are named by their content: those of the last time would stay.
for (const name of readdirSync(dist)) if (/^bundle\b/.test(name)) rmSync(path.join(dist, name));
const { metafile } = await build({
  absWorkingDir: folder,
  entryPoints,
  outdir: 'dist',
  chunkNames: 'bundle-[hash]',
  bundle: true,
  minify: true,
  keepNames: true,
  splitting: true,
  format: 'esm',
  // A preset asks Node for nothing, nor does what it takes of others.
  platform: 'neutral',
  mainFields: ['module', 'main'],
  target: 'node20.19',
  charset: 'utf8',
  metafile: true,
});
const others = packagesOf(Object.keys(metafile.inputs), folder);
if (others.length > 0) writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES'), noticesFor(others));
