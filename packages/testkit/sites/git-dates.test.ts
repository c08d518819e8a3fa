import { afterEach, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

const folders: string[] = [];
const rigs: SiteRig[] = [];
afterEach(() => {
  rigs.splice(0).forEach((rig) => rig.close());
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});

const dated = { lastUpdate: { time: true, author: true } };

function git(root: string, seconds: number, ...args: readonly string[]): void {
  const date = `${1_700_000_000 + seconds} +0300`;
  const identity = { GIT_AUTHOR_NAME: 'Анна', GIT_AUTHOR_EMAIL: 'a@example.com', GIT_COMMITTER_NAME: 'Анна', GIT_COMMITTER_EMAIL: 'a@example.com' };
  execFileSync('git', args, { cwd: root, stdio: 'pipe', env: { ...process.env, ...identity, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date } });
}

/** A site with three commits: two pages, a change of one, a rename of the other. */
function createHistory(): SiteRig {
  const rig = createSiteRig({ 'docs/index.md': '---\ntitle: Начало\n---\n\nТекст\n', 'docs/если.md': '---\ntitle: Если\n---\n\nТекст\n' }, dated);
  rigs.push(rig);
  git(rig.root, 0, 'init', '--quiet', '--initial-branch=main');
  git(rig.root, 0, 'add', '.');
  git(rig.root, 0, 'commit', '--quiet', '-m', 'first');
  rig.write('docs/index.md', '---\ntitle: Начало\n---\n\nДругой текст\n');
  git(rig.root, 3600, 'commit', '--quiet', '-am', 'second');
  renameSync(`${rig.root}/docs/если.md`, `${rig.root}/docs/условие.md`);
  git(rig.root, 7200, 'add', '.');
  git(rig.root, 7200, 'commit', '--quiet', '-m', 'third');
  return rig;
}

const dateOf = (html: string): string | undefined => /<time datetime="([^"]+)"/i.exec(html)?.[1];

test('a page carries the time and author of its last change, also under a Cyrillic name and after a rename', async () => {
  const rig = createHistory();
  const report = await rig.build();
  expect(report.diagnostics).toEqual([]);
  expect(dateOf(rig.read('index.html'))).toBe('2023-11-14T23:13:20.000Z');
  expect(dateOf(rig.read('условие/index.html'))).toBe('2023-11-14T22:13:20.000Z');
  expect(rig.read('index.html')).toContain('Анна');
});

test('the history is that of the site, whatever repository a hook runs for', async () => {
  const rig = createHistory();
  process.env['GIT_DIR'] = `${tmpdir()}/of-another-repository`;
  try {
    expect((await rig.build()).diagnostics).toEqual([]);
  } finally {
    delete process.env['GIT_DIR'];
  }
  expect(dateOf(rig.read('index.html'))).toBe('2023-11-14T23:13:20.000Z');
});

test('in a shallow clone only what the history tells is told, and a note says so', async () => {
  const rig = createHistory();
  const clone = mkdtempSync(`${tmpdir()}/helpgen-shallow-`);
  folders.push(clone);
  execFileSync('git', ['clone', '--quiet', '--depth', '2', `file://${rig.root}`, clone], { stdio: 'pipe' });
  const shallow = createSiteRig({}, dated);
  rigs.push(shallow);
  rmSync(shallow.root, { recursive: true });
  renameSync(clone, shallow.root);
  const report = await shallow.build();
  expect(report.diagnostics).toMatchObject([{ code: 'HG5041', severity: 'note', args: { count: 2 } }]);
  expect(dateOf(shallow.read('index.html'))).toBeUndefined();
});

test('without a repository there are no dates, and a note says so', async () => {
  const rig = createSiteRig({ 'docs/index.md': '---\ntitle: Начало\n---\n\nТекст\n' }, dated);
  rigs.push(rig);
  const report = await rig.build();
  expect(report).toMatchObject({ status: 'built', diagnostics: [{ code: 'HG5040', severity: 'note' }] });
  expect(dateOf(rig.read('index.html'))).toBeUndefined();
});

test('a repository without a commit is not called none', async () => {
  const rig = createSiteRig({ 'docs/index.md': '---\ntitle: Начало\n---\n\nТекст\n' }, dated);
  rigs.push(rig);
  execFileSync('git', ['init', '-q', rig.root]);
  const report = await rig.build();
  expect(report).toMatchObject({ status: 'built', diagnostics: [{ code: 'HG5043', severity: 'note' }] });
});
