// Bundles what the theme ships apart, for pages that need it alone: dist/vendor/mermaid.js. Run after `tsc -b`.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, version } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const mermaid = JSON.parse(readFileSync(here('node_modules/mermaid/package.json'), 'utf8'));
const outfile = here('dist/vendor/mermaid.js');
const banner = `/*! mermaid ${mermaid.version}, bundled by esbuild ${version} */`;

if (!existsSync(outfile) || !readFileSync(outfile, 'utf8').startsWith(banner)) {
  await build({
    stdin: { contents: "export { default } from 'mermaid';", resolveDir: here('.'), sourcefile: 'vendor.js' },
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'eof',
    banner: { js: banner },
    logLevel: 'warning',
  });
}
