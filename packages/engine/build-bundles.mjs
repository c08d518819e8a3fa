// Bundles the package, the jobs of its threads and the Markdown pipeline with all that they import, when the package is
// built: three hundred modules take longer to find and link than a build with nothing to do takes, and every thread is
// waited for too. They are scripts and no modules, because of a script V8 can keep what it compiled (bundle-loader.ts).
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { nodeBundle } from '../../bin/node-bundle.js';
import { createBundleLoader } from './dist/host/bundle-loader.js';

const absWorkingDir = path.dirname(fileURLToPath(import.meta.url));
const outdir = path.join(absWorkingDir, 'dist/bundle');

/** Zod has its messages in sixty languages, and says them in one. */
const oneLanguage = {
  name: 'one-language',
  setup: ({ onLoad }) => onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: "export { default as en } from './en.js';" })),
};

/** What is a bundle of its own, loaded where it is needed: by what asks for it, the script that it is made of. */
const apart = new Map([
  ['./thread.js', 'dist/workers/thread.js'],
  ['@helpgen/content', '@helpgen/content'],
]);
const nameOf = (id) => id.replace(/^.*\//, '').replace(/(?:-[A-Z\d]{8})?\.js$/, '');

/** Names the bundles that others ask for; what the pipeline loads on demand is found on the way, languages of code apart. */
const bundlesApart = {
  name: 'bundles-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^@helpgen\/content$|^\.\/(?:thread\.js|shape-[\w-]+\.js)$/ }, ({ path: id, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      if (!apart.has(id)) apart.set(id, path.join(resolveDir, id));
      return { path: `./${nameOf(id)}.cjs`, external: true };
    });
  },
};

const bundle = async (name, entry) => {
  await build({
    ...nodeBundle,
    absWorkingDir,
    outdir,
    entryPoints: { [name]: entry },
    outExtension: { '.js': '.cjs' },
    splitting: false,
    format: 'cjs',
    legalComments: 'eof',
    external: ['esbuild'],
    supported: { 'dynamic-import': false },
    banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
    define: { 'import.meta.url': 'bundleUrl', 'import.meta.dirname': '__dirname' },
    plugins: [oneLanguage, bundlesApart],
  });
};

rmSync(outdir, { recursive: true, force: true });
await bundle('main', 'dist/index.js');
// More come in as those are bundled that ask for them.
for (const [id, entry] of apart) await bundle(nameOf(id), entry);

const door = (name, lines) => writeFileSync(path.join(outdir, name), `import { createBundleLoader } from '../host/bundle-loader.js';\n${lines.join('\n')}\n`);
const load = (name) => `createBundleLoader().load(\`\${import.meta.dirname}/${name}\`)`;
const names = Object.keys(createBundleLoader().load(path.join(outdir, 'main.cjs')));
door('index.js', [`export const { ${names.join(', ')} } = ${load('main.cjs')};`]);
door('worker.js', ["import { parentPort, workerData } from 'node:worker_threads';", `${load('thread.cjs')}.answerJobs(parentPort, workerData);`]);
