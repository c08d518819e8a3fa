import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { runCli } from '../fixtures/run-cli.ts';

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'helpgen-migrate-'));
  await mkdir(join(cwd, 'old/docs'), { recursive: true });
  await writeFile(join(cwd, 'old/mkdocs.yml'), 'site_name: A\nhooks: [a.py]\n');
  await writeFile(join(cwd, 'old/docs/index.md'), '# A\n');
});
afterEach(() => rm(cwd, { recursive: true }));

test('the new site is written, with what did not come over and what to do next', async () => {
  const run = await runCli(['migrate', 'old', '--out', 'new'], { cwd });
  expect(run).toEqual({
    exitCode: 0,
    stderr: '',
    stdout:
      '✔ MkDocs: 1 pages, 1 without a loss, 0 other files, 0 redirects; 2 files written\n\nWhat did not come over:\n       1  hooks in Python\n\n' +
      `All places are in migration-report.md. Next:\n  cd ${join(cwd, 'new')}\n  helpgen check\n  helpgen build --anyway\n`,
  });
});

test('the report can be had as JSON', async () => {
  const { stdout } = await runCli(['migrate', 'old', '--json'], { cwd });
  expect(JSON.parse(stdout)).toMatchObject({
    exitCode: 0,
    system: 'MkDocs',
    target: join(cwd, 'old/helpgen'),
    losses: [{ construct: 'hooks in Python', places: ['mkdocs.yml:1'] }],
  });
});

test('a folder without a site is a finding', async () => {
  const { exitCode, stderr } = await runCli(['migrate', 'nothing'], { cwd });
  expect(exitCode).toBe(1);
  expect(stderr).toContain(`error[HG6030]: \`${join(cwd, 'nothing')}\` is no folder with a config`);
});

test('a file in place of the folder is a finding, and so is a target that the system refuses', async () => {
  const file = await runCli(['migrate', 'old/mkdocs.yml'], { cwd });
  expect([file.exitCode, file.stderr]).toEqual([1, expect.stringContaining('error[HG6030]')]);
  const target = await runCli(['migrate', 'old', '--out', 'old/mkdocs.yml'], { cwd });
  expect(target.exitCode).toBe(1);
  expect(target.stderr).toContain(`error[HG6008]: The system refuses \`${join(cwd, 'old/mkdocs.yml')}`);
  expect(target.stderr).not.toContain(' at ');
});
