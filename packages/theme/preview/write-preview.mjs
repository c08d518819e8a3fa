// Writes the sample pages with the default theme into a folder and prints what a reader downloads.
// Usage: node preview/write-preview.mjs <folder>
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const here = path.dirname(fileURLToPath(import.meta.url));
const out = path.resolve(process.argv[2] ?? path.join(here, '../dist/preview'));
const root = path.join(out, 'docs');
const shared = {
  bundle: true,
  write: false,
  minify: true,
  absWorkingDir: here,
  conditions: ['helpgen-source'],
  define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  target: 'es2022',
  logLevel: 'warning',
  metafile: true,
  charset: 'utf8',
  loader: { '.woff2': 'file' },
  assetNames: 'docs/assets/[name]-[hash]',
};

const server = await build({
  ...shared,
  platform: 'node',
  format: 'cjs',
  outdir: out,
  stdin: {
    resolveDir: here,
    loader: 'tsx',
    contents: `import theme from '@helpgen/theme'; import parts from '@helpgen/theme/server'; import { createRenderer } from '@helpgen/runtime/server';
      import sample from './sample-module.tsx'; export { pages } from './sample-pages.ts'; export { frame, tree } from './sample-site.ts';
      export const renderer = createRenderer(theme, parts, { 'pages/module.tsx': sample });`,
  },
  plugins: [{ name: 'theme', setup }],
});
const bundle = JSON.parse(await readFile(path.join(here, '../../runtime/bundle.json'), 'utf8'));
const client = await build({
  ...shared,
  define: { ...shared.define, ...bundle.define },
  mangleProps: new RegExp(bundle.mangleProps),
  legalComments: 'none',
  format: 'esm',
  splitting: true,
  outdir: out,
  entryNames: 'docs/assets/[name]-[hash]',
  chunkNames: 'docs/assets/[name]-[hash]',
  stdin: {
    resolveDir: here,
    sourcefile: 'entry.tsx',
    loader: 'tsx',
    contents: `import theme from '@helpgen/theme'; import client from '@helpgen/theme/client'; import { boot } from '@helpgen/runtime/client';
      boot(theme, client, { 'pages/module.tsx': () => import('./sample-module.tsx') }, (href) => import(href));`,
  },
  plugins: [{ name: 'theme', setup }],
});

/** The preview stands inside the theme, which has no dependency on itself. */
function setup(builder) {
  builder.onResolve({ filter: /^@helpgen\/theme/ }, ({ path: name }) => ({ path: path.join(here, '../src', name === '@helpgen/theme' ? 'index.ts' : `${name.slice(15)}.ts`) }));
  // All sheets in one, also those that a site has for some pages alone.
  builder.onLoad({ filter: /\.css$/ }, async ({ path: sheet, with: { classes } }) =>
    classes === undefined ? undefined : { contents: await readFile(sheet), loader: 'css', resolveDir: path.dirname(sheet) });
  builder.onResolve({ filter: /^@helpgen\/model/ }, ({ path: name }) => ({ path: path.join(here, '../../model/src', name === '@helpgen/model' ? 'index.ts' : `${name.slice(15)}.ts`), sideEffects: false }));
}

const module = { exports: {} };
new Function('module', 'exports', 'require', server.outputFiles.find((file) => file.path.endsWith('.js')).text)(module, module.exports, createRequire(import.meta.url));
const { renderer, pages, frame, tree } = module.exports;

const files = client.outputFiles.map((file) => ({ href: `/${path.relative(out, file.path).split(path.sep).join('/')}`, bytes: file.contents }));
const entry = Object.entries(client.metafile.outputs).find(([, output]) => output.entryPoint?.endsWith('entry.tsx'));
const hrefOf = (name) => `/${path.relative(out, path.resolve(here, name)).split(path.sep).join('/')}`;
const preloadHrefs = entry[1].imports.filter(({ kind }) => kind === 'import-statement').map(({ path: name }) => hrefOf(name));
const vendor = path.join(here, '../dist/vendor/mermaid.js.br');
const assets = {
  id: 'preview',
  scriptHref: hrefOf(entry[0]),
  firstScriptHref: '/docs/assets/first-1.js',
  preloadHrefs,
  styleHref: files.find(({ href }) => href.endsWith('.css')).href,
  sheets: [],
  fontHrefs: [],
  frameHrefs: { [frame.edition]: '/docs/assets/frame-1.js' },
  vendorHrefs: existsSync(vendor) ? { mermaid: '/docs/assets/vendor/mermaid-1.js' } : {},
};
const contentSecurityPolicy = "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'";

const write = async (href, content) => {
  const file = path.join(out, decodeURIComponent(href));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
};
for (const file of files) await write(file.href, file.bytes);
await write(assets.firstScriptHref, renderer.firstScript(frame.router));
await write('/docs/assets/frame-1.js', `export default ${JSON.stringify(frame)}`);
await write('/docs/assets/sidebar-1.json', JSON.stringify({ items: tree }));
await write('/docs/assets/picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 240"><rect width="640" height="240" rx="12" fill="#eef4fc"/><circle cx="320" cy="120" r="70" fill="#7d93ad"/></svg>');
if (existsSync(vendor)) {
  await mkdir(path.join(root, 'assets/vendor'), { recursive: true });
  await writeFile(path.join(root, 'assets/vendor/mermaid-1.js'), brotliDecompressSync(readFileSync(vendor)));
}
const size = (bytes) => `${(gzipSync(bytes, { level: 9 }).length / 1024).toFixed(1)} KB gzip`;
for (const page of pages) {
  const { html, chunk, diagnostics } = renderer.render(page, { frame, assets, contentSecurityPolicy });
  const { route } = page.data;
  await write(route === '/' ? '/docs/index.html' : `/docs${route}/index.html`, html);
  await write(route === '/' ? '/docs/index.page.js' : `/docs${route}.page.js`, chunk);
  console.log(route, 'html', size(html), 'chunk', size(chunk), diagnostics?.map(({ code, message }) => `${code} ${message}`) ?? '');
}
for (const { href, bytes } of files) console.log(href, size(bytes), preloadHrefs.includes(href) || href === assets.scriptHref ? 'at first view' : '');
if (process.argv.includes('--inputs')) {
  for (const [name, output] of Object.entries(client.metafile.outputs)) {
    const inputs = Object.entries(output.inputs).sort((a, b) => b[1].bytesInOutput - a[1].bytesInOutput);
    console.log(name, inputs.slice(0, 60).map(([file, { bytesInOutput }]) => `\n  ${bytesInOutput} ${file}`).join(''));
  }
}
