import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildOptions, BuildReport } from '@helpgen/engine';
import { HelpgenError } from '@helpgen/model';
import type { Diagnostic, SourcePath } from '@helpgen/model';
import { expect, test } from '@jest/globals';
import { runCli, smallReport } from '../fixtures/run-cli.ts';
import type { Engine } from '../session.ts';

const brokenLink: Diagnostic = {
  code: 'HG3002',
  severity: 'error',
  message: 'This link points to a page that does not exist.',
  hint: 'Did you mean `../setup.md`?',
  at: {
    file: 'docs-content/guide/install.md' as SourcePath,
    line: 42,
    column: 26,
    length: 11,
    lineText: 'Follow [the setup steps](../setpu.md) first.',
  },
  args: { target: '../setpu.md' },
};
const warning: Diagnostic = { ...brokenLink, severity: 'warning' };

function engineWith(report: Partial<BuildReport>): Partial<Engine> {
  return { buildSite: () => Promise.resolve({ ...smallReport, ...report }) };
}

test('a build ends with a summary that says where the site is and what to do next', async () => {
  expect(await runCli(['build'])).toEqual({
    exitCode: 0,
    stderr: '',
    stdout: [
      '✔ Built 3 pages in 1.2 s',
      '  pages    3 (2 documents)',
      '  files    12, 2.4 MB (HTML 29.3 KB)',
      '  client   JavaScript 68.4 KB, CSS 7.8 KB (gzip)',
      '  search   48.8 KB, 3 entries, search-index.json',
      '  work     compiled 2, 1 from the cache; rendered 3',
      '  steps    compile 800 ms · render 400 ms',
      '  slowest  /a 120 ms',
      '',
      'The site is in build. To look at it: helpgen serve',
      '',
    ].join('\n'),
  });
});

test('the summary counts what a small site has none of', async () => {
  const { stdout } = await runCli(['build', '--verify', '--config', 'my docs'], {
    engine: engineWith({
      counts: { ...smallReport.counts, pages: 12_345, redirects: 7, versions: 2, locales: 3, presets: [{ name: 'types', text: '2 types' }] },
      diagnostics: [warning],
      verified: { files: 12, differences: [] },
    }),
  });
  expect(stdout).toContain('✔ Built 12\u00A0345 pages in');
  expect(stdout).toContain('pages     12\u00A0345 (2 documents), 7 redirects, 2 versions, 3 locales\n  types     2 types\n');
  expect(stdout).toContain('verified  12 files, every byte the same without the cache\n');
  expect(stdout).toContain('findings  1 warning\n');
  expect(stdout).toContain('helpgen serve --config "my docs"\n');
});

test('an unchanged site is said to stand as it was', async () => {
  const { stdout, exitCode } = await runCli(['build'], { engine: engineWith({ status: 'unchanged' }) });
  expect(exitCode).toBe(0);
  expect(stdout).toBe(
    '✔ Nothing has changed: 3 pages stand as they were (1.2 s)\n  pages  3 (2 documents)\n\nThe site is in build. To look at it: helpgen serve\n',
  );
});

test('an unchanged site can be verified too', async () => {
  const { stdout } = await runCli(['build', '--verify'], { engine: engineWith({ status: 'unchanged', verified: { files: 12, differences: [] } }) });
  expect(stdout).toContain('  verified  12 files, every byte the same without the cache\n');
});

test('findings fail a build and are printed with their place', async () => {
  const run = await runCli(['build'], { engine: engineWith({ status: 'failed', diagnostics: [brokenLink] }) });
  expect(run).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: [
      'error[HG3002]: This link points to a page that does not exist.',
      '  docs-content/guide/install.md:42:26',
      '   42 | Follow [the setup steps](../setpu.md) first.',
      '      |                          ^^^^^^^^^^^',
      '  hint: Did you mean `../setup.md`?',
      '',
      '✖ Not built: 1 error.',
      '',
    ].join('\n'),
  });
});

test('a build that fails says that the site before it stands, when there is one', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'helpgen-'));
  await mkdir(join(cwd, 'build'));
  const run = await runCli(['build'], { cwd, engine: engineWith({ status: 'failed', outDir: join(cwd, 'build'), diagnostics: [brokenLink] }) });
  await rm(cwd, { recursive: true });
  expect(run.stderr).toContain('✖ Not built: 1 error. What was in build stands as it was.\n');
});

test('a build that fails for its warnings says that --strict is the reason', async () => {
  const run = await runCli(['build', '--strict'], { engine: engineWith({ status: 'failed', diagnostics: [warning] }) });
  expect(run.exitCode).toBe(1);
  expect(run.stderr).toContain('✖ Not built: 1 warning (which --strict does not allow).');
});

test('a config that cannot be used leaves nothing to say about pages or folders', async () => {
  const report = { status: 'failed', outDir: '', diagnostics: [brokenLink], counts: { ...smallReport.counts, pages: 0 } } as const;
  const built = await runCli(['build'], { engine: engineWith(report) });
  expect(built.stderr.endsWith('\n✖ Not built: 1 error.\n')).toBe(true);
  const checked = await runCli(['check'], { engine: engineWith(report) });
  expect(checked.stderr.endsWith('\n✖ Check failed: 1 error (1.2 s)\n')).toBe(true);
});

test('warnings alone do not fail', async () => {
  const run = await runCli(['check'], { engine: engineWith({ status: 'checked', diagnostics: [warning] }) });
  expect(run.exitCode).toBe(0);
  expect(run.stdout).toContain('✔ Checked 3 pages in 1.2 s: 1 warning\n');
  expect(run.stdout).not.toContain('The site is in');
});

