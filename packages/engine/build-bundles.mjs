// Bundles the package and the script of its threads with all that they import, when the packages are built: to find and
// link some three hundred modules takes longer than a build with nothing to do, and every thread would wait for it too.
// What is loaded for a single kind of part, and of packages that are large, is inside as far as it is used (packages/README.md).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { nodeBundle } from '../../bin/node-bundle.js';
import { noticesFor, packagesOf } from '../../bin/third-party-notices.js';

const folder = path.dirname(fileURLToPath(import.meta.url));

// Chunks are named by their content: those of the last time would stay.
const outdir = path.join(folder, 'dist/bundle');
rmSync(outdir, { recursive: true, force: true });
mkdirSync(outdir, { recursive: true });
/** What stands in the bundle in the place of some files. */
const replaced = [
  // Zod has its messages in sixty languages, and says them in one.
  [/[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/, () => "export { default as en } from './en.js';"],
  // The drawings of all icons are asked for by pages that show one: they are shipped compressed.
  [/[\\/]lucide[\\/]icons\.json$/, (file) => {
    const text = JSON.stringify(brotliCompressSync(readFileSync(file)).toString('base64'));
    return `import { brotliDecompressSync } from 'node:zlib';
      export default JSON.parse(brotliDecompressSync(Buffer.from(${text}, 'base64')).toString());`;
  }],
  // Asked for by the drawing of `beautiful-mermaid`, of which the parser alone is taken.
  [/[\\/]elk\.bundled\.js$/, () => 'export default undefined;'],
  // The layout engine of diagrams, one file of a package of 8 MB: shipped as it is, compressed, and beside the bundle, because its
  // licence is that of a file by itself.
  [/[\\/]elk-worker\.min\.js$/, (file) => {
    writeFileSync(path.join(outdir, 'elk-worker.min.js.br'), brotliCompressSync(readFileSync(file)));
    return `import { readFileSync } from 'node:fs';
      import { compileFunction } from 'node:vm';
      import { brotliDecompressSync } from 'node:zlib';
      const module = { exports: {} };
      const text = brotliDecompressSync(readFileSync(new URL('elk-worker.min.js.br', import.meta.url))).toString();
      compileFunction(text, ['module', 'exports'])(module, module.exports);
      export default module.exports;`;
  }],
];
const replacing = {
  name: 'replacing',
  setup({ onLoad }) {
    for (const [filter, write] of replaced) onLoad({ filter }, (found) => ({ contents: write(found.path), loader: 'js' }));
  },
};

const { metafile } = await build({
  ...nodeBundle,
  absWorkingDir: folder,
  entryPoints: { index: 'src/index.ts', worker: 'src/workers/worker.ts' },
  outdir,
  external: ['esbuild'],
  splitting: true,
  // The maps stay here: a test reads of them what is inside.
  sourcemap: 'external',
  sourcesContent: false,
  // One of the packages inside compares with -0.
  logOverride: { 'equals-negative-zero': 'silent' },
  plugins: [replacing],
});

const shipped = JSON.parse(readFileSync(path.join(folder, 'dist/shipped-packages.json'), 'utf8'));
writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES'), noticesFor(packagesOf(Object.keys(metafile.inputs), folder), shipped));
