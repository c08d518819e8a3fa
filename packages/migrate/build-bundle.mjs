// Bundles the package with the parsers that it alone needs, so that they are no dependencies of whoever installs helpgen.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { nodeBundle } from '../../bin/node-bundle.js';
import { noticesFor, packagesOf } from '../../bin/third-party-notices.js';

const folder = path.dirname(fileURLToPath(import.meta.url));

const named = (set) => Object.fromEntries(Object.keys(set).map((name) => [name, 0]));

/** Of the icons only their names are asked for. */
const iconNames = {
  name: 'icon-names',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]lucide[\\/]icons\.json$/ }, ({ path: file }) => {
      const { icons, aliases } = JSON.parse(readFileSync(file, 'utf8'));
      return { contents: JSON.stringify({ icons: named(icons), aliases: named(aliases) }), loader: 'json' };
    }),
};

rmSync(path.join(folder, 'dist/bundle'), { recursive: true, force: true });
const { metafile } = await build({
  ...nodeBundle,
  absWorkingDir: folder,
  entryPoints: { index: 'src/index.ts' },
  outdir: 'dist/bundle',
  // The model is shared with the command line: an error of ours is told from others by its class.
  external: ['esbuild', '@helpgen/model'],
  plugins: [iconNames],
});
writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES'), noticesFor(packagesOf(Object.keys(metafile.inputs), folder)));
