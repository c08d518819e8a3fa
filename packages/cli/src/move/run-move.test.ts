import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import * as engine from '@helpgen/engine';
import { createCli } from '../create-cli.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'helpgen-move-'));
  mkdirSync(join(folder, 'docs'));
  writeFileSync(
    join(folder, 'site-config.json'),
    '{\n  "title": "T",\n  "url": "https://example.com",\n  "content": { "docs": "docs" }\n}\n',
  );
  writeFileSync(join(folder, 'docs/a.md'), '# A\n\n[b](b.md)\n');
  writeFileSync(join(folder, 'docs/b.md'), '# B\n\n## Set up\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(
  cwd: string,
  ...argv: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  let out = '';
  let err = '';
  const streams = {
    stdout: { write: (text: string) => void (out += text) },
    stderr: { write: (text: string) => void (err += text) },
    env: {},
    cwd,
  };
  // Threads run what was built, tests the sources.
  const inline: typeof engine = { ...engine, openSiteEditor: (options) => engine.openSiteEditor({ ...options, jobs: 0 }) };
  const code = await createCli({ name: 'helpgen', version: '1', engine: inline }).run(argv, streams);
  return { code, out, err };
}

test('files are named from the current folder, and what would be done is shown line by line', async () => {
  const told = [
    'docs/b.md → docs/guide/b.md\n',
    'docs/a.md:3\n  - [b](b.md)\n  + [b](guide/b.md)\n',
    'site-config.json:4\n  -   "content": { "docs": "docs" }\n  +   "content": { "docs": "docs" },\n  +   "redirects": [\n' +
      '  +     { "from": "/b", "to": "/guide/b" }\n  +   ]\n',
    'redirect /b → /guide/b\n',
  ];
  const dry = await run(join(folder, 'docs'), 'move', 'b.md', 'guide/b.md', '--config', '..', '--dry-run');
  expect(dry).toEqual({ code: 0, err: '', out: `${told.join('')}Would be moved: 1 file, 2 lines changed, 1 redirect.\n` });
  const done = await run(folder, 'move', 'docs/b.md', 'docs/guide/b.md');
  expect(done).toEqual({ code: 0, err: '', out: `${told.join('')}✔ Moved: 1 file, 2 lines changed, 1 redirect.\n` });
});

test('a heading is named by its page and its anchor', async () => {
  expect(await run(folder, 'move', 'docs/b.md#set-up', 'docs/b.md#setup')).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, 'docs/b.md'), 'utf8')).toBe('# B\n\n## <a id="set-up"></a>Set up {#setup}\n');
});

test('an address in the place of a file is told as it was given, with the file of its page', async () => {
  const { err } = await run(folder, 'move', '/b/', '/c');
  expect(err).toContain('no page, folder or heading `/b/` that could be moved.\n  hint: Did you mean `docs/b.md`?');
});

test('a move that is refused ends with 1 and says why', async () => {
  const { code, out, err } = await run(folder, 'move', 'docs/c.md', 'docs/d.md');
  expect([code, out, err.split('\n')[0]]).toEqual([
    1,
    '',
    'error[HG5090]: The site has no page, folder or heading `docs/c.md` that could be moved.',
  ]);
  expect(JSON.parse((await run(folder, 'move', 'docs/a.md', 'docs/b.md', '--json')).out)).toMatchObject({
    exitCode: 1,
    diagnostics: [{ code: 'HG5091' }],
  });
});
