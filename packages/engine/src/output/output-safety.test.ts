import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { FileSystem } from '@helpgen/disk';
import { nodeFileSystem } from '@helpgen/disk';
import { takeLock } from './lock.ts';
import { foreignFiles } from './foreign-files.ts';
import { manifestName, manifestText } from './output-folder.ts';
import type { OutputPlaces } from './output-folder.ts';
import { recoverOutput, swapIn } from './swap-folders.ts';

let folder: string;
let places: OutputPlaces;
const now = (): Date => new Date(0);

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/helpgen-output-`);
  places = { folder: `${folder}/build`, staging: `${folder}/.build.helpgen-new`, link: undefined, lock: `${folder}/lock` };
});
afterEach(() => rmSync(folder, { recursive: true }));

function site(path: string, text: string): void {
  mkdirSync(`${path}/a`, { recursive: true });
  writeFileSync(`${path}/a/index.html`, text);
}

const textOf = (path: string): string => readFileSync(`${path}/a/index.html`, 'utf8');

test('the new site takes the place of the old one, of which nothing is left', () => {
  site(places.folder, 'old');
  site(places.staging, 'new');
  swapIn(nodeFileSystem, places);
  expect(textOf(places.folder)).toBe('new');
  expect(readdirSync(folder)).toEqual(['build']);
});

/** The disk, on which `call` fails with `code` for what `isMeant` admits. */
function failing(call: 'rename' | 'removeFile', code: string, isMeant: (path: string) => boolean): FileSystem {
  const act = nodeFileSystem[call] as (...args: readonly string[]) => void;
  const fail = (...args: readonly string[]): void => {
    if (isMeant(args[0] ?? '')) throw Object.assign(new Error(code), { code });
    act(...args);
  };
  return { ...nodeFileSystem, [call]: fail };
}

test('the root of a mounted volume, which cannot be renamed, is refused by name, and the old site stands', () => {
  site(places.folder, 'old');
  site(places.staging, 'new');
  const swap = (): void => swapIn(failing('rename', 'EBUSY', (path) => path === places.folder), places, 'build');
  expect(swap).toThrow(expect.objectContaining({ diagnostics: [expect.objectContaining({ code: 'HG5016', args: { path: 'build', reason: 'it is in use' } })] }));
  expect(textOf(places.folder)).toBe('old');
});

test('the new site stands also when the old one cannot be removed, and the next command removes it', () => {
  site(places.folder, 'old');
  site(places.staging, 'new');
  swapIn(failing('removeFile', 'EIO', () => true), places);
  expect(textOf(places.folder)).toBe('new');
  recoverOutput(nodeFileSystem, places);
  expect(textOf(places.folder)).toBe('new');
  expect(readdirSync(folder)).toEqual(['build']);
});

test('a site that waits aside comes back when the process died between two renames', () => {
  site(`${places.staging}-old`, 'old');
  site(places.staging, 'new');
  recoverOutput(nodeFileSystem, places);
  expect(textOf(places.folder)).toBe('old');
  expect(readdirSync(folder)).toEqual(['build']);
});

test('the old site comes back when the second rename fails', () => {
  site(places.folder, 'old');
  site(places.staging, 'new');
  const disk = failing('rename', 'EIO', (path) => path === places.staging);
  expect(() => swapIn(disk, places)).toThrow('EIO');
  expect(textOf(places.folder)).toBe('old');
});

test('files that the manifest does not name are foreign', () => {
  site(places.folder, 'ours');
  writeFileSync(`${places.folder}/${manifestName}`, manifestText(['a/index.html']));
  expect(foreignFiles(nodeFileSystem, places.folder)).toEqual([]);
  writeFileSync(`${places.folder}/a/notes.txt`, 'theirs');
  expect(foreignFiles(nodeFileSystem, places.folder)).toEqual(['a/notes.txt']);
});

test('the manifest tells no names', () => {
  expect(manifestText(['secret/unlisted/index.html'])).not.toContain('unlisted');
});

test('a second process is told who holds the lock', () => {
  expect(takeLock(nodeFileSystem, places.lock, now).kind).toBe('held');
  expect(takeLock(nodeFileSystem, places.lock, now)).toEqual({ kind: 'busy', pid: process.pid, since: '1970-01-01T00:00:00.000Z' });
});

test('the lock of a dead process is broken', () => {
  const dead = spawnSync(process.execPath, ['-e', '0']).pid;
  takeLock(nodeFileSystem, places.lock, now);
  const text = readFileSync(places.lock, 'utf8');
  writeFileSync(places.lock, text.replace(`"pid":${process.pid}`, `"pid":${dead}`));
  const lock = takeLock(nodeFileSystem, places.lock, now);
  expect(lock.kind).toBe('held');
  if (lock.kind === 'held') lock.release();
  expect(existsSync(places.lock)).toBe(false);
});

test('a lock whose process number was given to another process is broken', () => {
  takeLock(nodeFileSystem, places.lock, now);
  const text = readFileSync(places.lock, 'utf8');
  writeFileSync(places.lock, text.replace(/"began":"\d+"/, '"began":"1"'));
  expect(takeLock(nodeFileSystem, places.lock, now).kind).toBe(process.platform === 'linux' ? 'held' : 'busy');
});
