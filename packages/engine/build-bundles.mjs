// Bundles the package and the script of its threads with all that they import, when the packages are built: to find and
// link some three hundred modules takes longer than a build with nothing to do, and every thread would wait for it too.
// What is loaded for a single kind of part stays a dependency, because there it costs nothing (packages/README.md).
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { nodeBundle } from '../../bin/node-bundle.js';
import { noticesFor, packagesOf } from '../../bin/third-party-notices.js';

const folder = path.dirname(fileURLToPath(import.meta.url));

/** Zod has its messages in sixty languages, and says them in one. */
const oneLanguage = {
  name: 'one-language',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: "export { default as en } from './en.js';" })),
};

/** The drawings of all icons are asked for by pages that show one: they are shipped compressed. */
const compressedIcons = {
  name: 'compressed-icons',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]lucide[\\/]icons\.json$/ }, ({ path: file }) => {
      const text = JSON.stringify(brotliCompressSync(readFileSync(file)).toString('base64'));
      return {
        contents: `import { brotliDecompressSync } from 'node:zlib';
          export default JSON.parse(brotliDecompressSync(Buffer.from(${text}, 'base64')).toString());`,
        loader: 'js',
      };
    }),
};

// Chunks are named by their content: those of the last time would stay.
rmSync(path.join(folder, 'dist/bundle'), { recursive: true, force: true });
const { metafile } = await build({
  ...nodeBundle,
  absWorkingDir: folder,
  entryPoints: { index: 'src/index.ts', worker: 'src/workers/worker.ts' },
  outdir: 'dist/bundle',
  external: ['esbuild', 'beautiful-mermaid', 'elkjs', 'temml'],
  splitting: true,
  // The maps stay here: a test reads of them what is inside.
  sourcemap: 'external',
  sourcesContent: false,
  // One of the packages inside compares with -0.
  logOverride: { 'equals-negative-zero': 'silent' },
  plugins: [oneLanguage, compressedIcons],
});

const shipped = JSON.parse(readFileSync(path.join(folder, 'dist/shipped-packages.json'), 'utf8'));
writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES'), noticesFor(packagesOf(Object.keys(metafile.inputs), folder), shipped));
