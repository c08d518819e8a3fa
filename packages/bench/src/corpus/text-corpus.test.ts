import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findRefused } from '../measure/find-refused.ts';
import { largeCorpus } from './large-corpus.ts';
import { nameOfText, readTextCorpus } from './text-corpus.ts';
import { hugoLayout, ownLayout } from './write-corpus.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'helpgen-corpus-test-'))));
afterEach(() => rm(folder, { recursive: true }));

async function put(files: { readonly [path: string]: string }): Promise<string> {
  const source = join(folder, 'book/src');
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(source, path)), { recursive: true });
    await writeFile(join(source, path), text);
  }
  return source;
}

async function filesIn(place: string): Promise<readonly string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1)).toSorted();
}

test('both generators get the same text, index pages by the name that each knows', async () => {
  const source = await put({ 'a/index.md': '# A\n', 'a/b.md': 'B\n', 'a/i.png': 'x', 'a/c.ts': '', '_part.md': '', '.git/d.md': '' });
  const corpus = await readTextCorpus({ name: nameOfText(source), folder: source, frontMatter: 'common' });
  expect(corpus).toMatchObject({ name: 'book, 2 pages', pages: 2, kind: 'text' });
  const own = await corpus.write(join(folder, 'own'), ownLayout);
  await corpus.write(join(folder, 'hugo'), hugoLayout);
  expect(await filesIn(join(folder, 'own'))).toEqual(['docs/a/b.md', 'docs/a/i.png', 'docs/a/index.md']);
  expect(await filesIn(join(folder, 'hugo'))).toEqual(['content/a/_index.md', 'content/a/b.md', 'content/a/i.png']);
  await own.edit(3);
  expect(await readFile(join(folder, `own/docs/${own.article}.md`), 'utf8')).toMatch(/\nB\n[^]*3/);
});

test('what helpgen refuses is found, and left out for both', async () => {
  const source = await put({ 'good.md': '# A\n\n[x](nowhere.md)\n', 'bad.md': '---\ntitle: "A\n---\n\nB\n', 'more/bad.md': '# C\n' });
  const corpus = await readTextCorpus({ name: 'book', folder: source, frontMatter: 'common' });
  const refused = await findRefused(corpus, join(folder, 'checked'));
  expect(refused).toEqual(['docs/bad.md']);
  expect(corpus.without(refused).pages).toBe(2);
});

test('a folder without Markdown is told', async () => {
  await expect(readTextCorpus({ name: 'x', folder, frontMatter: 'common' })).rejects.toThrow('no Markdown');
});

test('a large site has folders of folders, and an edit changes the page in the middle', async () => {
  const site = await largeCorpus(90).write(folder, ownLayout);
  expect(await filesIn(join(folder, 'docs'))).toHaveLength(91);
  expect(site.article).toBe('part-1/section-2/page-46');
  await site.edit(1);
  expect(await readFile(join(folder, `docs/${site.article}.md`), 'utf8')).toContain('правка под номером 1 ');
});
