import { buildCatalogue, defineDiagnostics, HelpgenError } from '@helpgen/model';
import { expect, test } from '@jest/globals';
import { runCli } from '../fixtures/run-cli.ts';

const engine = { cleanSite: () => Promise.resolve({ removed: ['.helpgen/cache', 'build'] }) };

test('what was removed is listed', async () => {
  expect(await runCli(['clean'], { engine })).toEqual({ exitCode: 0, stdout: 'removed .helpgen/cache\nremoved build\n', stderr: '' });
  expect((await runCli(['clean', '--quiet'], { engine })).stdout).toBe('');
  expect(JSON.parse((await runCli(['clean', '--json'], { engine })).stdout)).toEqual({
    helpgen: '1.2.3',
    exitCode: 0,
    removed: ['.helpgen/cache', 'build'],
  });
});

test('nothing to remove is said to be so', async () => {
  expect((await runCli(['clean'])).stdout).toBe('Nothing to remove.\n');
});

test('the config of another folder is passed on', async () => {
  const seen: string[] = [];
  await runCli(['clean', '--config', 'x.json'], {
    engine: {
      cleanSite: ({ configPath }) => {
        seen.push(configPath);
        return Promise.resolve({ removed: [] });
      },
    },
  });
  expect(seen).toEqual(['/site/x.json']);
});

test('a folder in use is a finding', async () => {
  const find = defineDiagnostics(buildCatalogue);
  const run = await runCli(['clean'], {
    engine: { cleanSite: () => Promise.reject(new HelpgenError([find('HG5013', { pid: 7, path: 'build', since: '12:00' })])) },
  });
  expect(run.exitCode).toBe(1);
  expect(run.stderr).toMatch(/^error\[HG5013\]: Process 7 is building into `build`/);
});
