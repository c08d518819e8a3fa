import { expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileSystem } from './file-system.ts';
import { nodeFileSystem } from './file-system.ts';
import { nameInNfc } from './names-in-nfc.ts';

const composed = 'йод'.normalize('NFC');
const decomposed = 'йод'.normalize('NFD');
const textOf = (disk: FileSystem, path: string): string => new TextDecoder().decode(disk.readFile(path));

/** A folder with `files`, which are named as they are written. */
function folderWith(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

test('a file is found by the composed form of its name and of its folders, whether they were listed or not', () => {
  const folder = folderWith([`${decomposed}/${decomposed}.md`, 'a.md']);
  const disk = nameInNfc(nodeFileSystem);
  const file = join(folder, composed, `${composed}.md`);
  expect(textOf(disk, file)).toBe(`${decomposed}/${decomposed}.md`);
  expect(disk.stat(file)?.kind).toBe('file');
  expect(disk.realPath(file).normalize('NFC')).toBe(disk.realPath(folder) + file.slice(folder.length));
  expect(disk.list(folder)?.map(({ name }) => name)).toEqual(['a.md', composed]);
  expect(disk.list(join(folder, composed))?.map(({ name }) => name)).toEqual([`${composed}.md`]);
  expect(textOf(disk, file)).toBe(`${decomposed}/${decomposed}.md`);
  const open = disk.open(file, 'read');
  expect(open.size).toBe(Buffer.byteLength(`${decomposed}/${decomposed}.md`));
  open.close();
});

test('of two files whose names differ in their form alone each is found by its own', () => {
  const folder = folderWith([`${composed}.md`, `${decomposed}.md`]);
  const disk = nameInNfc(nodeFileSystem);
  expect(disk.list(folder)?.map(({ name }) => name).toSorted()).toEqual([`${composed}.md`, `${decomposed}.md`].toSorted());
  expect(textOf(disk, join(folder, `${composed}.md`))).toBe(`${composed}.md`);
  expect(textOf(disk, join(folder, `${decomposed}.md`))).toBe(`${decomposed}.md`);
});

test('what is not there is missing as ever', () => {
  const folder = folderWith(['а.md']);
  const disk = nameInNfc(nodeFileSystem);
  expect(disk.stat(join(folder, composed))).toBeUndefined();
  expect(disk.list(join(folder, composed, composed))).toBeUndefined();
  expect(() => disk.stat(join(folder, 'а.md', composed))).toThrow('ENOTDIR');
  expect(() => disk.readFile(join(folder, composed))).toThrow('ENOENT');
});
