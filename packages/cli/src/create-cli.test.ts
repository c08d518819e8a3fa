import { expect, test } from '@jest/globals';
import { runCli, smallReport } from './fixtures/run-cli.ts';

test('the version is printed alone and the engine is not loaded for it', async () => {
  for (const argv of [['--version'], ['version']]) expect(await runCli(argv)).toEqual({ exitCode: 0, stdout: '1.2.3\n', stderr: '' });
});

test.each(['build', 'check', 'serve', 'init', 'explain', 'clean'])('the help of `%s` has examples', async (command) => {
  const run = await runCli([command, '--help']);
  expect(run.exitCode).toBe(0);
  expect(run.stderr).toBe('');
  expect(run.stdout).toContain(`Usage: helpgen ${command}`);
  expect(run.stdout).toMatch(new RegExp(`Examples:\\n  helpgen ${command}`));
});

test('the help of the program names the exit codes', async () => {
  const run = await runCli(['--help']);
  expect(run.exitCode).toBe(0);
  expect(run.stdout).toContain('Exit codes: 0 fine, 1 findings, 2 wrong usage, 70 a bug of helpgen.');
  expect(run.stdout).toContain('The manual is the folder `manual`');
});

test('no command at all is wrong usage and shows the help', async () => {
  const run = await runCli([]);
  expect(run.exitCode).toBe(2);
  expect(run.stdout).toBe('');
  expect(run.stderr).toContain('Usage: helpgen <command> [options]');
});

test('an unknown command gets the nearest right one', async () => {
  const run = await runCli(['biuld']);
  expect(run).toEqual({
    exitCode: 2,
    stdout: '',
    stderr: [
      'error[HG6001]: `biuld` is not a command of helpgen.',
      '  hint: Did you mean `helpgen build`?',
      '',
      'Usage: helpgen <command> [options]',
      'More: helpgen --help',
      '',
    ].join('\n'),
  });
});

test('a command that resembles none gets no suggestion', async () => {
  expect((await runCli(['publish'])).stderr).toBe(
    'error[HG6001]: `publish` is not a command of helpgen.\n\nUsage: helpgen <command> [options]\nMore: helpgen --help\n',
  );
});

test.each([
  [['build', '--stict'], 'error[HG6002]: `--stict` is not an option of `helpgen build`.\n  hint: Did you mean `--strict`?'],
  [['build', '--output-dir=x'], 'error[HG6002]: `--output-dir=x` is not an option of `helpgen build`.\n  hint: Did you mean `--out-dir`?'],
  [['check', '--verify'], 'error[HG6002]: `--verify` is not an option of `helpgen check`.\n'],
  [['build', '--out-dir'], 'error[HG6003]: The option `-o, --out-dir <folder>` needs a value, and none follows it.'],
  [['build', '--jobs', 'many'], 'error[HG6004]: `many` is not a value of `-j, --jobs <count>`, which takes a number from 1 to 256.'],
  [['build', '--jobs', '0'], 'error[HG6004]: `0` is not a value of'],
  [['build', "--jobs=a' is invalid"], "error[HG6004]: `a' is invalid` is not a value of"],
  [['serve', '--port', '65536'], 'error[HG6004]: `65536` is not a value of `-p, --port <number>`, which takes a port from 0 to 65535.'],
  [['init', '--lang', 'xx'], 'error[HG6004]: `xx` is not a value of `--lang <code>`, which takes ar, de, en, '],
  [['search'], 'error[HG6007]: `helpgen search` cannot do without `<words>`, which was not given.\n'],
  [['move', 'a.md'], 'error[HG6007]: `helpgen move` cannot do without `<new>`, which was not given.\n'],
  [['review'], 'error[HG6007]: `helpgen review` cannot do without `--base <ref>`, which was not given.\n'],
  [['build', 'docs'], 'error[HG6005]: `helpgen build` takes no arguments, and 1 were given.'],
  [['init', 'a', 'b'], 'error[HG6005]: `helpgen init` takes at most 1 argument, and 2 were given.'],
])('wrong usage %j says what is wrong', async (argv, message) => {
  const run = await runCli(argv);
  expect(run.exitCode).toBe(2);
  expect(run.stdout).toBe('');
  expect(run.stderr.startsWith(message)).toBe(true);
});

test('wrong usage with --json is one JSON report on standard output', async () => {
  const run = await runCli(['build', '--json', '--stict']);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toBe('');
  expect(JSON.parse(run.stdout)).toMatchObject({
    helpgen: '1.2.3',
    exitCode: 2,
    diagnostics: [{ code: 'HG6002', args: { option: '--stict' } }],
  });
});

test('a bug of ours ends with code 70, what to report, and the stack', async () => {
  const run = await runCli(['build'], { engine: { buildSite: () => Promise.reject(new TypeError('x is undefined')) } });
  expect(run.exitCode).toBe(70);
  expect(run.stdout).toBe('');
  expect(run.stderr).toMatch(
    /^error\[HG9001\]: helpgen made a mistake of its own: TypeError: x is undefined\n {2}hint: Report it .*helpgen 1\.2\.3, Node v\d+/,
  );
  expect(run.stderr).toMatch(/\n\nTypeError: x is undefined\n {4}at /);
});

test('a thing thrown that is no error is a bug of ours too', async () => {
  const run = await runCli(['clean', '--json'], { engine: { cleanSite: () => Promise.reject('nonsense') } });
  expect(run.exitCode).toBe(70);
  expect(JSON.parse(run.stdout)).toMatchObject({
    exitCode: 70,
    status: 'failed',
    diagnostics: [{ code: 'HG9001', args: { reason: 'nonsense' } }],
  });
});

test('an engine that cannot be loaded is a bug of ours', async () => {
  const { createCli } = await import('./create-cli.ts');
  const written: string[] = [];
  const stream = { write: (text: string) => written.push(text) };
  const cli = createCli({ name: 'helpgen', version: '1', engine: () => Promise.reject(new Error('no such package')) });
  expect(await cli.run(['build'], { stdout: stream, stderr: stream, env: {}, cwd: '/site' })).toBe(70);
  expect(written.join('')).toContain('Error: no such package');
});

test('one command line can be run twice', async () => {
  const engine = { buildSite: () => Promise.resolve(smallReport) };
  expect((await runCli(['build'], { engine })).exitCode).toBe(0);
  expect((await runCli(['build'], { engine })).exitCode).toBe(0);
});