test('a check without findings says so, and one with errors fails', async () => {
  const clean = await runCli(['check'], { engine: engineWith({ status: 'checked' }) });
  expect(clean.stdout).toContain('✔ Checked 3 pages in 1.2 s, nothing to report\n');
  const broken = await runCli(['check'], { engine: engineWith({ status: 'failed', diagnostics: [brokenLink] }) });
  expect(broken.exitCode).toBe(1);
  expect(broken.stderr).toContain('✖ Check failed: 1 error (3 pages, 1.2 s)\n');
});

test('builds that differ without the cache fail', async () => {
  const run = await runCli(['build', '--verify'], { engine: engineWith({ verified: { files: 12, differences: ['a.html'] } }) });
  expect(run.exitCode).toBe(1);
  expect(run.stderr).toContain('verified  1 file of 12 differ without the cache\n');
});

test('--json is one report on standard output and nothing else', async () => {
  const run = await runCli(['build', '--json'], { engine: engineWith({ status: 'failed', diagnostics: [brokenLink] }) });
  expect(run.exitCode).toBe(1);
  expect(run.stderr).toBe('');
  expect(JSON.parse(run.stdout)).toEqual({ helpgen: '1.2.3', exitCode: 1, command: 'build', ...smallReport, status: 'failed', diagnostics: [brokenLink] });
});

test('--quiet prints findings alone', async () => {
  expect(await runCli(['build', '--quiet'])).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  const run = await runCli(['build', '--quiet'], { engine: engineWith({ diagnostics: [warning] }) });
  expect(run.stderr.startsWith('warning[HG3002]')).toBe(true);
  expect(run.stdout).toBe('');
});

test('what the engine cannot go on with is printed like any finding', async () => {
  const run = await runCli(['build'], { engine: { buildSite: () => Promise.reject(new HelpgenError([brokenLink])) } });
  expect(run.exitCode).toBe(1);
  expect(run.stderr).toMatch(/^error\[HG3002\]/);
  expect(run.stderr).not.toContain('at Object');
});

test('options reach the engine', async () => {
  const seen: BuildOptions[] = [];
  const engine = {
    buildSite: (options: BuildOptions) => {
      seen.push(options);
      return Promise.resolve(smallReport);
    },
  };
  await runCli(['build', '--strict', '--verify', '--no-cache', '--jobs', '3', '--out-dir', 'out', '--config', 'x/other.json'], { engine });
  await runCli(['check'], { engine });
  expect(seen).toMatchObject([
    { configPath: '/site/x/other.json', mode: 'build', strict: true, verify: true, cache: false, jobs: 3, outDir: '/site/out' },
    { configPath: '/site/site-config.json', mode: 'check', strict: false, verify: false, cache: true },
  ]);
});

test('--config may name the folder of the config', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'helpgen-'));
  const seen: string[] = [];
  const engine = {
    buildSite: ({ configPath }: BuildOptions) => {
      seen.push(configPath);
      return Promise.resolve(smallReport);
    },
  };
  await runCli(['build', '--config', folder], { engine });
  await runCli(['build', '--config', '.'], { engine, cwd: folder });
  await rm(folder, { recursive: true });
  expect(seen).toEqual([join(folder, 'site-config.json'), join(folder, 'site-config.json')]);
});

test('paths of findings are given as seen from the current folder', async () => {
  const run = await runCli(['check', '--config', 'sub/site-config.json'], { engine: engineWith({ status: 'failed', diagnostics: [brokenLink] }) });
  expect(run.stderr).toContain('\n  sub/docs-content/guide/install.md:42:26\n');
});

test('a CI system gets annotations, relative to the repository', async () => {
  const run = await runCli(['check'], {
    engine: engineWith({ status: 'failed', diagnostics: [brokenLink] }),
    env: { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: '/' },
  });
  expect(run.stderr).toContain(
    '::error file=site/docs-content/guide/install.md,line=42,col=26,title=HG3002::This link points to a page that does not exist.%0ADid you mean `../setup.md`?\n',
  );
});

test('progress is a line a step where there is no terminal', async () => {
  const engine = {
    buildSite: ({ onProgress }: BuildOptions) => {
      for (const done of [0, 1, 2]) onProgress?.({ step: 'compile', done, total: 2 });
      onProgress?.({ step: 'swap', done: 0, total: 0 });
      return Promise.resolve(smallReport);
    },
  };
  expect((await runCli(['build'], { engine })).stderr).toBe('compiling pages (2)\nputting the new site in place\n');
  expect((await runCli(['build', '--quiet'], { engine })).stderr).toBe('');
  expect((await runCli(['build', '--json'], { engine })).stderr).toBe('');
});

test('an interrupted build ends at once and says what stands', async () => {
  const interruption = new AbortController();
  const engine = {
    buildSite: () => {
      interruption.abort();
      return new Promise<BuildReport>(() => undefined);
    },
  };
  expect(await runCli(['build'], { engine, interrupted: interruption.signal })).toEqual({
    exitCode: 130,
    stdout: '',
    stderr: 'Interrupted. The output folder holds a whole site: the one before, or the new one if it was complete.\n',
  });
});

test('a site that is written in spite of what is wrong says so, and the exit code is 1', async () => {
  const diagnostics = [{ code: 'HG3001', severity: 'error' as const, message: 'The file is not there.', args: {} }];
  const asked: unknown[] = [];
  const buildSite: Engine['buildSite'] = (options) => {
    asked.push(options.anyway);
    return Promise.resolve({ ...smallReport, diagnostics });
  };
  const run = await runCli(['build', '--anyway'], { engine: { buildSite } });
  expect([run.exitCode, run.stdout, asked]).toEqual([1, '', [true]]);
  expect(run.stderr).toContain('Built 3 pages in 1.2 s in spite of what is wrong: 1 error');
});
