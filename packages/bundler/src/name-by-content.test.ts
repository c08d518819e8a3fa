import { expect, test } from '@jest/globals';
import type { BundleFile, OutputPath } from '@helpgen/model';
import { nameByContent } from './name-by-content.ts';

const file = (path: string, text: string): BundleFile => ({ path: path as OutputPath, bytes: new TextEncoder().encode(text) });
const bundle = (hash: string): readonly BundleFile[] => [
  file('assets/client.js', `import "./chunk-${hash}.js"; go()`),
  file(`assets/chunk-${hash}.js`, 'export const x = 1'),
  file('assets/client.css', 'body{}'),
];
const textOf = (files: readonly BundleFile[], start: string): string => new TextDecoder().decode(files.find(({ path }) => path.startsWith(start))?.bytes);

test('names depend on content, not on the hashes that the bundler gave', () => {
  expect(nameByContent(bundle('AAAAAAAA')).files).toEqual(nameByContent(bundle('BBBBBBBB')).files);
});

test('files go on naming each other', () => {
  const { files, pathOf } = nameByContent(bundle('AAAAAAAA'));
  const chunk = pathOf('assets/chunk-AAAAAAAA.js');
  expect(files.map(({ path }) => path)).toContain(chunk);
  expect(textOf(files, pathOf('assets/client.js'))).toContain(`./${chunk.slice('assets/'.length)}`);
});

test('another content gives other names', () => {
  const changed = [...bundle('AAAAAAAA').slice(0, 2), file('assets/client.css', 'body{color:red}')];
  expect(nameByContent(changed).pathOf('assets/client.css')).not.toBe(nameByContent(bundle('AAAAAAAA')).pathOf('assets/client.css'));
});
