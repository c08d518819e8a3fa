import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const theme = join(import.meta.dirname, '../../theme');

test('the preview of the theme writes a page of each kind, whose scripts and styles are there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'helpgen-preview-'));
  try {
    const { status, stderr } = spawnSync(process.execPath, ['preview/write-preview.mjs', folder], { cwd: theme, encoding: 'utf8' });
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
    for (const route of ['', 'topics/if/', 'topics/draft/', 'search/', '404/']) {
      const html = readFileSync(join(folder, 'docs', route, 'index.html'), 'utf8');
      const addresses = [...html.matchAll(/<(?:script|link rel="stylesheet")[^>]* (?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
      expect(addresses.length).toBeGreaterThan(2);
      expect(addresses.filter((address) => readFileSync(join(folder, address)).length === 0)).toEqual([]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
