// Bundles the package and the script of its threads with all that they import, when the package is built: three hundred
// modules take longer to find and link than a build with nothing to do takes, and every thread is waited for too.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { nodeBundle } from '../../bin/node-bundle.js';

const absWorkingDir = path.dirname(fileURLToPath(import.meta.url));
const shared = {
  ...nodeBundle,
  absWorkingDir,
  // Packages in the old module format ask for Node's own modules by `require`.
  banner: { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);" },
  legalComments: 'eof',
};

/** Zod has its messages in sixty languages, and says them in one. */
const oneLanguage = {
  name: 'one-language',
  setup: ({ onLoad }) => onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: "export { default as en } from './en.js';" })),
};

/** The Markdown pipeline: a bundle of its own, which this thread needs only where there are no others. */
const pipelineApart = {
  name: 'pipeline-apart',
  setup: ({ onResolve }) => onResolve({ filter: /^@helpgen\/content$/ }, ({ path }) => ({ path, external: true })),
};

// Files are named by their content: those of the last time would stay.
for (const folder of ['dist/thread', 'dist/main']) await rm(path.join(absWorkingDir, folder), { recursive: true, force: true });
await build({ ...shared, entryPoints: { worker: 'dist/workers/worker.js' }, outdir: 'dist/thread', plugins: [oneLanguage] });
await build({ ...shared, entryPoints: { index: 'dist/index.js' }, outdir: 'dist/main', external: ['esbuild'], plugins: [oneLanguage, pipelineApart] });
