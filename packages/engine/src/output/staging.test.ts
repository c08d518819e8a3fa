import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { nodeFileSystem } from '../host/file-system.ts';
import type { BuildRecord } from './build-record.ts';
import { makeFile } from './made-file.ts';
import { filesBelow, manifestName } from './output-folder.ts';
import type { OutputPlaces } from './output-folder.ts';
import type { Staging } from './staging.ts';
import { createStaging } from './staging.ts';
import { swapIn } from './swap-folders.ts';

let root: string;
let places: OutputPlaces;
let record: BuildRecord | undefined;

beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/helpgen-staging-`);
  places = { folder: `${root}/build`, staging: `${root}/.build.helpgen-new`, spare: `${root}/spare`, lock: `${root}/lock` };
  record = undefined;
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds a site of these pages, each made with its own text as key, and says which of them had to be made. */
function build(pages: { readonly [path: string]: string }): readonly string[] {
  const staging: Staging = createStaging(nodeFileSystem, places, record);
  const made: string[] = [];
  for (const [path, text] of Object.entries(pages)) {
    if (staging.reuse([path], `page:${text}`)) continue;
    made.push(path);
    staging.put(makeFile(path, text), `page:${text}`);
  }
  staging.seal();
  swapIn(nodeFileSystem, places, () => false);
  const spare = new Map([...(record?.files ?? [])].map(([path, { state }]) => [path, state]));
  record = { siteKey: '', includes: [], report: {} as never, files: staging.files, pages: { shared: '', byRoute: new Map() }, spare };
  return made;
}

function built(): { readonly [path: string]: string } {
  return Object.fromEntries(
    filesBelow(nodeFileSystem, places.folder)
      .filter((path) => path !== manifestName)
      .map((path) => [path, readFileSync(`${places.folder}/${path}`, 'utf8')]),
  );
}

const sites = [
  { 'a/index.html': 'a1', 'b/index.html': 'b1', 'c/deep/index.html': 'c1' },
  { 'a/index.html': 'a2', 'b/index.html': 'b1', 'c/deep/index.html': 'c1' },
  { 'a/index.html': 'a2', 'b/index.html': 'b2', 'd/index.html': 'd1' },
  { 'a/index.html': 'a1', 'b/index.html': 'b1', 'c/deep/index.html': 'c1' },
  { 'a/index.html': 'a1' },
];

describe('a site that is put together from the folders of the one before the last', () => {
  test('holds what one put together from nothing holds, and makes nothing that the last one had', () => {
    const made = sites.map((pages) => {
      const wanted = build(pages);
      expect(built()).toEqual(pages);
      return wanted.length;
    });
    expect(made).toEqual([3, 1, 2, 3, 0]);
    expect(existsSync(`${places.folder}/c`)).toBe(false);
  });

  test('uses its folders again', () => {
    for (const pages of sites.slice(0, 2)) build(pages);
    const { ino } = statSync(`${root}/spare/c/deep`);
    build({ ...sites[1], 'b/index.html': 'b3' });
    expect(statSync(`${places.folder}/c/deep`).ino).toBe(ino);
  });

  test('never writes to a file that the last one shows', () => {
    build(sites[0] ?? {});
    build(sites[1] ?? {});
    const staging = createStaging(nodeFileSystem, places, record);
    staging.put(makeFile('b/index.html', 'b9'), 'page:b9');
    expect(built()).toEqual(sites[1]);
  });

  test.each([
    ['somebody put a file into', (spare: string) => writeFileSync(`${spare}/b/notes.txt`, 'mine')],
    ['somebody changed', (spare: string) => (rmSync(`${spare}/b/index.html`), writeFileSync(`${spare}/b/index.html`, 'not b1'))],
    ['somebody took a file from', (spare: string) => rmSync(`${spare}/b`, { recursive: true })],
    ['is gone', (spare: string) => rmSync(spare, { recursive: true })],
    ['is not the one that was kept', (spare: string) => (rmSync(spare, { recursive: true }), mkdirSync(`${spare}/z`, { recursive: true }), writeFileSync(`${spare}/z/x`, 'x'))],
  ])('is right also when the folder %s', (_what, harm) => {
    build(sites[0] ?? {});
    build(sites[1] ?? {});
    harm(`${root}/spare`);
    const next = { ...sites[1], 'a/index.html': 'a3' };
    build(next);
    expect(built()).toEqual(next);
  });
});
