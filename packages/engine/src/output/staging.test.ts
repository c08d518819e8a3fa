import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { FileSystem } from '@helpgen/disk';
import { filesBelow, nodeFileSystem } from '@helpgen/disk';
import type { BuildRecord } from './build-record.ts';
import { makeFile } from './made-file.ts';
import { manifestName } from './output-folder.ts';
import type { OutputPlaces } from './output-folder.ts';
import type { Staging } from './staging.ts';
import { createStaging } from './staging.ts';
import { swapIn } from './swap-folders.ts';

let root: string;
let places: OutputPlaces;
let record: BuildRecord | undefined;

beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/helpgen-staging-`);
  places = { folder: `${root}/build`, staging: `${root}/.build.helpgen-new`, link: undefined, lock: `${root}/lock`, spare: `${root}/spare` };
  record = undefined;
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds a site of these pages, each made with its own text as key, and says which of them had to be made. */
function build(pages: { readonly [path: string]: string }, disk: FileSystem = nodeFileSystem): readonly string[] {
  const staging: Staging = createStaging(disk, places, record);
  const made: string[] = [];
  for (const [path, text] of Object.entries(pages)) {
    if (staging.reuse([path], `page:${text}`)) continue;
    made.push(path);
    staging.put(makeFile(path, text), `page:${text}`);
  }
  const manifest = staging.seal();
  swapIn(disk, places);
  record = { siteKey: '', includes: [], report: {} as never, files: staging.files, manifest, pages: { graphKey: '', publicDigest: '', shared: '', byRoute: new Map() } };
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

test('a site holds what one put together from nothing holds, and nothing is made that the last one had', () => {
  const made = sites.map((pages) => {
    const wanted = build(pages);
    expect(built()).toEqual(pages);
    return wanted.length;
  });
  expect(made).toEqual([3, 1, 2, 3, 0]);
  expect(existsSync(`${places.folder}/c`)).toBe(false);
});

test('what is taken over is the same file, and what is made anew never touches that of the last site', () => {
  build(sites[0] ?? {});
  const { ino } = statSync(`${places.folder}/b/index.html`);
  build(sites[1] ?? {});
  expect(statSync(`${places.folder}/b/index.html`).ino).toBe(ino);
  const staging = createStaging(nodeFileSystem, places, record);
  staging.put(makeFile('b/index.html', 'b9'), 'page:b9');
  expect(built()).toEqual(sites[1]);
});

test('the folders of the site before the last one are used again, and its files where they are those of the last one', () => {
  const pages = sites[0] ?? {};
  build(pages);
  build(pages);
  const { ino } = statSync(`${places.spare}/c/deep`);
  const linked: string[] = [];
  const disk: FileSystem = { ...nodeFileSystem, link: (from, to) => void (linked.push(to), nodeFileSystem.link(from, to)) };
  build({ ...pages, 'a/index.html': 'a2' }, disk);
  expect(statSync(`${places.folder}/c/deep`).ino).toBe(ino);
  build({ ...pages, 'a/index.html': 'a2' }, disk);
  expect(linked).toEqual([`${places.staging}/a/index.html`]);
  expect(built()).toEqual({ ...pages, 'a/index.html': 'a2' });
});

test('what stands in the spare site and is not what was written there is no part of a new one', () => {
  const pages = sites[0] ?? {};
  build(pages);
  build(pages);
  rmSync(`${places.spare}/b/index.html`);
  writeFileSync(`${places.spare}/b/index.html`, 'xx');
  writeFileSync(`${places.spare}/b/foreign.txt`, 'foreign');
  rmSync(`${places.spare}/c`, { recursive: true });
  writeFileSync(`${places.spare}/c`, 'a file in the place of a folder');
  build(pages);
  expect(built()).toEqual(pages);
});

test('where no spare site can be kept nothing is left of the old one', () => {
  const disk: FileSystem = {
    ...nodeFileSystem,
    rename(from, to): void {
      if (to === places.spare) throw Object.assign(new Error('EXDEV'), { code: 'EXDEV' });
      nodeFileSystem.rename(from, to);
    },
  };
  for (const pages of sites) {
    build(pages, disk);
    expect(built()).toEqual(pages);
    expect(readdirSync(root)).toEqual(['build']);
  }
});

test.each(['EXDEV', 'EPERM', 'ENOTSUP'])('where files cannot be linked (%s) they are copied', (code) => {
  const disk = {
    ...nodeFileSystem,
    link(): void {
      throw Object.assign(new Error(code), { code });
    },
  };
  build(sites[0] ?? {}, disk);
  expect(build(sites[0] ?? {}, disk)).toEqual([]);
  expect(build(sites[1] ?? {}, disk)).toEqual(['a/index.html']);
  expect(built()).toEqual(sites[1]);
});

test.each([
  [{ CNAME: 'example.com' }, { 'CNAME/z.txt': 'z' }],
  [{ 'CNAME/z.txt': 'z' }, { CNAME: 'example.com' }],
  [{ 'a/b/index.html': 'b' }, { a: 'a', 'b.html': 'b' }],
])('a file becomes a folder and a folder a file: %j, then %j', (first, second) => {
  for (const pages of [first, { ...first, 'c.txt': '1' }, second, { ...second, 'c.txt': '1' }, first]) {
    build(pages);
    expect(built()).toEqual(pages);
  }
});

test.each([
  ['CNAME', 'CNAME/z.txt'],
  ['CNAME/z.txt', 'CNAME'],
  ['CNAME/deep/z.txt', 'CNAME'],
  ['CNAME', 'CNAME/deep/z.txt'],
])('a site in which %s is to stand beside %s is a finding', (first, second) => {
  const staging = createStaging(nodeFileSystem, places, undefined);
  staging.write(first, 'emit', '1');
  staging.write(second, 'static', '2');
  expect(staging.diagnostics).toMatchObject([{ code: 'HG5015', args: { path: second, first: 'emit', second: 'static' } }]);
});
