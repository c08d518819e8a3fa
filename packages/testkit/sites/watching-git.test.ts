import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { afterAll, expect, jest, test } from '@jest/globals';
import { watchSite } from '@helpgen/testkit/browser';

jest.setTimeout(180_000);

const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;
const site = await watchSite({
  'docs/index.md': page('Главная', 'Начало. [Один](./one.md)'),
  'docs/one.md': page('Один', 'Первый текст.'),
  'docs/Notes.md': page('Заметки', 'Текст.'),
  'docs/guide/two.md': page('Два', 'Второй текст. [Один](../one.md)'),
  'docs/guide/three.md': page('Три', 'Третий текст.'),
  ...Object.fromEntries(Array.from({ length: 250 }, (_, number) => [`docs/part-${number % 5}/page-${number}.md`, page(`Страница ${number}`, `Текст ${number}.`)])),
});
afterAll(() => site.close());
const { rig } = site;

function git(...args: readonly string[]): void {
  const identity = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@example.com', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@example.com' };
  execFileSync('git', args, { cwd: rig.root, stdio: 'pipe', env: { ...process.env, ...identity } });
}

/** Chunks of pages by path: what a clean build shows, and a preview has no mark in. */
async function built(): Promise<ReadonlyMap<string, string>> {
  const report = await rig.build({ outDir: 'clean', cache: false });
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return new Map([...rig.output(`${rig.root}/clean`)].flatMap(([path, bytes]) => (path.endsWith('.page.js') ? [[path, shownBy(Buffer.from(bytes, 'latin1').toString())] as const] : [])));
}

/** Without the names of scripts, style sheets and the frame, which lists these: those of a test are made of sources, those of the command were made before. */
function shownBy(chunk: string): string {
  return chunk.replace(/"assets":"\w+"/, '').replace(/\/assets\/(?:sheet|frame)-[^"]+/g, '');
}

/** Asks for each of `wanted` until it is served as it is built, and for each of `gone` until it is not there. */
async function settles(wanted: ReadonlyMap<string, string>, gone: readonly string[]): Promise<void> {
  for (const [path, text] of wanted) await until(path, async (answer) => answer.status === 200 && shownBy(await answer.text()) === text);
  for (const path of gone) await until(path, async ({ status }) => status === 404);
}

async function until(path: string, isSettled: (answer: Response) => Promise<boolean>): Promise<void> {
  while (!(await isSettled(await fetch(site.address + encodeURI(path))))) await new Promise((done) => setTimeout(done, 100));
}

function only(files: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): readonly string[] {
  return [...files.keys()].filter((path) => !others.has(path));
}

test('a checkout that changes five hundred files, moves a folder and renames by case alone settles on what a build makes, there and back', async () => {
  rig.write('.gitignore', '.helpgen\nclean\nbuild\n');
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  const before = await built();

  git('checkout', '--quiet', '-b', 'other');
  for (let number = 0; number < 250; number += 1) {
    rig.write(`docs/part-${number % 5}/page-${number}.md`, page(`Страница ${number}, иначе`, `Другой текст ${number}.`));
    rig.write(`docs/branch/page-${number}.md`, page(`Ветка ${number}`, `Текст ветки ${number}. [Дальше](./page-${(number + 1) % 250}.md)`));
  }
  renameSync(`${rig.root}/docs/guide`, `${rig.root}/docs/manual`);
  renameSync(`${rig.root}/docs/Notes.md`, `${rig.root}/docs/notes.md`);
  rig.write('docs/index.md', page('Главная', 'Начало. [Два](./manual/two.md)'));
  git('add', '.');
  git('commit', '--quiet', '-m', 'second');
  const after = await built();
  expect([only(before, after).length, only(after, before).length > 250]).toEqual([3, true]);
  git('checkout', '--quiet', 'main');
  await settles(before, only(after, before));
  git('checkout', '--quiet', 'other');
  await settles(after, only(before, after));
  git('checkout', '--quiet', 'main');
  await settles(before, only(after, before));
});
