import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FileSystem } from '@helpgen/disk';
import { nodeHost } from '@helpgen/disk';
import { takeLock } from '../output/lock.ts';
import { openProject } from '../project.ts';
import { recoverMove, writeMove } from './write-move.ts';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'helpgen-move-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const before = { 'site-config.json': '{}', 'docs/guide/a.md': '# A', 'docs/guide/img/a.png': 'png', 'docs/b.md': '[a](guide/a.md)' };
const after = { 'site-config.json': '{ }', 'docs/new/a.md': '# A', 'docs/new/img/a.png': 'png', 'docs/b.md': '[a](new/a.md)' };

const projectOf = (): ReturnType<typeof openProject> => openProject(join(root, 'site-config.json'));

function start(): ReadonlyMap<string, Uint8Array<ArrayBuffer> | undefined> {
  rmSync(root, { recursive: true, force: true });
  for (const [path, text] of Object.entries(before)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const gone = Object.keys(before).filter((path) => !(path in after));
  return new Map([
    ...gone.map((path) => [join(root, path), undefined] as const),
    ...Object.entries(after).map(([path, text]) => [join(root, path), new TextEncoder().encode(text)] as const),
  ]);
}

/** Every file and folder of the site, and what stands in it. */
function state(): { readonly [path: string]: string | undefined } {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => !path.startsWith('.helpgen') || path.endsWith('.json'));
  return Object.fromEntries(paths.sort().map((path) => [path, statSync(join(root, path)).isFile() ? readFileSync(join(root, path), 'utf8') : undefined]));
}

const changing = ['writeFile', 'createFile', 'rename', 'removeFile', 'makeOneFolder', 'removeFolder'] as const;

/** A disk on which nothing is changed any more after `calls` changes; the last one is half of a file. */
function dyingDisk(calls: number): FileSystem {
  let left = calls;
  const dying = changing.map((name) => [
    name,
    (path: string, content: never) => {
      left -= 1;
      if (left === 0 && name === 'writeFile') return nodeHost.disk.writeFile(path, String(content).slice(0, 1));
      if (left <= 0) throw Object.assign(new Error('killed'), { code: 'EIO', path });
      return nodeHost.disk[name](path, content);
    },
  ]);
  return { ...nodeHost.disk, ...(Object.fromEntries(dying) as Partial<FileSystem>) };
}

test('a move that is killed at any moment is put back, or done, by the next command', () => {
  start();
  const old = state();
  writeMove(nodeHost, projectOf(), start());
  const moved = state();
  expect(Object.keys(moved)).toEqual(['docs', 'docs/b.md', 'docs/new', 'docs/new/a.md', 'docs/new/img', 'docs/new/img/a.png', 'site-config.json']);
  const ends = new Set<string>();
  for (let calls = 1; !ends.has('whole'); calls += 1) {
    const changes = start();
    let isWhole = true;
    try {
      writeMove({ ...nodeHost, disk: dyingDisk(calls) }, projectOf(), changes);
    } catch {
      isWhole = false;
    }
    // The config is never away.
    expect(existsSync(join(root, 'site-config.json'))).toBe(true);
    const isLocked = existsSync(join(root, '.helpgen/move.lock'));
    rmSync(join(root, '.helpgen/move.lock'), { force: true });
    const told = recoverMove(nodeHost, projectOf()).map(({ code }) => code);
    expect([calls, state()]).toEqual([calls, isWhole ? moved : old]);
    if (!isWhole) ends.add(told.join());
    else if (!isLocked) ends.add('whole');
  }
  expect([...ends].sort()).toEqual(['', 'HG5098', 'whole']);
});

test('of two moves at once one is told of the other', () => {
  const changes = start();
  mkdirSync(join(root, '.helpgen'));
  const lock = takeLock(nodeHost.disk, join(root, '.helpgen/move.lock'), nodeHost.now);
  const old = state();
  expect(() => writeMove(nodeHost, projectOf(), changes)).toThrow('HG5099');
  expect(state()).toEqual(old);
  writeFileSync(join(root, '.helpgen/move-begun.json'), '{ "files": [], "folders": [] }');
  expect(recoverMove(nodeHost, projectOf())).toEqual([]);
  if (lock.kind === 'held') lock.release();
  expect(recoverMove(nodeHost, projectOf())).toMatchObject([{ code: 'HG5098' }]);
});
