import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { migrateSite } from './migrate-site.ts';
import { migrateFiles, readAll, writeAll } from './testing/migrate-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'helpgen-migrate-'));
  writeAll(path.join(root, 'old'), {
    'mkdocs.yml': 'site_name: A\n',
    'docs/a.md': '# A\n\n!!! note\n    Text\n',
    'docs/b.markdown': '# B\n',
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (target: string) => migrateSite({ folder: path.join(root, 'old'), target: path.join(root, target) });

test('a second run writes nothing, and leaves alone what somebody has changed since', async () => {
  expect(await run('new')).toMatchObject({ written: 3, kept: [] });
  const first = readAll(path.join(root, 'new'));
  expect(await run('new')).toMatchObject({ written: 0, kept: [] });
  expect(readAll(path.join(root, 'new'))).toEqual(first);
  writeFileSync(path.join(root, 'new/docs/a.md'), 'mine');
  writeFileSync(path.join(root, 'old/docs/b.markdown'), '# C\n');
  expect(await run('new')).toMatchObject({ written: 1, kept: ['docs/a.md'] });
  expect(readFileSync(path.join(root, 'new/docs/a.md'), 'utf8')).toBe('mine');
  expect(readFileSync(path.join(root, 'new/docs/b.md'), 'utf8')).toBe('# C {#c}\n');
});

test('a page that is gone from the old site goes from the new one', async () => {
  await run('new');
  rmSync(path.join(root, 'old/docs/a.md'));
  await run('new');
  expect(Object.keys(readAll(path.join(root, 'new')))).not.toContain('docs/a.md');
});

test('in place the new files take the places of the old ones, once', async () => {
  expect(await run('old')).toMatchObject({ isDone: false, pages: 2 });
  const files = readAll(path.join(root, 'old'));
  expect(Object.keys(files)).toEqual([
    'docs/a.md',
    'docs/b.md',
    'migration-report.json',
    'migration-report.md',
    'mkdocs.yml',
    'site-config.json',
  ]);
  expect(files['docs/a.md']).toContain(':::note');
  expect(await run('old')).toMatchObject({ isDone: true, written: 0 });
  expect(readAll(path.join(root, 'old'))).toEqual(files);
});

test('a folder without a config that is known is refused', async () => {
  rmSync(path.join(root, 'old/mkdocs.yml'));
  await expect(run('new')).rejects.toMatchObject({ diagnostics: [{ code: 'HG6030' }] });
});

test('what the HTML of pages loads, and how it says that it looks, is allowed by the policy of the site', async () => {
  const html = '<iframe src="https://play.example/x?a=1"></iframe>\n\n<video src="//media.example/a.mp4"></video>\n\n<div style="color: red">Text</div>\n\n';
  const { config } = await migrateFiles({ 'mkdocs.yml': 'site_name: A\n', 'docs/index.md': `${html}<video src="a.mp4"></video>\n\n\`\`\`html\n<iframe src="https://no.example"></iframe>\n\`\`\`\n` });
  expect(config['contentSecurityPolicy']).toEqual({
    'frame-src': ["'self'", 'https://play.example'],
    'media-src': ["'self'", 'https://media.example'],
    'style-src': ["'unsafe-inline'"],
  });
});

test('the error page of the old site does not stand in the way of that of the new one', async () => {
  const { files, losses, report } = await migrateFiles({
    '.vitepress/config.ts': 'export default {}',
    'index.md': '# A\n',
    'public/404.html': '<p>Gone</p>',
  });
  expect(Object.keys(files)).not.toContain('static/404.html');
  expect(losses).toEqual({ 'an error page of the site (404.html)': 1 });
  expect(report.wholePages).toBe(1);
});

test('a redirect that leads where another one starts leads where that one does', async () => {
  const { config } = await migrateFiles({
    'mkdocs.yml': 'site_name: A\nuse_directory_urls: false\nplugins:\n  - redirects:\n      redirect_maps:\n        old.md: more/new.md#part\n',
    'docs/more/new.md': '# New\n',
  });
  expect(config['redirects']).toEqual([
    { from: '/old', to: '/more/new/#part' },
    { from: '/more/new.html', to: '/more/new/' },
  ]);
});

test('a redirect whose addresses the config would refuse is written as it wants them, or left out', async () => {
  const { config } = await migrateFiles({
    'docusaurus.config.js': [
      "module.exports = { title: 'A', url: 'https://a.example', presets: [['classic', {}]], plugins: [['@docusaurus/plugin-client-redirects', { redirects: [",
      "  { from: '/old wallets', to: 'https://b.example/crypto wallets/a' }, { from: 'b?x=1', to: '/docs/a' }, { from: '/c', to: 'mailto:a@b.c' },",
      '] }]] };',
    ].join('\n'),
    'docs/a.md': '# A\n',
  });
  expect(config['redirects']).toEqual([
    { from: '/old wallets', to: 'https://b.example/crypto%20wallets/a' },
    { from: '/b', to: '/docs/a' },
  ]);
});
