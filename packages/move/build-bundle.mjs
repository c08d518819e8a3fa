// Bundles the package with what it takes of `site`, which is published nowhere but inside of others.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { nodeBundle } from '../../bin/node-bundle.js';

const folder = path.dirname(fileURLToPath(import.meta.url));

rmSync(path.join(folder, 'dist/bundle'), { recursive: true, force: true });
await build({
  ...nodeBundle,
  absWorkingDir: folder,
  entryPoints: { index: 'src/index.ts' },
  outdir: 'dist/bundle',
  external: ['@helpgen/model'],
});
