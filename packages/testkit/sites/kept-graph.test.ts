import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteRig } from '@helpgen/testkit';
import { cacheFolder, createSiteRig } from '@helpgen/testkit';

const repeated = 'Прежде чем удалять каталог, проверьте, что в нём не осталось файлов, которые ещё нужны.';

const files = {
  'docs/index.md': '# Начало\n\nПервый абзац.\n\n[Далее](other.md#part) и [никуда](nowhere.md).\n',
  'docs/other.md': '# Другое\n\nО другом.\n\n## Часть {#part}\n\nВторой абзац.\n\n::include{file="_part.md"}\n',
  'docs/whole.md': `# Третье\n\nО чём это.\n\n[Начало](index.md)\n\n${repeated}\n`,
  'docs/_part.md': 'Вставка [никуда](missing.md).\n',
};

let rig: SiteRig;
beforeAll(async () => {
  rig = createSiteRig(files, { checks: { brokenLinks: 'warn', repeatedText: 'warn' } });
  await rig.build();
}, 60_000);
afterAll(() => rig.close());

interface Built {
  readonly isGraphKept: boolean;
  readonly found: readonly string[];
}

/** The site after an edit: whether its graph was the one of before, and what is found. */
async function buildAfter(path: keyof typeof files, edit: (text: string) => string): Promise<Built> {
  const graphFile = join(rig.root, cacheFolder, 'graph.record');
  const before = statSync(graphFile).ino;
  rig.write(path, edit(rig.readSource(path)));
  const { diagnostics } = await rig.build();
  return {
    isGraphKept: statSync(graphFile).ino === before,
    found: diagnostics.map(({ code, at }) => `${code} ${at?.file ?? ''}:${at?.line ?? 0}`),
  };
}

const atFirst = ['HG3001 docs/_part.md:1', 'HG3001 docs/index.md:5'];

test('an edited sentence leaves the graph as it is, wherever other things stand in the file then', async () => {
  const moved = await buildAfter('docs/whole.md', (text) => text.replace('[Начало]', 'Ещё одна строка.\n\n[Начало]'));
  expect(moved).toEqual({ isGraphKept: true, found: atFirst });
  expect(rig.read('whole/index.html')).toContain('Ещё одна строка.');
  expect(await buildAfter('docs/index.md', (text) => `${text}\nИ ещё одна.\n`)).toEqual({ isGraphKept: true, found: atFirst });
}, 60_000);

test('a finding that moves in its file is told where it stands now, in an included file too', async () => {
  const moved = await buildAfter('docs/index.md', (text) => text.replace('[Далее]', 'Новый.\n\n[Далее]'));
  expect(moved).toEqual({ isGraphKept: false, found: ['HG3001 docs/_part.md:1', 'HG3001 docs/index.md:7'] });
  const included = await buildAfter('docs/_part.md', (text) => `Строка выше.\n\n${text}`);
  expect(included).toEqual({ isGraphKept: false, found: ['HG3001 docs/_part.md:3', 'HG3001 docs/index.md:7'] });
}, 60_000);

test('what is found in the text alone is found though the graph is kept', async () => {
  const { isGraphKept, found } = await buildAfter('docs/other.md', (text) => text.replace('Второй абзац.', repeated));
  expect(isGraphKept).toBe(true);
  expect(found).toEqual(['HG3001 docs/_part.md:3', 'HG3001 docs/index.md:7', 'HG3701 docs/whole.md:9']);
}, 60_000);

test('a heading that links lead to makes another graph', async () => {
  const { isGraphKept, found } = await buildAfter('docs/other.md', (text) => text.replace('{#part}', '{#section}'));
  expect(isGraphKept).toBe(false);
  expect(found).toContain('HG3003 docs/index.md:7');
}, 60_000);
