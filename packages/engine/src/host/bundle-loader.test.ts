import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBundleLoader } from './bundle-loader.ts';

let folder: string;
const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'helpgen-bundles-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a bundle asks for those beside it, for packages of Node and for where it is', () => {
  write('two.cjs', 'exports.two = 2;');
  const file = write('one.cjs', "module.exports = { ...require('./two.cjs'), sep: require('node:path').sep, __filename, __dirname };");
  expect(createBundleLoader().load(file)).toEqual({ two: 2, sep: '/', __filename: file, __dirname: folder });
});

test('letters of any script are read as they were written, those of regular expressions too', () => {
  const file = write('one.cjs', "exports.found = /^[а-яё]+/u.exec('ёж 1')[0];");
  expect(createBundleLoader().load(file)).toEqual({ found: 'ёж' });
});

test('a bundle runs once, however often it is asked for, even in a circle', () => {
  write('two.cjs', "const one = require('./one.cjs'); exports.seen = one.count;");
  const file = write('one.cjs', "exports.count = 1; exports.two = require('./two.cjs');");
  const loader = createBundleLoader();
  expect(loader.load(file)).toEqual({ count: 1, two: { seen: 1 } });
  expect(loader.load(file)).toBe(loader.load(file));
});

// V8 tells the code of another source by its length alone: what was kept shows in what a changed source does.
const kept = 'exports.answer = () => 1; exports.answer();';
const changed = 'exports.answer = () => 2; exports.answer();';
const answerOf = (file: string): unknown => (createBundleLoader().load(file) as { answer(): unknown }).answer();

function keep(): string {
  const file = write('one.cjs', kept);
  const loader = createBundleLoader();
  loader.load(file);
  loader.keepCode();
  write('one.cjs', changed);
  return file;
}

test('code that was kept is taken over', () => {
  expect(answerOf(keep())).toBe(1);
});

test('code of another V8, damaged code and none leave the bundle as it is', () => {
  const file = keep();
  const code = readFileSync(`${file}.code`);
  const shortest = code.subarray(0, 40);
  for (const bytes of [Buffer.concat([Buffer.from('other 123'.padEnd(32)), code.subarray(32)]), code.subarray(0, -8), shortest, Buffer.alloc(0)]) {
    writeFileSync(`${file}.code`, bytes);
    expect(answerOf(file)).toBe(2);
  }
  rmSync(`${file}.code`);
  expect(answerOf(file)).toBe(2);
});
