import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { PassThrough } from 'node:stream';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findOrigin } from '@helpgen/init';
import { runCli } from '../fixtures/run-cli.ts';
import type { Session } from '../session.ts';
import { runInit } from './run-init.ts';

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'helpgen-init-'));
});
afterEach(() => rm(cwd, { recursive: true }));

const ignored = ['node_modules/', 'build/', '.helpgen/', 'helpgen-feedback.jsonl', 'review/'];
const written = [
  '.gitignore',
  'README.md',
  'docs-content/docs/guide/_category_.json',
  'docs-content/docs/guide/first-steps.md',
  'docs-content/docs/guide/writing.md',
  'docs-content/docs/index.md',
  'docs-content/pages/about.md',
  'docs-content/static/favicon.svg',
  'package.json',
  'site-config.json',
];

/** How helpgen of this checkout is called from the folder `from`. */
const command = (from: string): string => `node ${relative(from, join(import.meta.dirname, '../../../../bin/helpgen.js'))}`;

test('a new site is written into an empty folder, with what to do next', async () => {
  const run = await runCli(['init'], { cwd });
  expect(run).toEqual({
    exitCode: 0,
    stderr: '',
    stdout: `✔ A new site:\n${written.map((file) => `  ${file}\n`).join('')}\nNext:\n  npm start\n\nhelpgen runs from a checkout here: instead of npx helpgen, type ${command(cwd)}\n`,
  });
  const entries = await readdir(cwd, { recursive: true, withFileTypes: true });
  expect(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(cwd.length + 1))
      .sort(),
  ).toEqual(written);
});

test('from a checkout a new site calls its helpgen, asks no registry for one, and names its schema; no leftover of the template is there', async () => {
  await runCli(['init'], { cwd });
  const read = (file: string): Promise<string> => readFile(join(cwd, file), 'utf8');
  const manifest = JSON.parse(await read('package.json')) as { scripts: object; devDependencies?: object };
  expect(manifest.scripts).toEqual({ start: `${command(cwd)} serve --watch`, build: `${command(cwd)} build --strict`, check: `${command(cwd)} check --strict` });
  expect(manifest.devDependencies).toBeUndefined();
  const { $schema } = JSON.parse(await read('site-config.json')) as { $schema: string };
  expect(JSON.parse(await read($schema))).toHaveProperty('properties.basePath');
  expect(await read('README.md')).not.toMatch(/npm install|npx/);
  for (const file of written) expect(await read(file)).not.toContain('{{');
});

const session = (): Session => {
  const streams = { cwd, stdout: new PassThrough(), stderr: new PassThrough(), env: {} } as unknown as Session['streams'];
  return { streams, program: { name: 'helpgen', version: '1.2.3' } } as unknown as Session;
};

test('installed from a registry it asks for the helpgen that wrote it, and the config names the schema in it', async () => {
  await runInit(session(), '.', { lang: 'en', origin: { kind: 'registry' } });
  expect(JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8'))).toMatchObject({
    scripts: { start: 'helpgen serve --watch' },
    devDependencies: { helpgen: '^1.2.3' },
  });
  const config = JSON.parse(await readFile(join(cwd, 'site-config.json'), 'utf8')) as { $schema: string };
  expect(config.$schema).toBe('./node_modules/@helpgen/model/site-config.schema.json');
  expect(await readFile(join(cwd, 'README.md'), 'utf8')).toContain('`npm install`');
});

test('installed from packed files it asks for the same files, of every package, as no registry may have them', async () => {
  const packages = {
    'node_modules/helpgen': { resolved: 'file:../packs/helpgen-1.2.3.tgz' },
    'node_modules/@helpgen/model': { resolved: 'file:../packs/helpgen-model-1.2.3.tgz' },
    'node_modules/esbuild': { resolved: 'https://registry.example/esbuild.tgz' },
  };
  await mkdir(join(cwd, 'app/node_modules/helpgen/dist/init'), { recursive: true });
  await writeFile(join(cwd, 'app/node_modules/.package-lock.json'), JSON.stringify({ packages }));
  const origin = findOrigin(join(cwd, 'app/node_modules/helpgen/dist/init'));
  await runInit(session(), 'app/site', { lang: 'en', origin });
  const { devDependencies } = JSON.parse(await readFile(join(cwd, 'app/site/package.json'), 'utf8')) as { devDependencies: object };
  expect(devDependencies).toEqual({ helpgen: 'file:../../packs/helpgen-1.2.3.tgz', '@helpgen/model': 'file:../../packs/helpgen-model-1.2.3.tgz' });
  await writeFile(join(cwd, 'app/node_modules/.package-lock.json'), '{}');
  expect(findOrigin(join(cwd, 'app/node_modules/helpgen/dist/init'))).toEqual({ kind: 'registry' });
});

test('a folder that does not exist is made', async () => {
  const run = await runCli(['init', 'a/b', '--json'], { cwd });
  expect(JSON.parse(run.stdout)).toEqual({ helpgen: '1.2.3', exitCode: 0, folder: join(cwd, 'a', 'b'), written });
  expect(await readdir(join(cwd, 'a', 'b'))).toContain('site-config.json');
});

