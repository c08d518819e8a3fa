import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const workshop = join(import.meta.dirname, '..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'helpgen-packing-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: { readonly [path: string]: string }): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** What `call`, in which `module` is one of the scripts of the workshop, prints. */
function run(script: string, call: string): string {
  const text = `const module = await import(${JSON.stringify(pathToFileURL(join(workshop, script)).href)});\nconst folder = ${JSON.stringify(folder)};\n${call}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', text], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const check = (): unknown =>
  JSON.parse(run('check-imports.mjs', "console.log(JSON.stringify(await module.checkImports(folder, { name: 'mine', dependencies: { yours: '1.0.0', '@types/hast': '3.0.0' } })));"));

describe('what a package imports', () => {
  test('may be its own, a dependency, of Node, and types that a dependency has', () => {
    write({
      'dist/index.js': "import 'node:fs';\nimport yours from 'yours/part';\nimport { own } from './own.js';\nimport './own.css' with { classes: 'a' };\nexport { yours, own };\nexport const text = \"import x from 'theirs'\";\n",
      'dist/own.js': 'export const own = 1;\n',
      'dist/own.css': '',
      'dist/index.d.ts': "import type { Root } from 'hast';\nimport type { Own } from './own.ts';\n/** As in `import x from './example.js'`. */\nexport type All = Root | Own;\nexport type { Yours } from 'yours';\n",
      'dist/own.d.ts': 'export type Own = 1;\n',
    });
    expect(check()).toEqual([]);
  });

  test('is told with its file when an installation would not have it', () => {
    write({
      'dist/index.js': "import * as z from 'zod';\nexport { z };\n",
      'dist/late.js': "export const late = () => import('./gone.js');\n",
      'dist/index.d.ts': "import type { ZodType } from 'zod';\nimport type { Gone } from './gone.ts';\nexport type All = ZodType | Gone;\n",
    });
    expect(check()).toEqual([
      'mine: dist/index.d.ts needs the types of zod, which is neither in the package nor a dependency of it.',
      'mine: dist/index.d.ts needs the types of ./gone.ts, which is neither in the package nor a dependency of it.',
      'mine: Could not resolve "./gone.js" (dist/late.js)',
    ]);
    write({ 'dist/late.js': '' });
    expect(check()).toContain('mine: dist/index.js imports zod, which is no dependency of it.');
  });
});

test('what a package uses of one that is not installed with it is inside, once, with its notice, and runs', () => {
  write({
    'package.json': '{ "type": "module" }',
    'dist/index.js': "import * as z from'zod';import{$constructor}from'zod/v4/core';export const fits=value=>z.strictObject({name:z.string()}).safeParse(value).success&&typeof $constructor==='function';",
    'dist/deep/er/other.js': "import*as z from\"zod\";export const isText=value=>z.string().safeParse(value).success;",
  });
  run('bundle-inside.mjs', `await module.bundleInside(folder, { helpgen: { bundled: ['zod'] } }, ${JSON.stringify(join(workshop, '../model'))});`);
  expect(run('bundle-inside.mjs', "const { fits } = await import(folder + '/dist/index.js'); const { isText } = await import(folder + '/dist/deep/er/other.js'); console.log(fits({ name: 'a' }), fits({ name: 1 }), isText('a'));")).toBe('true false true\n');
  expect(readFileSync(join(folder, 'dist/deep/er/other.js'), 'utf8')).toContain('from"../../bundled/zod.js"');
  const inside = readdirSync(join(folder, 'dist/bundled')).map((name) => readFileSync(join(folder, 'dist/bundled', name), 'utf8'));
  // All of it are 0.35 MB.
  expect(inside.join('').length).toBeLessThan(150_000);
  expect(readFileSync(join(folder, 'THIRD-PARTY-NOTICES'), 'utf8')).toMatch(/^zod [\d.]+ \(MIT\)$/m);
});

test('a declaration of a package that is published nowhere comes along with the one that names it', () => {
  write({
    'dist/deep/index.d.ts': "import type { Kept, Other } from '@helpgen/private';\nimport type { Page } from '@helpgen/model';\nexport { make } from '@helpgen/private';\nexport type All = Kept | Other | Page;\n",
    'private/dist/index.d.ts': "export { make, type Kept } from './parts/kept.ts';\nexport type { Other } from './other.ts';\nexport type { Unused } from './unused.ts';\n",
    'private/dist/parts/kept.d.ts': "import type { Other } from '../other.ts';\nexport type Kept = Other;\n",
    'private/dist/other.d.ts': 'export type Other = 1;\n',
    'private/dist/unused.d.ts': 'export type Unused = 1;\n',
  });
  run('take-types.mjs', "module.takeTypes(folder, new Map([['@helpgen/private', folder + '/private']]));");
  expect(readFileSync(join(folder, 'dist/deep/index.d.ts'), 'utf8')).toBe(
    "import type { Kept } from '../private/parts/kept.ts';\nimport type { Other } from '../private/other.ts';\nimport type { Page } from '@helpgen/model';\nexport { make } from '../private/parts/kept.ts';\nexport type All = Kept | Other | Page;\n",
  );
  expect(readdirSync(join(folder, 'dist/private'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts')).toSorted()).toEqual(['other.d.ts', 'parts/kept.d.ts']);
});
