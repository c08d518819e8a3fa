import { readPresetCatalogue } from '@helpgen/engine';
import { catalogue } from '@helpgen/model';
import { expect, test } from '@jest/globals';
import { tmpdir } from 'node:os';
import { runCli } from '../fixtures/run-cli.ts';

test('a code is explained with its title, severity, explanation, message and hint', async () => {
  expect(await runCli(['explain', 'HG6002'])).toEqual({
    exitCode: 0,
    stderr: '',
    stdout: [
      'HG6002: Unknown option (error)',
      '',
      'Options differ from command to command; `helpgen build --help` lists those of `build`. An option',
      'that is not known is refused, because to pass over it in silence would do something other than',
      'what was asked for.',
      '',
      'Message: `{option}` is not an option of `{command}`.',
      'Hint:    Did you mean `{suggestion}`?',
      '',
    ].join('\n'),
  });
});

test('title, message and hint are in Russian when that is asked for', async () => {
  const { stdout } = await runCli(['explain', 'HG6002', '--lang', 'ru']);
  expect(stdout).toMatch(/^HG6002: Неизвестный ключ \(error\)\n[^]*Message: Ключа `\{option\}` у `\{command\}` нет\.\nHint: {4}Возможно/);
});

test.each(['hg6002', 'Hg6002', '6002', '[HG6002]', 'error[HG6002]:'])('%s is understood', async (code) => {
  expect((await runCli(['explain', code])).stdout).toMatch(/^HG6002: Unknown option/);
});

test('without a code every code is listed with its title', async () => {
  const { exitCode, stdout } = await runCli(['explain']);
  expect(exitCode).toBe(0);
  const lines = stdout.split('\n');
  for (const [code, { title, severity = 'error' }] of Object.entries(catalogue)) {
    expect(lines).toContain(`  ${code}  ${severity.padEnd(7)}  ${title}`);
  }
});

test('every code can be explained', async () => {
  for (const code of Object.keys(catalogue)) expect((await runCli(['explain', code])).exitCode).toBe(0);
});

test('every code has a title without a full stop, a message, and an explanation of a sentence at least', () => {
  for (const [code, entry] of Object.entries(catalogue)) {
    expect([code, entry.title.endsWith('.')]).toEqual([code, false]);
    expect([code, entry.message.length > 0]).toEqual([code, true]);
    expect([code, /\w.*[.!?]$/su.test(entry.explanation)]).toEqual([code, true]);
  }
});

test.each([
  ['HG6003X', '\n  hint: Did you mean `HG6003`?\n'],
  ['constructor', '\n'],
])('the unknown code %s is wrong usage', async (code, end) => {
  const run = await runCli(['explain', code]);
  expect(run).toEqual({ exitCode: 2, stdout: '', stderr: `error[HG6006]: No finding has the code \`${code}\`.${end}` });
});

test('explanations can be had as JSON', async () => {
  const one = JSON.parse((await runCli(['explain', 'HG6002', '--json'])).stdout) as object;
  expect(one).toEqual({ helpgen: '1.2.3', exitCode: 0, code: 'HG6002', severity: 'error', ...catalogue['HG6002'] });
  const all = JSON.parse((await runCli(['explain', '--json'])).stdout) as { codes: readonly { code: string }[] };
  expect(all.codes.map(({ code }) => code)).toEqual(Object.keys(catalogue).sort());
  expect(JSON.parse((await runCli(['explain', 'x', '--json'])).stdout)).toMatchObject({ exitCode: 2, diagnostics: [{ code: 'HG6006' }] });
});

test('findings of presets are explained, those of the presets that come with helpgen and of those that the config names', async () => {
  const { stdout } = await runCli(['explain', 'HG3601'], { engine: { readPresetCatalogue }, cwd: tmpdir() });
  expect(stdout).toMatch(/^HG3601: Unknown type \(error\)/);
  const list = await runCli(['explain'], { engine: { readPresetCatalogue }, cwd: tmpdir() });
  expect(list.stdout).toContain('HG2411  warning  Code that cannot be parsed');
});
