import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutputPath } from '@helpgen/model';
import { foldChunks } from './fold-chunks.ts';

const fold = (files: { readonly [path: string]: string }): { readonly [path: string]: string } => {
  const bytes = Object.entries(files).map(([path, text]) => ({ path: path as OutputPath, bytes: new TextEncoder().encode(text) }));
  return Object.fromEntries(foldChunks(bytes, 'assets/client.js').map((file) => [file.path, new TextDecoder().decode(file.bytes)]));
};
const evaluate = (code: string): unknown => new Function(`${code};return seen`)();

test('what the entry imports at once becomes part of it, with names of its own', () => {
  const folded = fold({
    'assets/client.js': 'import{a as _t,b}from"./chunk-ABC.js";import"./chunk-DEF.js";var m=1,seen=[_t(2),b,m];',
    'assets/chunk-ABC.js': 'import{z as q}from"./chunk-DEF.js";var m=x=>x+q,n="b";export{m as a,n as b};\n',
    'assets/chunk-DEF.js': 'var z=40;export{z};',
    'assets/client.css': 'a{}',
  });
  expect(Object.keys(folded)).toEqual(['assets/client.js', 'assets/client.css']);
  expect(evaluate((folded['assets/client.js'] ?? '').replace(/export\{[^}]*\};\s*$/, ''))).toEqual([42, 'b', 1]);
});

test('a script that comes later takes from the entry what was folded', async () => {
  const folded = fold({
    'assets/client.js': 'import{a}from"./chunk-ABC.js";globalThis.__seen=[a()];',
    'assets/chunk-ABC.js': 'var count=0,next=()=>++count;export{next as a};',
    'assets/lazy.js': 'import{a as n}from"./chunk-ABC.js";import"./chunk-ABC.js";globalThis.__seen.push(n());export var y=1;',
  });
  const folder = mkdtempSync(join(tmpdir(), 'helpgen-fold-'));
  writeFileSync(join(folder, 'client.js'), folded['assets/client.js'] ?? '');
  writeFileSync(join(folder, 'run.js'), `import './client.js'; await import('./lazy.js'); console.log(JSON.stringify(globalThis.__seen));`);
  writeFileSync(join(folder, 'lazy.js'), folded['assets/lazy.js'] ?? '');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  // One module with one state: the count goes on.
  expect(execFileSync(process.execPath, ['run.js'], { cwd: folder, encoding: 'utf8' })).toBe('[1,2]\n');
  rmSync(folder, { recursive: true });
});

test.each([
  ['that another script loads on demand', { 'assets/chunk-ABC.js': 'var m=1;export{m as a};', 'assets/lazy.js': 'import("./chunk-ABC.js")' }],
  ['that loads something on demand', { 'assets/chunk-ABC.js': 'var m=()=>import("./lazy.js");export{m as a};', 'assets/lazy.js': 'export{}' }],
])('a chunk %s stays as it is', (_what, others) => {
  const files = { 'assets/client.js': 'import{a}from"./chunk-ABC.js";var seen=a;', ...others };
  expect(fold(files)).toEqual(files);
});

test('what two scripts hold for others is told apart, and taken once by each that needs both', async () => {
  const once = fold({
    'assets/client.js': 'import{a}from"./chunk-ABC.js";globalThis.__seen=[a()];globalThis.__draw=()=>import("./drawing-XYZ.js");',
    'assets/chunk-ABC.js': 'var count=0,next=()=>++count;export{next as a};',
    'assets/chunk-DEF.js': 'import{a as n}from"./chunk-ABC.js";var two=()=>n();export{two as b};',
    'assets/drawing-XYZ.js': 'import{a}from"./chunk-ABC.js";import{b}from"./chunk-DEF.js";globalThis.__seen.push(a(),b());',
    'assets/lazy.js': 'import{b}from"./chunk-DEF.js";globalThis.__seen.push(b());',
  });
  const bytes = Object.entries(once).map(([path, text]) => ({ path: path as OutputPath, bytes: new TextEncoder().encode(text) }));
  const folder = mkdtempSync(join(tmpdir(), 'helpgen-fold-'));
  for (const file of foldChunks(bytes, 'assets/drawing-XYZ.js')) writeFileSync(join(folder, file.path.slice('assets/'.length)), file.bytes);
  writeFileSync(join(folder, 'run.js'), `import './client.js'; await globalThis.__draw(); await import('./lazy.js'); console.log(JSON.stringify(globalThis.__seen));`);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  expect(execFileSync(process.execPath, ['run.js'], { cwd: folder, encoding: 'utf8' })).toBe('[1,2,3,4]\n');
  rmSync(folder, { recursive: true });
});
