import { expect, test } from '@jest/globals';
import type { OutputPath } from '@helpgen/model';
import { foldChunks } from './fold-chunks.ts';

const fold = (files: { readonly [path: string]: string }): { readonly [path: string]: string } => {
  const bytes = Object.entries(files).map(([path, text]) => ({ path: path as OutputPath, bytes: new TextEncoder().encode(text) }));
  return Object.fromEntries(foldChunks(bytes, 'assets/client.js').map((file) => [file.path, new TextDecoder().decode(file.bytes)]));
};
const evaluate = (code: string): unknown => new Function(`${code};return seen`)();

test('a chunk that the entry alone takes something from becomes part of it, with names of its own', () => {
  const folded = fold({
    'assets/client.js': 'import{a as _t,b}from"./chunk-ABC.js";var m=1,seen=[_t(2),b,m];',
    'assets/chunk-ABC.js': 'var m=x=>x+40,n="b";export{m as a,n as b};\n',
    'assets/lazy.js': 'import"./chunk-ABC.js";export var y=1;',
    'assets/client.css': 'a{}',
  });
  expect(Object.keys(folded)).toEqual(['assets/client.js', 'assets/lazy.js', 'assets/client.css']);
  expect(evaluate(folded['assets/client.js'] ?? '')).toEqual([42, 'b', 1]);
  expect(folded['assets/lazy.js']).toBe('export var y=1;');
});

test.each([
  ['that another script uses, too', { 'assets/chunk-ABC.js': 'var m=1;export{m as a};', 'assets/lazy.js': 'import{a}from"./chunk-ABC.js";' }],
  ['that another script loads on demand', { 'assets/chunk-ABC.js': 'var m=1;export{m as a};', 'assets/lazy.js': 'import("./chunk-ABC.js")' }],
  ['that imports something itself', { 'assets/chunk-ABC.js': 'import{z}from"./chunk-DEF.js";var m=z;export{m as a};', 'assets/chunk-DEF.js': 'var z=1;export{z};' }],
])('a chunk %s stays as it is', (_what, others) => {
  const files = { 'assets/client.js': 'import{a}from"./chunk-ABC.js";var seen=a;', ...others };
  expect(fold(files)).toEqual(files);
});
