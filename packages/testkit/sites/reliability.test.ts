import { expect, test } from '@jest/globals';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { buildSite, nodeHost } from '@helpgen/engine';
import { builtRig, dieWith, hostFailingAt, leftovers, newPage, oldPage } from './failing-disk.ts';

test('killed at any change of the disk, the output is the old site or the new one, and the next build mends the rest', async () => {
  const { rig, old, fresh } = await builtRig(28);
  let standing = rig.output();
  let points = 0;
  for (let at = 0; ; at += 1) {
    const next = isDeepStrictEqual(standing, old) ? fresh : old;
    rig.write('docs/a.md', next === fresh ? newPage : oldPage);
    const { host, count } = hostFailingAt(at, () => {
      throw new Error('killed');
    });
    const outcome = await rig.build({}, host).catch((error: Error) => error.message);
    // Between two renames the old site is aside, and the next command puts it back.
    standing = rig.output(existsSync(`${rig.root}/build`) ? undefined : `${rig.root}/.build.helpgen-new-old`);
    if (!isDeepStrictEqual(standing, old) && !isDeepStrictEqual(standing, fresh)) throw new Error(`neither the old site nor the new one after a kill before change ${at}`);
    if (outcome !== 'killed') {
      expect(count()).toBeLessThanOrEqual(at);
      break;
    }
    points += 1;
    dieWith(rig);
    // In between a build begins over what several killed ones have left.
    if (at % 4 !== 3) continue;
    await rig.build();
    standing = rig.output();
    expect(standing).toEqual(next);
    expect(leftovers(rig)).toEqual([]);
  }
  await rig.build();
  expect(leftovers(rig)).toEqual([]);
  expect(points).toBeGreaterThanOrEqual(200);
}, 600_000);

test('two builds of one site into two folders do not share the cache, and both are whole', async () => {
  const { rig, old } = await builtRig(2);
  rig.write('docs/a.md', oldPage);
  const reports = await Promise.all([rig.build({ outDir: 'one' }), rig.build({ outDir: 'two' })]);
  expect(reports.map(({ status }) => status)).toEqual(['built', 'built']);
  expect(reports.flatMap(({ diagnostics }) => diagnostics.map(({ code, severity }) => `${code} ${severity}`))).toEqual(['HG5050 note']);
  expect(rig.output(`${rig.root}/one`)).toEqual(old);
  expect(rig.output(`${rig.root}/two`)).toEqual(old);
}, 60_000);

test('the cache keeps the files of the last build and no older ones, and no bundle of an older helpgen', async () => {
  const { rig } = await builtRig(2);
  const folder = `${rig.root}/.helpgen/cache`;
  // Without the bundles that other sites of the run lend it.
  rmSync(folder, { recursive: true });
  await buildSite({ configPath: `${rig.root}/site-config.json`, jobs: 0 }, nodeHost);
  const version = readdirSync(folder).find((name) => name.startsWith('v')) ?? '';
  const namesOf = (kind: string): readonly string[] => readdirSync(`${folder}/${version}`).filter((name) => name.startsWith(`${kind}-`));
  const bundles = namesOf('bundle');
  writeFileSync(`${folder}/${version}/bundle-older-1.record`, '');
  rig.write('site-config.json', rig.readSource('site-config.json').replace('Справка', 'Другая'));
  await rig.build();
  expect(namesOf('contexts')).toHaveLength(1);
  expect(namesOf('renderer')).toHaveLength(1);
  expect(bundles).toHaveLength(1);
  expect(namesOf('bundle')).toEqual(bundles);
}, 60_000);
