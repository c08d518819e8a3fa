import { expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ownLayout, writeCorpus } from './write-corpus.ts';

test('every link of the corpus leads to a file, and an edit changes one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'helpgen-corpus-test-'));
  const site = await writeCorpus(folder, 90, ownLayout);
  const content = join(folder, 'docs');
  const files = (await readdir(content, { recursive: true })).filter((path) => path.endsWith('.md'));
  expect(files).toHaveLength(91);
  const before = new Map<string, string>();
  for (const file of files) before.set(file, await readFile(join(content, file), 'utf8'));
  for (const [file, text] of before) {
    for (const [, target = ''] of text.matchAll(/\]\((\.[^)]*)\)/g)) expect(existsSync(join(content, dirname(file), target))).toBe(true);
  }

  await site.edit(1);
  const changed: string[] = [];
  for (const [file, text] of before) if ((await readFile(join(content, file), 'utf8')) !== text) changed.push(file);
  expect(changed).toEqual([`${site.article}.md`]);
  await rm(folder, { recursive: true });
});
