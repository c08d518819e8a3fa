// Bundles the script of the threads with all that it imports, when the package is built: a thread is ready in half the
// time, and every build that has something to do waits for one.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

await build({
  absWorkingDir: path.dirname(fileURLToPath(import.meta.url)),
  entryPoints: { worker: 'dist/workers/worker.js' },
  outdir: 'dist/thread',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  mainFields: ['module', 'main'],
  // Packages in the old module format ask for Node's own modules by `require`.
  banner: { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);" },
  charset: 'utf8',
  legalComments: 'eof',
  logLevel: 'warning',
});
