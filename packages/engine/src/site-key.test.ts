import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { nodeHost } from '@helpgen/disk';
import { makeFile, writeMadeFile } from './output/made-file.ts';
import { manifestName } from './output/output-folder.ts';
import { isWholeSite } from './site-key.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/helpgen-site-`);
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['a file that is another', (): void => writeFileSync(`${folder}/a/index.html`, 'altered')],
  ['a file that is gone', (): void => rmSync(`${folder}/a/index.html`)],
  ['another manifest, by which foreign files would be known', (): void => writeFileSync(`${folder}/${manifestName}`, 'helpgen 1\nforeign\n')],
  ['no manifest', (): void => rmSync(`${folder}/${manifestName}`)],
])('a site with %s is not the one that was written', (_name, alter) => {
  mkdirSync(`${folder}/a`);
  const write = (path: string): ReturnType<typeof writeMadeFile> => writeMadeFile(nodeHost.disk, folder, makeFile(path, path));
  const page = write('a/index.html');
  const record = { manifest: write(manifestName), files: new Map([[page.path, { ...page, key: '' }]]) };
  expect(isWholeSite({ host: nodeHost, places: { folder } }, record)).toBe(true);
  alter();
  expect(isWholeSite({ host: nodeHost, places: { folder } }, record)).toBe(false);
});
