import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { cleanSite } from '@helpgen/engine';
import { HelpgenError } from '@helpgen/model';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

let rig: SiteRig;

beforeEach(() => {
  rig = createSiteRig({ 'docs/index.md': 'Текст.' });
});
afterEach(() => rig.close());

const clean = (): ReturnType<typeof cleanSite> => cleanSite({ configPath: `${rig.root}/site-config.json` });

/** The finding with which nothing is removed. */
async function refusal(): Promise<unknown> {
  const error: unknown = await clean().catch((thrown: unknown) => thrown);
  if (!(error instanceof HelpgenError)) throw new Error('nothing was refused', { cause: error });
  return error.diagnostics;
}

/** Resolves when there is something at `path`. A build that has little to do passes in microtasks alone, so these are looked between. */
async function appeared(path: string): Promise<void> {
  for (let look = 1; !existsSync(`${rig.root}/${path}`); look += 1) await (look % 50 === 0 ? new Promise((done) => setImmediate(done)) : null);
}

test('what builds have left is removed, and nothing else', async () => {
  await rig.build();
  expect(await clean()).toEqual({ removed: ['.helpgen', 'build'] });
  expect(readdirSync(rig.root).toSorted()).toEqual(['docs', 'site-config.json']);
  expect(await clean()).toEqual({ removed: [] });
}, 60_000);

test('while a build writes the output folder, clean says so and removes nothing', async () => {
  const building = rig.build();
  await appeared('.build.helpgen-lock');
  expect(await refusal()).toMatchObject([{ code: 'HG5013', args: { path: 'build', pid: process.pid } }]);
  expect((await building).status).toBe('built');
  expect(existsSync(`${rig.root}/.build.helpgen-lock`)).toBe(false);
}, 60_000);

test('while a build into another folder uses the cache, clean says so and removes nothing', async () => {
  await rig.build();
  const building = rig.build({ outDir: 'other' });
  await appeared('.helpgen/cache/lock');
  expect(await refusal()).toMatchObject([{ code: 'HG5051', args: { path: '.helpgen/cache', pid: process.pid } }]);
  expect(rig.output().size).toBeGreaterThan(0);
  expect((await building).status).toBe('built');
  expect(existsSync(`${rig.root}/.build.helpgen-lock`)).toBe(false);
  expect((await clean()).removed).toEqual(['.helpgen', 'build']);
}, 60_000);

test('behind a link the cache is removed, and neither the link nor what else is there', async () => {
  mkdirSync(`${rig.root}/elsewhere`);
  writeFileSync(`${rig.root}/elsewhere/of-mine.txt`, '');
  symlinkSync('elsewhere', `${rig.root}/.helpgen`);
  await rig.build();
  expect(await clean()).toEqual({ removed: ['.helpgen/cache', 'build'] });
  expect(readdirSync(`${rig.root}/.helpgen`)).toEqual(['of-mine.txt']);
  expect(await clean()).toEqual({ removed: [] });
}, 60_000);

test('a file in place of the cache is somebody’s own: clean says so and removes nothing', async () => {
  writeFileSync(`${rig.root}/.helpgen`, '');
  await rig.build();
  expect(await refusal()).toMatchObject([{ code: 'HG5052', args: { path: '.helpgen' } }]);
  expect(rig.output().size).toBeGreaterThan(0);
}, 60_000);
