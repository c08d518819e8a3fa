import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { nodeFileSystem } from './file-system.ts';
import { createRememberingDisk } from './remembering-disk.ts';
import type { RememberingDisk } from './remembering-disk.ts';

let folder: string;
let disk: RememberingDisk;
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/helpgen-disk-`);
  mkdirSync(`${folder}/a/b`, { recursive: true });
  writeFileSync(`${folder}/a/b/one.md`, '1');
  disk = createRememberingDisk(nodeFileSystem);
});
afterEach(() => rmSync(folder, { recursive: true }));

const names = (path: string): readonly string[] | undefined => disk.list(`${folder}/${path}`)?.map(({ name }) => name);
const size = (path: string): number | undefined => disk.stat(`${folder}/${path}`)?.size;

test('the state of a file and the names in a folder are those of the first look, until they are forgotten', () => {
  expect([size('a/b/one.md'), names('a/b')]).toEqual([1, ['one.md']]);
  writeFileSync(`${folder}/a/b/one.md`, '12');
  writeFileSync(`${folder}/a/b/two.md`, '1');
  expect([size('a/b/one.md'), names('a/b')]).toEqual([1, ['one.md']]);
  disk.forget(`${folder}/a/b/one.md`);
  expect([size('a/b/one.md'), names('a/b')]).toEqual([2, ['one.md', 'two.md']]);
});

test('a file in folders that were not there is seen when it alone is forgotten', () => {
  expect([names('a'), size('a/c/d/new.md')]).toEqual([['b'], undefined]);
  mkdirSync(`${folder}/a/c/d`, { recursive: true });
  writeFileSync(`${folder}/a/c/d/new.md`, '1');
  disk.forget(`${folder}/a/c/d/new.md`);
  expect([names('a'), names('a/c'), size('a/c/d/new.md')]).toEqual([['b', 'c'], ['d'], 1]);
});

test('with a folder all that is below it is forgotten', () => {
  expect([names('a'), names('a/b'), size('a/b/one.md')]).toEqual([['b'], ['one.md'], 1]);
  renameSync(`${folder}/a`, `${folder}/z`);
  disk.forget(`${folder}/a`);
  expect([names('a'), names('a/b'), size('a/b/one.md')]).toEqual([undefined, undefined, undefined]);
});

test('what is written through it is known at once', () => {
  expect([names('a/b'), size('a/b/two.md')]).toEqual([['one.md'], undefined]);
  disk.writeFile(`${folder}/a/b/two.md`, '12');
  expect([names('a/b'), size('a/b/two.md')]).toEqual([['one.md', 'two.md'], 2]);
  disk.rename(`${folder}/a/b/two.md`, `${folder}/a/b/three.md`);
  disk.removeFile(`${folder}/a/b/one.md`);
  expect(names('a/b')).toEqual(['three.md']);
});
