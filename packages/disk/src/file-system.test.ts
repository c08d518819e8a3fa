import { expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFileSystem } from './file-system.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const failureOf = (act: () => void): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
};

test('folders are made with those above them, and what hinders one is told by its own name', () => {
  const { makeFolder } = nodeFileSystem;
  makeFolder(join(folder, 'a/b/c'));
  makeFolder(join(folder, 'a/b/c'));
  expect(existsSync(join(folder, 'a/b/c'))).toBe(true);
  writeFileSync(join(folder, 'file'), '');
  expect(failureOf(() => makeFolder(join(folder, 'file/b')))).toMatchObject({ code: 'ENOTDIR' });
  if (existsSync('/proc/self')) expect(failureOf(() => makeFolder('/proc/nothing/b'))).toMatchObject({ code: 'ENOENT', path: '/proc/nothing' });
});

test('what fails with an open file names the file, too', () => {
  expect(failureOf(() => nodeFileSystem.readFile(folder))).toMatchObject({ code: 'EISDIR', path: folder });
  if (existsSync('/dev/full')) expect(failureOf(() => nodeFileSystem.writeFile('/dev/full', 'x'))).toMatchObject({ code: 'ENOSPC', path: '/dev/full' });
});
