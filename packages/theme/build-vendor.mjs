// Bundles mermaid once, when the package is built, so that no site's build has to: dist/vendor/mermaid.js.br, compressed,
// because few sites need it and all have it installed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { noticesFor, packagesOf } from '../../bin/third-party-notices.js';

const folder = path.dirname(fileURLToPath(import.meta.url));

const { metafile, outputFiles } = await build({
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
  write: false,
});
rmSync(path.join(folder, 'dist/vendor'), { recursive: true, force: true });
mkdirSync(path.join(folder, 'dist/vendor'), { recursive: true });
writeFileSync(path.join(folder, 'dist/vendor/mermaid.js.br'), brotliCompressSync(outputFiles[0].contents));
writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES'), noticesFor(packagesOf(Object.keys(metafile.inputs), folder)));
