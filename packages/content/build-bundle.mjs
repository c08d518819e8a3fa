// Bundles the room with its Markdown packages, when the package is built: a thread that compiles articles loads one
// file instead of some two hundred, which takes a quarter of the time. The licences of what is inside go along.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { nodeBundle } from '../../bin/node-bundle.js';

const folder = path.dirname(fileURLToPath(import.meta.url));

// Files are named by their content: those of the last time would stay.
rmSync(path.join(folder, 'dist/bundle'), { recursive: true, force: true });
const { metafile } = await build({
  ...nodeBundle,
  absWorkingDir: folder,
  entryPoints: { index: 'dist/index.js', category: 'dist/parse-category-file.js', glance: 'dist/glance-at-article.js' },
  outdir: 'dist/bundle',
  legalComments: 'none',
  metafile: true,
  external: ['@helpgen/model', '@helpgen/model/*', 'yaml', 'zod'],
});

const packages = new Map();
for (const input of Object.keys(metafile.inputs)) {
  const inside = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(input);
  if (inside !== null) packages.set(inside[2], path.resolve(folder, inside[1]));
}
const licences = [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, place]) => {
  const { version, license } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
  const file = existsSync(place) ? readdirSync(place).find((entry) => /^licen[cs]e/i.test(entry)) : undefined;
  return `${name} ${version} (${license})\n\n${file === undefined ? '' : readFileSync(path.join(place, file), 'utf8').trim()}\n`;
});
writeFileSync(path.join(folder, 'dist/bundle/LICENSES.txt'), licences.join(`\n${'-'.repeat(80)}\n\n`));
