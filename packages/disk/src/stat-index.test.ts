import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { nodeFileSystem } from './file-system.ts';
import { createStatIndex } from './stat-index.ts';

const later = (): bigint => BigInt(Date.now() + 60_000) * 1_000_000n;

test('a file is read when its state is new, and whoever waits for work is told then alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'helpgen-stats-'));
  const path = join(folder, 'a.md');
  let reads = 0;
  const open = (rows?: unknown): ReturnType<typeof createStatIndex> => createStatIndex(nodeFileSystem, rows, later, () => (reads += 1));
  try {
    writeFileSync(path, 'one');
    const first = open();
    const digest = first.digest(path);
    const second = open(first.rows());
    expect([second.digest(path), reads]).toEqual([digest, 1]);
    writeFileSync(path, 'other');
    expect(open(second.rows()).digest(path)).not.toBe(digest);
    expect(reads).toBe(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
