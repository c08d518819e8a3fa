// Bundles mermaid once, when the package is built, so that no site's build has to: dist/vendor/mermaid.js.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = path.dirname(fileURLToPath(import.meta.url));

await build({
  absWorkingDir: folder,
  stdin: { contents: "export { default } from 'mermaid';", resolveDir: folder },
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'eof',
  logLevel: 'warning',
  outfile: 'dist/vendor/mermaid.js',
});
