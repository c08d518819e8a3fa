// Bundles mermaid once, when the package is built, so that no site's build has to: dist/vendor/mermaid.js.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { noticesFor, packagesOf } from '../../bin/third-party-notices.js';

const folder = path.dirname(fileURLToPath(import.meta.url));

const { metafile } = await build({
  metafile: true,
  absWorkingDir: folder,
  stdin: { contents: "export { default } from 'mermaid';", resolveDir: folder },
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  outfile: 'dist/vendor/mermaid.js',
});
writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES'), noticesFor(packagesOf(Object.keys(metafile.inputs), folder)));
