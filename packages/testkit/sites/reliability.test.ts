import { afterEach, expect, test } from '@jest/globals';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { FileSystem, Host } from '@helpgen/engine';
import { nodeHost } from '@helpgen/engine';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

const rigs: SiteRig[] = [];
afterEach(() => rigs.splice(0).forEach((rig) => rig.close()));

const oldPage = '---\ntitle: Старое\n---\n\nСтарый текст.\n';
const newPage = '---\ntitle: Новое\n---\n\nНовый текст.\n';

/** Calls of the disk that change it. */
const changing = ['writeFile', 'createFile', 'makeFolder', 'makeOneFolder', 'rename', 'link', 'removeFile', 'removeFolder'] as const;

/** A host whose disk does `act` before its change number `at` (from 0). */
function hostFailingAt(at: number, act: (path: string) => void): { readonly host: Host; count(): number } {
  let calls = 0;
  const before = (path: unknown): void => {
    calls += 1;
    if (calls > at) act(String(path));
  };
  const disk = { ...nodeHost.disk };
  for (const name of changing) {
    const original = nodeHost.disk[name] as (...args: readonly unknown[]) => unknown;
    Object.assign(disk, { [name]: (...args: readonly unknown[]) => (before(args[0]), original(...args)) });
  }
  const open: FileSystem['open'] = (path, mode) => {
    const file = nodeHost.disk.open(path, mode);
    return { ...file, size: file.size, write: (offset, bytes) => (before(path), file.write(offset, bytes)) };
  };
  return { host: { ...nodeHost, disk: { ...disk, open } }, count: () => calls };
}

/** A site of `others` pages and one whose title they all show, as it was built before and as it would be built now. */
async function builtRig(others: number): Promise<{ readonly rig: SiteRig; readonly old: ReadonlyMap<string, string>; readonly fresh: ReadonlyMap<string, string> }> {
  const pages = Array.from({ length: others }, (_, number) => [`docs/guide-${number % 4}/page-${number}.md`, oldPage]);
  const rig = createSiteRig({ 'docs/index.md': oldPage, 'docs/a.md': oldPage, ...Object.fromEntries(pages) });
  rigs.push(rig);
  await rig.build();
  const old = rig.output();
  rig.write('docs/a.md', newPage);
  await rig.build({ outDir: 'fresh', cache: false });
  return { rig, old, fresh: rig.output(`${rig.root}/fresh`) };
}

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

function leftovers(rig: SiteRig): readonly string[] {
  return readdirSync(rig.root).filter((name) => name.includes('helpgen-'));
}

/** What the end of a process does to its lock: nobody holds it any more. This process goes on, so the test does it. */
function dieWith(rig: SiteRig): void {
  rmSync(`${rig.root}/.build.helpgen-lock`, { force: true });
  rmSync(`${rig.root}/.helpgen/cache/lock`, { force: true });
}

test.each(['ENOSPC', 'EIO', 'EACCES', 'EROFS', 'EMFILE', 'EBUSY', 'EPERM', 'EXDEV'])('%s is told in words wherever the disk says it, and the output is the old site or the new one', async (code) => {
  const { rig, old, fresh } = await builtRig(2);
  let standing = old;
  let points = 0;
  for (let at = 0; ; at += 1) {
    rig.write('docs/a.md', isDeepStrictEqual(standing, old) ? newPage : oldPage);
    let isOver = false;
    const { host, count } = hostFailingAt(at, (path) => {
      if (isOver) return;
      isOver = true;
      throw Object.assign(new Error(code), { code, path });
    });
    const before = standing;
    const report = await rig.build({}, host);
    standing = rig.output();
    expect([old, fresh]).toContainEqual(standing);
    // What a failed build says is true: the site is untouched. Trouble with the cache fails none.
    const codes = report.diagnostics.map((diagnostic) => diagnostic.code);
    if (report.status === 'failed') expect([standing, codes]).toEqual([before, [expect.stringMatching(code === 'EBUSY' ? /^HG501[46]$/ : 'HG5014')]]);
    else expect(codes.filter((found) => found !== 'HG5050')).toEqual([]);
    if (count() <= at) break;
    points += 1;
    dieWith(rig);
  }
  expect(points).toBeGreaterThan(30);
  expect((await rig.build()).status).not.toBe('failed');
  expect(leftovers(rig)).toEqual([]);
}, 300_000);

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
  // Without the bundles that it was lent by other sites of the run.
  rmSync(folder, { recursive: true });
  await rig.build({ strict: false });
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
