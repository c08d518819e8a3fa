// Bundles the package and the script of its threads with all that they import, when the packages are built: to find and
// link some three hundred modules takes longer than a build with nothing to do, and every thread would wait for it too.
// What is loaded for a single kind of part stays a dependency, because there it costs nothing (packages/README.md).
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { noticesFor, packagesOf } from '../../bin/third-party-notices.js';

const folder = path.dirname(fileURLToPath(import.meta.url));

/** Zod has its messages in sixty languages, and says them in one. */
const oneLanguage = {
  name: 'one-language',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: "export { default as en } from './en.js';" })),
};

// Chunks are named by their content: those of the last time would stay.
rmSync(path.join(folder, 'dist/bundle'), { recursive: true, force: true });
const { metafile } = await build({
  metafile: true,
  absWorkingDir: folder,
  entryPoints: { index: 'src/index.ts', worker: 'src/workers/worker.ts' },
  outdir: 'dist/bundle',
  // Our own packages are taken from their sources.
  conditions: ['helpgen-source'],
  external: ['esbuild', 'beautiful-mermaid', 'elkjs', 'temml'],
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  mainFields: ['module', 'main'],
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  // One of the packages inside compares with -0.
  logOverride: { 'equals-negative-zero': 'silent' },
  // CommonJS inside asks for modules of Node.
  banner: { js: "import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);" },
  plugins: [oneLanguage],
});

const shipped = JSON.parse(readFileSync(path.join(folder, 'dist/shipped-packages.json'), 'utf8'));
writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES'), noticesFor(packagesOf(Object.keys(metafile.inputs), folder), shipped));
