import { expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFileSystem } from '@helpgen/disk';
import { takeLock } from './lock.ts';

test('a lock that another process has made and not written yet is not broken', () => {
  const folder = mkdtempSync(join(tmpdir(), 'helpgen-lock-'));
  const path = join(folder, 'lock');
  const holder = JSON.stringify({ pid: 7, host: 'elsewhere', began: '', since: '2026-01-01T00:00:00.000Z' });
  writeFileSync(path, '');
  spawn(process.execPath, ['-e', `setTimeout(() => require('node:fs').writeFileSync(${JSON.stringify(path)}, ${JSON.stringify(holder)}), 100)`]);
  expect(takeLock(nodeFileSystem, path, () => new Date(0))).toEqual({ kind: 'busy', pid: 7, since: '2026-01-01T00:00:00.000Z' });
  rmSync(folder, { recursive: true });
});