test('the next steps begin with entering the folder', async () => {
  expect((await runCli(['init', 'docs'], { cwd })).stdout).toContain('Next:\n  cd docs\n  npm start\n');
});

test.each([
  ['my docs', '"my docs"'],
  ['-x', './-x'],
  ['a$b', '"a\\$b"'],
])('the folder %j is named as a shell reads it', async (folder, written) => {
  expect((await runCli(['init', '--', folder], { cwd })).stdout).toContain(`Next:\n  cd ${written}\n`);
});

test('a folder with files is refused by naming them, and nothing is written', async () => {
  for (const name of ['b', 'a', 'f', 'e', 'd', 'c', 'g']) await writeFile(join(cwd, name), '');
  const run = await runCli(['init'], { cwd });
  expect(run).toEqual({
    exitCode: 1,
    stdout: '',
    stderr:
      'error[HG6010]: A new site needs an empty folder, and `.` holds `a`, `b`, `c`, `d`, `e` and 2 more.\n  hint: Name another ' +
      'folder: `helpgen init my-docs`.\n',
  });
  expect(await readdir(cwd)).toHaveLength(7);
});

test('a new repository counts as empty', async () => {
  await mkdir(join(cwd, '.git'));
  expect((await runCli(['init', '--quiet'], { cwd })).exitCode).toBe(0);
});

test('a folder that cannot be written is a finding', async () => {
  await writeFile(join(cwd, 'file'), '');
  const run = await runCli(['init', 'file'], { cwd });
  expect(run.exitCode).toBe(1);
  expect(run.stderr).toContain(`error[HG6011]: \`${join(cwd, 'file')}\` cannot be written: ENOTDIR: not a directory.`);
});

test('a fresh repository counts as empty: its README and licence stay, and its .gitignore gets the lines that it lacks', async () => {
  await mkdir(join(cwd, '.git'));
  await writeFile(join(cwd, 'README.md'), '# Ours\n');
  await writeFile(join(cwd, 'LICENSE'), 'MIT');
  await writeFile(join(cwd, '.gitignore'), '/node_modules\n*.log');
  const run = await runCli(['init'], { cwd });
  expect([run.exitCode, run.stderr]).toEqual([0, '']);
  expect(run.stdout).toContain('  .gitignore, lines added\n  docs-content/docs/guide/_category_.json\n');
  expect(run.stdout).not.toContain('README');
  expect(await readFile(join(cwd, 'README.md'), 'utf8')).toBe('# Ours\n');
  const lines = (await readFile(join(cwd, '.gitignore'), 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines).toEqual(['/node_modules', '*.log', ...ignored.slice(1)]);
});

test.each([
  [{ LANG: 'ru_RU.UTF-8' }, 'ru', 'Русский', 'Моя документация'],
  [{ LC_ALL: 'C.UTF-8', LANG: 'ru_RU.UTF-8' }, 'en', 'English', 'My documentation'],
  [{ LANG: 'zh_TW.UTF-8' }, 'zh-Hant', '繁體中文', 'My documentation'],
  [{ LANG: 'nl_NL.UTF-8' }, 'en', 'English', 'My documentation'],
])('in the environment %j the language of a new site is %s', async (env, code, label, title) => {
  await runCli(['init', '--quiet'], { cwd, env });
  const config = JSON.parse(await readFile(join(cwd, 'site-config.json'), 'utf8')) as unknown;
  expect(config).toMatchObject({ title, locales: { list: [{ code, label }] } });
});

test.each([
  ['de', 'Deutsch', 'German'],
  ['ar', 'العربية', 'Arabic'],
  ['ja', '日本語', 'Japanese'],
])('a site in %s has its interface in this language and says that its pages are in English', async (lang, label, name) => {
  const run = await runCli(['init', '--lang', lang], { cwd });
  expect(run.stdout).toContain(`Its interface is in ${name}; the pages to begin with are in English, and yours to replace.\n`);
  const config = JSON.parse(await readFile(join(cwd, 'site-config.json'), 'utf8')) as unknown;
  expect(config).toMatchObject({ locales: { list: [{ code: lang, label }] } });
  const check = await runCli(['check', '--strict', '--quiet'], { cwd });
  expect([check.exitCode, check.stderr]).toEqual([0, '']);
}, 60_000);

test('a site in English has the same files, and no word of another language', async () => {
  const run = await runCli(['init', '--lang', 'en', '--json'], { cwd });
  expect(JSON.parse(run.stdout)).toMatchObject({ exitCode: 0, written });
  for (const file of written) expect([file, /[а-яё]/i.test(await readFile(join(cwd, file), 'utf8'))]).toEqual([file, false]);
  const check = await runCli(['check', '--strict', '--quiet'], { cwd });
  expect([check.exitCode, check.stderr]).toEqual([0, '']);
}, 60_000);

test('a language that there is no site in is told', async () => {
  const run = await runCli(['init', '--lang', 'xx'], { cwd });
  expect(run.exitCode).not.toBe(0);
  expect(run.stderr).toContain('en');
});
