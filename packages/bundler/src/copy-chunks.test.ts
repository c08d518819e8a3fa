import { expect, test } from '@jest/globals';
import type { OutputPath } from '@helpgen/model';
import { copyChunks } from './copy-chunks.ts';

const after = (texts: { readonly [name: string]: string }): { readonly [name: string]: string } =>
  Object.fromEntries(
    copyChunks(Object.entries(texts).map(([name, text]) => ({ path: `assets/${name}` as OutputPath, bytes: new TextEncoder().encode(text) })), 'assets/').map(({ path, bytes }) => [path.slice('assets/'.length), new TextDecoder().decode(bytes)]),
  );
/** The default export of the script `text`, run without imports. */
const run = (text: string): unknown => new Function(text.replace('export default', 'return'))() as unknown;

const functions = 'function e(e,{n:t}={n:1}){return t/(e||{a:"}"}).a+"{/".length}async function t(){return"x"}export{e as a,t as b};\n';

test('a small chunk of functions stands in every script that imports it, and is no file any more', () => {
  const files = after({
    'one.js': 'import{a as r}from"./chunk-ABCDEFGH.js";export default r({a:2},{n:4});',
    'two.js': 'import{a as r,b as o}from"./chunk-ABCDEFGH.js";export default typeof o+r({a:1});',
    'chunk-ABCDEFGH.js': functions,
    'look.css': 'a{}',
  });
  expect(Object.keys(files)).toEqual(['one.js', 'two.js', 'look.css']);
  expect([run(files['one.js'] ?? ''), run(files['two.js'] ?? '')]).toEqual([4, 'function3']);
});

test('a script that imports a copied chunk for its order alone imports it no more', () => {
  const files = after({ 'one.js': 'import"./chunk-ABCDEFGH.js";export default 1;', 'chunk-ABCDEFGH.js': functions });
  expect(files).toEqual({ 'one.js': 'export default 1;' });
});

test.each([
  ['keeps something', 'var n=new Map;function e(){return n}export{e as a};'],
  ['does something', 'function e(){}e();export{e as a};'],
  ['has a class', 'class e{}export{e as a};'],
  ['may hide something in a regular expression', 'function e(e){return/["{]/.test(e)}var n=1;function t(){return"}"}export{e as a};'],
  ['has a template with values', 'function e(e){return`a${e}`}export{e as a};'],
  ['imports', 'import{a as n}from"./client.js";function e(){return n}export{e as a};'],
  ['is large', `function e(){return"${'x'.repeat(2000)}"}export{e as a};`],
])('a chunk that %s stays', (_why, chunk) => {
  const files = { 'one.js': 'import{a as r}from"./chunk-ABCDEFGH.js";r();', 'chunk-ABCDEFGH.js': chunk };
  expect(after(files)).toEqual(files);
});

test('a chunk that is loaded by name stays', () => {
  const files = { 'one.js': 'import{a as r}from"./chunk-ABCDEFGH.js";import("./chunk-ABCDEFGH.js");', 'chunk-ABCDEFGH.js': functions };
  expect(after(files)).toEqual(files);
});
