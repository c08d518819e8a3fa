import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as esbuild from 'esbuild';
import type { BuildOptions, Plugin } from 'esbuild';
import { findReactNames, legacyServer, shrinkReact } from './bundle-react.ts';
import { collectReactDom, packReactDom, reactDomOf, readReactDom } from './react-dom-files.ts';

const bundle = (contents: string): BuildOptions & { readonly write: false } => ({
  bundle: true,
  write: false,
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"' },
  stdin: { contents, resolveDir: join(import.meta.dirname, '../../../runtime') },
});

test.each<[string, string, readonly string[] | undefined]>([
  ['by their names', "import { useReducer as reduce, memo } from 'react'; export { createRoot } from 'react-dom/client'; x(reduce, memo);", ['createRoot', 'memo', 'useReducer']],
  ['as a whole', "import * as React from 'react'; x(React);", undefined],
  ['by default', "import React from 'react'; x(React);", undefined],
  ['as CommonJS does', "x(require('react'));", undefined],
  ['on demand', "x(import('react-dom'));", undefined],
])('what a bundle reads of React is known where it is imported %s', async (_how, contents, names) => {
  const found = await findReactNames(esbuild, bundle(contents));
  expect(found === undefined ? undefined : [...found].sort()).toEqual(names);
});

test('React has what is read of it, and gives short names to its own fields alone', async () => {
  const contents = "import { useReducer } from 'react'; import { createRoot } from 'react-dom/client'; x(useReducer, createRoot, { memoizedState: 1 });";
  const options = bundle(contents);
  const shrunk = await esbuild.build({ ...options, plugins: [shrinkReact(esbuild, await findReactNames(esbuild, options))] });
  const [text, whole] = [shrunk, await esbuild.build(options)].map(({ outputFiles }) => outputFiles[0]?.text ?? '');
  expect(text).toMatch(/exports\.useReducer = /);
  expect(text).toMatch(/exports\.createRoot = /);
  expect(text).not.toMatch(/exports\.(?:Children|useState|createPortal) = /);
  expect(text?.match(/memoizedState/g)).toHaveLength(1);
  expect(text?.length).toBeLessThan((whole?.length ?? 0) * 0.95);
});

test('React is written the same whatever file is asked for first', async () => {
  const contents = "import { useReducer } from 'react'; import { createRoot } from 'react-dom/client'; x(useReducer, createRoot);";
  const options = bundle(contents);
  const names = await findReactNames(esbuild, options);
  const written = async (slow: RegExp): Promise<string> => {
    const shrink = shrinkReact(esbuild, names);
    const late: Plugin = {
      name: 'late',
      setup: (build) =>
        shrink.setup({
          ...build,
          onLoad: (filter, load) =>
            build.onLoad(filter, async (asked) => {
              if (slow.test(asked.path)) await new Promise((done) => setTimeout(done, 100));
              return load(asked);
            }),
        }),
    };
    return (await esbuild.build({ ...options, plugins: [late] })).outputFiles[0]?.text ?? '';
  };
  expect(await written(/react-dom-client/)).toBe(await written(/[\\/](?:react|scheduler)\.production/));
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
  const names = await findReactNames(esbuild, options);
  const ofPackage = await esbuild.build({ ...options, plugins: [legacyServer, shrinkReact(esbuild, names)] });
  const ofShipped = await esbuild.build({ ...options, plugins: [legacyServer, shrinkReact(esbuild, names, shipped), reactDomOf(shipped)] });
  expect(ofShipped.outputFiles[0]?.text).toBe(ofPackage.outputFiles[0]?.text);
});
