import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { nodeFileSystem } from '../host/file-system.ts';
import { takeLock } from './lock.ts';
import { foreignFiles, manifestName, manifestText } from './output-folder.ts';
import type { OutputPlaces } from './output-folder.ts';
import { exchangeBySystem, recoverOutput, swapIn } from './swap-folders.ts';

let folder: string;
let places: OutputPlaces;
const now = (): Date => new Date(0);

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/helpgen-output-`);
  places = { folder: `${folder}/build`, staging: `${folder}/.build.helpgen-new`, spare: `${folder}/spare`, lock: `${folder}/lock` };
});
afterEach(() => rmSync(folder, { recursive: true }));

function site(path: string, text: string): void {
  mkdirSync(`${path}/a`, { recursive: true });
  writeFileSync(`${path}/a/index.html`, text);
}

const textOf = (path: string): string => readFileSync(`${path}/a/index.html`, 'utf8');

test.each([
  ['in one step of the system', exchangeBySystem],
  ['by two renames', () => false],
])('the new site takes the place of the old one %s', (_name, exchange) => {
  site(places.folder, 'old');
  site(places.staging, 'new');
  swapIn(nodeFileSystem, places, exchange);
  expect(textOf(places.folder)).toBe('new');
  expect(readdirSync(folder)).toEqual(['build', 'spare']);
  expect(textOf(`${folder}/spare`)).toBe('old');
});

test('the old site is removed where nothing is to be kept, and where it would have to go to another disk', () => {
  const elsewhere = {
    ...nodeFileSystem,
    rename(from: string, to: string): void {
      if (to === places.spare) throw Object.assign(new Error('other disk'), { code: 'EXDEV' });
      nodeFileSystem.rename(from, to);
    },
  };
  for (const [disk, spare] of [[nodeFileSystem, undefined], [elsewhere, places.spare]] as const) {
    rmSync(places.folder, { recursive: true, force: true });
    site(places.folder, 'old');
    site(places.staging, 'new');
    swapIn(disk, { ...places, spare }, () => false);
    expect(textOf(places.folder)).toBe('new');
    expect(readdirSync(folder)).toEqual(['build']);
  }
});

test('Linux with perl exchanges two folders in one step, other systems say that they cannot', () => {
  const canExchange = process.platform === 'linux' && spawnSync('perl', ['-e', '1']).status === 0;
  site(places.folder, 'old');
  site(places.staging, 'new');
  expect(exchangeBySystem(places.staging, places.folder)).toBe(canExchange);
  expect([textOf(places.folder), textOf(places.staging)]).toEqual(canExchange ? ['new', 'old'] : ['old', 'new']);
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
  const disk = {
    ...nodeFileSystem,
    rename(from: string, to: string): void {
      if (from === places.staging) throw Object.assign(new Error('full'), { code: 'EIO' });
      nodeFileSystem.rename(from, to);
    },
  };
  expect(() => swapIn(disk, places, () => false)).toThrow('full');
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
