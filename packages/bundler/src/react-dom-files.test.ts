import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as esbuild from 'esbuild';
import type { BuildOptions } from 'esbuild';
import { collectReactDom, legacyServer, packReactDom, reactDomOf, readReactDom } from './react-dom-files.ts';

const bundle = (contents: string): BuildOptions & { readonly write: false } => ({
  bundle: true,
  write: false,
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"' },
  stdin: { contents, resolveDir: join(import.meta.dirname, '../../runtime') },
});

test.each<[string, string, 'browser' | 'node']>([
  ['a page in the browser', "import { createRoot } from 'react-dom/client'; import { flushSync } from 'react-dom'; x(createRoot, flushSync);", 'browser'],
  ['a page on the server', "import { renderToString } from 'react-dom/server'; x(renderToString);", 'node'],
  ['markup written in the browser', "import { renderToStaticMarkup } from 'react-dom/server'; x(renderToStaticMarkup);", 'browser'],
])('a bundle made of what is shipped of `react-dom` is that made of the package: %s', async (_what, contents, platform) => {
  const folder = mkdtempSync(join(tmpdir(), 'helpgen-react-'));
  const path = join(folder, 'shipped-react-dom.br');
  writeFileSync(path, packReactDom(await collectReactDom(esbuild, import.meta.filename, [legacyServer])));
  const shipped = readReactDom(path);
  rmSync(folder, { recursive: true });
  expect(shipped).toBeDefined();
  const options = { ...bundle(contents), platform, minify: true, legalComments: 'none' as const };
  const ofPackage = await esbuild.build({ ...options, plugins: [legacyServer] });
  const ofShipped = await esbuild.build({ ...options, plugins: [legacyServer, reactDomOf(shipped)] });
  expect(ofShipped.outputFiles[0]?.text).toBe(ofPackage.outputFiles[0]?.text);
});
