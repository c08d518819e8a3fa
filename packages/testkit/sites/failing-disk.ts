import { afterEach, expect } from '@jest/globals';
import { readdirSync, rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { FileSystem, Host } from '@helpgen/engine';
import { nodeHost } from '@helpgen/engine';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

const rigs: SiteRig[] = [];
afterEach(() => rigs.splice(0).forEach((rig) => rig.close()));

export const oldPage = '---\ntitle: Старое\n---\n\nСтарый текст.\n';
export const newPage = '---\ntitle: Новое\n---\n\nНовый текст.\n';

/** Calls of the disk that change it. */
const changing = ['writeFile', 'createFile', 'makeFolder', 'makeOneFolder', 'rename', 'link', 'removeFile', 'removeFolder'] as const;

/** A host whose disk does `act` before its change number `at` (from 0). */
export function hostFailingAt(at: number, act: (path: string) => void): { readonly host: Host; count(): number } {
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
export async function builtRig(others: number): Promise<{ readonly rig: SiteRig; readonly old: ReadonlyMap<string, string>; readonly fresh: ReadonlyMap<string, string> }> {
  const pages = Array.from({ length: others }, (_, number) => [`docs/guide-${number % 4}/page-${number}.md`, oldPage]);
  const rig = createSiteRig({ 'docs/index.md': oldPage, 'docs/a.md': oldPage, ...Object.fromEntries(pages) });
  rigs.push(rig);
  await rig.build();
  const old = rig.output();
  rig.write('docs/a.md', newPage);
  await rig.build({ outDir: 'fresh', cache: false });
  return { rig, old, fresh: rig.output(`${rig.root}/fresh`) };
}

/** What builds that did not end have left beside the site. */
export function leftovers(rig: SiteRig): readonly string[] {
  return readdirSync(rig.root).filter((name) => name.includes('helpgen-'));
}

/** What the end of a process does to its lock: nobody holds it any more. This process goes on, so the test does it. */
export function dieWith(rig: SiteRig): void {
  rmSync(`${rig.root}/.build.helpgen-lock`, { force: true });
  rmSync(`${rig.root}/.helpgen/cache/lock`, { force: true });
}

/** Builds a site with a disk that says one of `codes`, each in its turn, at its first change, then at its second and so on, until a build needs no more changes. */
export async function buildThrough(...codes: readonly string[]): Promise<void> {
  const { rig, old, fresh } = await builtRig(2);
  let standing = old;
  let points = 0;
  for (let at = 0; ; at += 1) {
    const code = codes[at % codes.length];
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
    const found = report.diagnostics.map((diagnostic) => diagnostic.code);
    if (report.status === 'failed') expect([standing, found]).toEqual([before, [expect.stringMatching(code === 'EBUSY' ? /^HG501[46]$/ : 'HG5014')]]);
    else expect(found.filter((each) => each !== 'HG5050')).toEqual([]);
    if (count() <= at) break;
    points += 1;
    dieWith(rig);
  }
  expect(points).toBeGreaterThan(30);
  expect((await rig.build()).status).not.toBe('failed');
  expect(leftovers(rig)).toEqual([]);
}
