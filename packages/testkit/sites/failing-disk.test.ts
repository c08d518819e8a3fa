import { expect, test } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';
import { builtRig, dieWith, hostFailingAt, leftovers, newPage, oldPage } from './failing-disk.ts';

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
