import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

jest.setTimeout(180_000);

const repository = join(import.meta.dirname, '../../..');
const manifests = readdirSync(join(repository, 'packages'))
  .map((name) => join(repository, 'packages', name, 'package.json'))
  .filter((path) => existsSync(path))
  .map((path) => JSON.parse(readFileSync(path, 'utf8')) as { readonly name: string; readonly private?: boolean });
const published = manifests.filter((manifest) => manifest.private !== true).map(({ name }) => name);

interface Run {
  readonly exitCode: number | null;
  readonly output: string;
}

let folder: string;
let product: string;
const installed = (name: string): string => join(product, 'node_modules', name);
const noticesOf = (name: string): string => readFileSync(join(installed(name), 'THIRD-PARTY-NOTICES'), 'utf8');

function run(program: string, args: readonly string[], cwd = product): Run {
  // What Jest and npm tell their own children is none of the product's business.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_OPTIONS$|NODE_ENV$|JEST_)/.test(name)));
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8', shell: process.platform === 'win32' });
  return { exitCode: status, output: `${stdout}${stderr}` };
}

function succeed(program: string, args: readonly string[], cwd?: string): string {
  const { exitCode, output } = run(program, args, cwd);
  if (exitCode !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${exitCode}\n${output}`);
  return output;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(product, path)), { recursive: true });
  writeFileSync(join(product, path), text);
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'helpgen-product-')));
  product = join(folder, 'product');
  const packs = join(folder, 'packs');
  succeed(process.execPath, [join(repository, 'packages/testkit/pack-packages.mjs'), packs], repository);
  write('package.json', '{ "name": "product", "private": true, "type": "module" }');
  const tarballs = readdirSync(packs).map((name) => join(packs, name));
  succeed('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...tarballs]);
  write('site-config.json', JSON.stringify({ $schema: './node_modules/@helpgen/model/site-config.schema.json', title: 'Второй продукт', url: 'https://example.com', content: { docs: 'docs', pages: 'pages' } }));
  write('docs/index.md', '---\ntitle: Начало\n---\n\nСмотри [вторую](second.md).\n');
  write('docs/second.md', '---\ntitle: Вторая\n---\n\n## Раздел\n\n```mermaid\npie\n  "Раз" : 1\n```\n');
  write('pages/third.tsx', "import { useState } from 'react';\n\nexport const meta = { title: 'Третья' };\n\nexport default function Third() {\n  const [count] = useState(3);\n  return <h1>Страница {count}</h1>;\n}\n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each package holds what its front doors name, and nothing of the workshop', () => {
  for (const name of published) {
    const manifest = JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8')) as { exports: object; bin?: object; helpgen?: object };
    const targets = [...JSON.stringify([manifest.exports, manifest.bin, manifest.helpgen]).matchAll(/"(\.\/[^"]*\.\w+)"(?!:)/g)].map(([, path = '']) => path);
    // A `*` stands for the files of a folder.
    expect(targets.filter((path) => !existsSync(join(installed(name), path.includes('*') ? dirname(path) : path)))).toEqual([]);
    expect(JSON.stringify(manifest)).not.toMatch(/"(?:workspace|catalog):|helpgen-source/);
    const files = readdirSync(installed(name), { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
    expect(files.filter((path) => /\.test\.|\.tsbuildinfo$|(?:^|\/)(?:testing|fixtures)(?:\/|$)/.test(path))).toEqual([]);
  }
});

test('nothing of development is installed, React once, and every dependency is met', () => {
  const others = readdirSync(join(product, 'node_modules'));
  expect(others.filter((name) => /^(?:jest|typescript|oxlint|mermaid|axe-core|fast-check|commonmark-spec)$/.test(name))).toEqual([]);
  const reacts = readdirSync(join(product, 'node_modules'), { recursive: true, encoding: 'utf8' }).filter((path) => /(?:^|\/)react\/package\.json$/.test(path));
  expect(reacts).toEqual(['react/package.json']);
  expect(run('npm', ['ls', '--all']).exitCode).toBe(0);
});

test('what only a small part is used of is inside of ours, with its notices, and not installed', () => {
  expect(readdirSync(join(product, 'node_modules')).filter((name) => /^(?:zod|lunr|lunr-languages|react-dom|scheduler)$/.test(name))).toEqual([]);
  expect(noticesOf('@helpgen/model')).toMatch(/^zod [\d.]+ \(MIT\)$/m);
  expect(noticesOf('@helpgen/search')).toMatch(/^lunr [\d.]+ \(MIT\)$/m);
  expect(noticesOf('@helpgen/search')).toMatch(/^lunr-languages [\d.]+ \(MPL-1\.1\)\n\nIts source, unchanged: http/m);
  expect(noticesOf('@helpgen/engine')).toMatch(/^react-dom [\d.]+ \(MIT\)$/m);
  expect(noticesOf('@helpgen/engine')).toMatch(/^scheduler [\d.]+ \(MIT\)$/m);
});

test('`npx helpgen build --strict` builds its site, with the default theme', () => {
  const { exitCode, output } = run('npx', ['--no-install', 'helpgen', 'build', '--strict']);
  expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.stringContaining('Built') });
  const read = (path: string): string => readFileSync(join(product, 'build', path), 'utf8');
  expect(read('index.html')).toContain('<h1>Начало</h1>');
  expect(read('index.html')).toContain('href="/second/"');
  expect(read('second/index.html')).toContain('data-hg-vendor="mermaid"');
  expect(read('third/index.html')).toMatch(/<h1>Страница (?:<!-- -->)?3<\/h1>/);
  const assets = readdirSync(join(product, 'build/assets'), { recursive: true, encoding: 'utf8' });
  for (const kind of [/^client-.*\.css$/, /^client-.*\.js$/, /^frame-.*\.js$/, /^vendor\/mermaid-.*\.js$/]) expect(assets).toContainEqual(expect.stringMatching(kind));
  expect(run('npx', ['--no-install', 'helpgen', 'build', '--strict', '--verify']).exitCode).toBe(0);
});

test('a broken link in a fourth page ends it with exit code 1 and the place of the link, and the site stands', () => {
  const before = readFileSync(join(product, 'build/index.html'), 'utf8');
  write('docs/fourth.md', '---\ntitle: Четвёртая\n---\n\nСмотри [нигде](secnod.md).\n');
  const { exitCode, output } = run('npx', ['--no-install', 'helpgen', 'build', '--strict']);
  expect(exitCode).toBe(1);
  expect(output).toContain('docs/fourth.md:5:16');
  expect(output).toContain('second.md');
  expect(readFileSync(join(product, 'build/index.html'), 'utf8')).toBe(before);
  expect(existsSync(join(product, 'build/fourth'))).toBe(false);
  rmSync(join(product, 'docs/fourth.md'));
});

test('a folder with a theme of its own is bundled with the installed packages, their font and their style sheet', () => {
  const config = readFileSync(join(product, 'site-config.json'), 'utf8');
  write('site-config.json', JSON.stringify({ ...(JSON.parse(config) as object), theme: './theme' }));
  write('theme/client.ts', "import { defineClient } from '@helpgen/runtime/client';\nimport { flushSync } from 'react-dom';\nimport client from '@helpgen/theme/client';\nimport './colors.css';\n\nexport default defineClient({ ...client, start: (ready) => flushSync(() => client.start?.(ready)) });\n");
  write('theme/colors.css', ':root { --hg-accent: #123456; }');
  const { exitCode, output } = run('npx', ['--no-install', 'helpgen', 'build', '--strict', '--out-dir', 'themed']);
  expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.stringContaining('Built') });
  const assets = readdirSync(join(product, 'themed/assets'));
  const fonts = assets.filter((name) => name.endsWith('.woff2')).map((name) => name.replace(/-\d+-[\w-]+\.woff2$/, ''));
  expect(fonts.toSorted()).toEqual(['mono-cyrillic', 'mono-latin', 'onest-cyrillic', 'onest-cyrillic-ext', 'onest-latin', 'onest-latin-ext']);
  expect(assets.some((name) => name.endsWith('.css') && readFileSync(join(product, 'themed/assets', name), 'utf8').includes('#123456'))).toBe(true);
  // What a site is bundled of is named beside it.
  const notices = assets.filter((name) => name.includes('LEGAL')).map((name) => readFileSync(join(product, 'themed/assets', name), 'utf8')).join('\n');
  for (const name of ['react-dom-client.production.js', 'scheduler.production.js', 'lunr - http://lunrjs.com', 'Lunr languages, `Russian` language']) expect(notices).toContain(name);
  write('site-config.json', config);
});

test('a product with a command of its own builds in a few lines', () => {
  const lines = [
    "import { createCli } from 'helpgen';",
    "import * as engine from '@helpgen/engine';",
    "const { stdout, stderr, env } = process;",
    "process.exitCode = await createCli({ name: 'manual', version: '2.0.0', engine }).run(process.argv.slice(2), { stdout, stderr, env, cwd: process.cwd() });",
  ];
  write('manual.js', lines.join('\n'));
  expect(run(process.execPath, ['manual.js', '--version'])).toEqual({ exitCode: 0, output: '2.0.0\n' });
  const { exitCode, output } = run(process.execPath, ['manual.js', 'build', '--out-dir', 'other']);
  expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.stringContaining('manual serve') });
  expect(existsSync(join(product, 'other/third/index.html'))).toBe(true);
});
