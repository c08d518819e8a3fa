import { mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync, utimesSync, statSync } from 'node:fs';
import type { OpenSite } from '@helpgen/engine';
import { expect, jest, test } from '@jest/globals';
import * as fc from 'fast-check';
import { openedSite, text } from './opened-site.ts';
import type { OpenedSite } from './opened-site.ts';
import { ownTheme } from './own-theme.ts';
import type { SiteRig } from '@helpgen/testkit';

jest.setTimeout(120_000);

const first = {
  'docs/index.md': text('Главная', 'Начало. [Один](./one.md), [два](./guide/two.md#раздел).'),
  'docs/one.md': text('Один', '::include{file="_part.md"}\n\n![Рисунок](./picture.svg)\n\n## Раздел\n\nТекст.'),
  'docs/_part.md': 'Вставленный текст.\n',
  'docs/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"></svg>',
  'docs/guide/two.md': text('Два', '## Раздел\n\nТекст.'),
  'docs/guide/three.md': text('Три', 'Текст. [Один](../one.md)'),
  'static/robots-extra.txt': 'один\n',
};

/** An open site that was looked at once. */
async function watched(files: { readonly [path: string]: string } = first, config: { readonly [key: string]: unknown } = {}): Promise<OpenedSite> {
  const opened = await openedSite(files, 'theme' in config ? config : { content: { docs: 'docs', static: ['static'] }, ...config });
  await whole(opened.site);
  return opened;
}

/** Brings the view up to date until nothing is left for later. */
async function whole(site: OpenSite): Promise<void> {
  await site.update();
  await site.update('thorough');
}

/** Everything that the site would serve. */
async function served(site: OpenSite): Promise<ReadonlyMap<string, string>> {
  const paths = (await site.view().site?.list()) ?? [];
  const files = new Map<string, string>();
  for (const path of paths) files.set(path, Buffer.from((await site.read(path)) ?? []).toString('latin1'));
  return files;
}

/** Paths at which what is served is not what a clean build writes, but for the manifest: reviewed is what was built. */
async function differences(rig: SiteRig, site: OpenSite): Promise<readonly string[]> {
  const report = await rig.build({ outDir: 'clean', cache: false });
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const [shown, clean] = [await served(site), rig.output(`${rig.root}/clean`)];
  return [...new Set([...shown.keys(), ...clean.keys()])].filter((path) => path !== 'site-manifest.jsonl' && shown.get(path) !== clean.get(path));
}

test('an open site is the built one, to the byte', async () => {
  const { rig, site } = await watched();
  expect(await differences(rig, site)).toEqual([]);
});

type Edit = { readonly kind: 'sentence' | 'title' | 'heading' | 'part' | 'picture' | 'static' | 'config' | 'extra' | 'sameSizeAndTime' | 'folder' | 'category'; readonly word: string };
const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('sentence' as const, 'title' as const, 'heading' as const, 'part' as const, 'picture' as const, 'static' as const, 'config' as const, 'extra' as const, 'sameSizeAndTime' as const, 'folder' as const, 'category' as const),
  word: fc.constantFrom('массив', 'строка', 'число', 'метод', 'Array', '`code`'),
});

/** Does `change` to the files and says which paths, absolute, an attentive watcher would tell of. */
function apply({ root, ...rig }: SiteRig, change: Edit, state: { flag: boolean; title: string; sentence: string; heading: string; folder: string }): readonly string[] {
  state.flag = !state.flag;
  const write = (path: string, content: string): readonly string[] => {
    rig.write(path, content);
    return [`${root}/${path}`];
  };
  const two = (): readonly string[] => write(`docs/${state.folder}/two.md`, text(state.title, `${state.sentence}\n\n## Раздел\n\n## ${state.heading}\n\nТекст.`));
  switch (change.kind) {
    case 'sentence': {
      state.sentence = `Предложение: ${change.word}.`;
      return two();
    }
    case 'title': {
      state.title = change.word;
      return two();
    }
    case 'heading': {
      state.heading = `Ещё ${change.word}`;
      return two();
    }
    case 'part':
      return write('docs/_part.md', `Вставка: ${change.word}.\n`);
    case 'picture':
      return write('docs/picture.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${change.word.length}" height="20"></svg>`);
    case 'static':
      return write('static/robots-extra.txt', change.word);
    case 'config': {
      const config = JSON.parse(rig.readSource('site-config.json')) as object;
      return write('site-config.json', JSON.stringify({ ...config, title: change.word }));
    }
    case 'extra': {
      if (state.flag) return write('docs/extra/new.md', text(change.word, 'Новая страница.'));
      rmSync(`${root}/docs/extra`, { recursive: true, force: true });
      return [`${root}/docs/extra`];
    }
    case 'sameSizeAndTime': {
      const path = `${root}/docs/guide-notes.md`;
      rig.write('docs/guide-notes.md', text('Заметки', state.flag ? 'аа' : 'бб'));
      const { atime, mtime } = statSync(`${root}/docs/index.md`);
      utimesSync(path, atime, mtime);
      return [path];
    }
    case 'folder': {
      // The links to it are renamed with it.
      const next = state.folder === 'guide' ? 'manual' : 'guide';
      renameSync(`${root}/docs/${state.folder}`, `${root}/docs/${next}`);
      const before = state.folder;
      state.folder = next;
      return [`${root}/docs/${before}`, `${root}/docs/${next}`, ...write('docs/index.md', text('Главная', `Начало. [Один](./one.md), [два](./${next}/two.md#раздел).`))];
    }
    case 'category':
      return write(`docs/${state.folder}/_category_.json`, JSON.stringify({ label: change.word }));
  }
}

test('after each of any edits an open site is what a clean build makes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 3, maxLength: 7 }), async (edits) => {
      const { rig, site } = await watched();
      const state = { flag: false, title: 'Два', sentence: 'Начало.', heading: 'Ещё', folder: 'guide' };
      for (const change of edits) {
        site.invalidate(apply(rig, change, state));
        await site.update();
        expect([change.kind, await differences(rig, site)]).toEqual([change.kind, []]);
      }
    }),
    { numRuns: 4, seed: 20261121, endOnFailure: true },
  );
}, 240_000);

test('what the system did not tell is found by the thorough look', async () => {
  const { rig, site } = await watched();
  rig.write('docs/one.md', text('Один', 'Написано тайно.'));
  rig.write('docs/secret.md', text('Тайна', 'Новая страница.'));
  await site.update('thorough');
  expect(await differences(rig, site)).toEqual([]);
});

test('a sentence is shown without a look at the other pages, a title reaches those that show it', async () => {
  const { rig, site } = await watched();
  const digest = async (path: string): Promise<string | undefined> => (await site.describe(path))?.digest;
  const [one, three] = [await digest('one/index.html'), await digest('guide/three/index.html')];
  rig.write('docs/guide/two.md', text('Два', '## Раздел\n\nДругой текст.'));
  site.invalidate([`${rig.root}/docs/guide/two.md`]);
  await site.update();
  expect(Buffer.from((await site.read('guide/two/index.html')) ?? []).toString()).toContain('Другой текст.');
  expect([await digest('one/index.html'), await digest('guide/three/index.html')]).toEqual([one, three]);
  rig.write('docs/guide/two.md', text('Иначе', '## Раздел\n\nДругой текст.'));
  site.invalidate([`${rig.root}/docs/guide/two.md`]);
  await site.update();
  expect(await digest('guide/three/index.html')).not.toBe(three);
});

test('a page with an error stays as it last was, with the findings of what it is now, and the next good state is shown', async () => {
  const { rig, site } = await watched();
  const path = 'guide/three/index.html';
  const read = async (): Promise<string> => Buffer.from((await site.read(path)) ?? []).toString();
  const before = await read();
  for (const bad of [text('Три', '[Никуда](./nowhere.md)'), '---\ntitel: Три\n---\n\nТекст\n', text('Три', '![Нет](./none.png)')]) {
    rig.write('docs/guide/three.md', bad);
    site.invalidate([`${rig.root}/docs/guide/three.md`]);
    const { diagnostics } = await site.update();
    expect(diagnostics.some(({ severity, at }) => severity === 'error' && at?.file === 'docs/guide/three.md' && at.line !== undefined && at.lineText !== undefined)).toBe(true);
    expect((await site.describe(path))?.findings.length).toBeGreaterThan(0);
    expect((await site.describe(path))?.isEarlier).toBe(true);
    expect(await read()).toBe(before);
  }
  rig.write('docs/guide/three.md', text('Три', 'Исправлено.'));
  site.invalidate([`${rig.root}/docs/guide/three.md`]);
  expect((await site.update()).diagnostics).toEqual([]);
  expect((await site.describe(path))?.isEarlier).toBe(false);
  expect(await differences(rig, site)).toEqual([]);
});

test('a page that never was without errors is shown as it is, and not said to be of before them', async () => {
  const { rig, site } = await watched();
  rig.write('docs/never.md', text('Никогда', 'Вот [ссылка](./nowhere.md) в никуда.'));
  const { diagnostics, isEarlier } = await site.update('thorough');
  expect(diagnostics.map(({ at }) => at?.file)).toEqual(['docs/never.md']);
  expect(isEarlier).toBe(false);
  expect((await site.describe('never/index.html'))?.isEarlier).toBe(false);
  expect(Buffer.from((await site.read('never/index.html')) ?? []).toString()).toContain('в никуда.');
});

test('a broken config leaves the last good site, and a site that begins with one is shown when it is mended', async () => {
  const { rig, site } = await watched();
  const config = rig.readSource('site-config.json');
  const before = await served(site);
  rig.write('site-config.json', '{ "title": ');
  expect((await site.update()).diagnostics[0]?.at?.file).toBe('site-config.json');
  expect(await served(site)).toEqual(before);
  const other = await rig.open();
  expect((await other.update()).site).toBeUndefined();
  rig.write('site-config.json', config);
  await whole(other);
  expect(await served(other)).toEqual(before);
  await other.close();
});

test('a content folder that goes and comes back, links, and names that differ by case alone are survived', async () => {
  const { rig, site } = await watched();
  const before = await served(site);
  renameSync(`${rig.root}/docs`, `${rig.root}/away`);
  site.invalidate([`${rig.root}/docs`]);
  const { diagnostics } = await site.update();
  expect(diagnostics.map(({ code }) => code)).toContain('HG5005');
  renameSync(`${rig.root}/away`, `${rig.root}/docs`);
  site.invalidate([`${rig.root}/docs`]);
  await site.update();
  expect(await served(site)).toEqual(before);

  renameSync(`${rig.root}/docs/guide/three.md`, `${rig.root}/docs/guide/Three.md`);
  site.invalidate([`${rig.root}/docs/guide/three.md`, `${rig.root}/docs/guide/Three.md`]);
  await site.update();
  expect(await differences(rig, site)).toEqual([]);

  mkdirSync(`${rig.root}/elsewhere`);
  rig.write('elsewhere/linked.md', text('Ссылка', 'По ссылке.'));
  symlinkSync(`${rig.root}/elsewhere`, `${rig.root}/docs/linked`);
  site.invalidate([`${rig.root}/docs/linked`]);
  await site.update();
  expect(await differences(rig, site)).toEqual([]);
  rig.write('elsewhere/linked.md', text('Ссылка', 'По ссылке, иначе.'));
  await site.update('thorough');
  expect(await differences(rig, site)).toEqual([]);
  unlinkSync(`${rig.root}/docs/linked`);
  site.invalidate([`${rig.root}/docs/linked`]);
  await site.update();
  expect(await differences(rig, site)).toEqual([]);
});

test('an edit of the theme is shown, one with a mistake leaves the last good one, and mending it is shown', async () => {
  const { rig, site } = await watched(ownTheme.files, ownTheme.config);
  const footer = rig.readSource('theme/parts/Footer.tsx');
  const edit = async (content: string): Promise<readonly string[]> => {
    rig.write('theme/parts/Footer.tsx', content);
    site.invalidate([`${rig.root}/theme/parts/Footer.tsx`]);
    return (await site.update()).diagnostics.map(({ code, at }) => `${code} ${at?.file}:${at?.line}`);
  };
  const read = async (): Promise<string> => Buffer.from((await site.read('index.html')) ?? []).toString();
  expect(await edit(footer.replace('till-footer', 'till-other'))).toEqual([]);
  expect(await read()).toContain('class="till-other"');
  expect(await edit(`${footer}\nconst = 5;\n`)).toEqual([expect.stringMatching(/^HG5020 theme\/parts\/Footer\.tsx:\d+$/)]);
  expect(await read()).toContain('class="till-other"');
  expect(await edit(footer)).toEqual([]);
  expect(await differences(rig, site)).toEqual([]);
});

test('drafts are pages of a preview, and what a build leaves out of the search stays out', async () => {
  const { site } = await watched({ ...first, 'docs/draft.md': text('Набросок', 'Слово пустозвонство.').replace('title', 'draft: true\ntitle') });
  expect(Buffer.from((await site.read('draft/index.html')) ?? []).toString()).toContain('пустозвонство');
  expect(Buffer.from((await site.read('search-index.json')) ?? []).toString()).not.toContain('draft');
});

test('what a build would find of a page that leads to a draft is found, and the page is shown as it was written', async () => {
  const { rig, site } = await watched({ ...first, 'docs/draft.md': text('Набросок', 'Текст.').replace('title', 'draft: true\ntitle') });
  rig.write('docs/one.md', text('Один', 'Читайте [набросок](./draft.md).'));
  site.invalidate([`${rig.root}/docs/one.md`]);
  const { diagnostics } = await site.update();
  expect(diagnostics.map(({ code, at }) => [code, at?.file, at?.line])).toEqual([['HG3004', 'docs/one.md', 5]]);
  expect(diagnostics).toEqual((await rig.build({ outDir: 'checked', mode: 'check' })).diagnostics);
  expect(Buffer.from((await site.read('one/index.html')) ?? []).toString()).toContain('Читайте');
});

test('a look that finds what was there shows nothing anew, after an edit too', async () => {
  const { rig, site } = await watched();
  const shown = site.view();
  await site.update('thorough');
  expect(site.view()).toBe(shown);
  rig.write('docs/guide/two.md', text('Два', '## Раздел\n\nДругой текст.'));
  site.invalidate([`${rig.root}/docs/guide/two.md`]);
  const edited = await site.update();
  expect(edited.version).toBeGreaterThan(shown.version);
  await site.update('thorough');
  expect(site.view()).toBe(edited);
});

const two = (body: string): string => text('Два', `## Раздел\n\nТекст.${body}`);

test('what an edit makes of two pages is found when it has become quiet, and goes when it is taken back', async () => {
  const paragraph = 'Этот абзац достаточно длинный, чтобы его сравнивали: в нём сказано, как открыть файл, прочитать из него строки и закрыть его, когда они прочитаны.';
  const { rig, site } = await watched({ ...first, 'docs/one.md': text('Один', paragraph) }, { checks: { repeatedText: 'warn' } });
  const edit = async (path: string, body: string): Promise<void> => {
    rig.write(path, body);
    site.invalidate([`${rig.root}/${path}`]);
    await site.update();
  };
  const found = (): readonly string[] => site.view().diagnostics.map(({ code, at }) => `${code} ${at?.file ?? ''}:${at?.line ?? 0}`);
  await edit('docs/guide/two.md', two(`\n\n${paragraph}`));
  await site.update('thorough');
  expect(found()).toEqual(['HG3701 docs/one.md:5']);
  // It moves with the text, and is told nobody twice.
  const { version } = site.view();
  await site.update('thorough');
  expect(site.view().version).toBe(version);
  await edit('docs/guide/two.md', two(''));
  await site.update('thorough');
  expect(found()).toEqual([]);
});

test('a mistake in the config that is taken back leaves no finding, though the site is what it was', async () => {
  const { rig, site } = await watched();
  const config = rig.readSource('site-config.json');
  rig.write('site-config.json', '{');
  const broken = await site.update('thorough');
  expect([broken.diagnostics.length > 0, broken.isEarlier]).toEqual([true, true]);
  // A page that is edited meanwhile is shown, and the config still is wrong.
  rig.write('docs/guide/three.md', text('Три', 'Иначе. [Один](../one.md)'));
  site.invalidate([`${rig.root}/docs/guide/three.md`]);
  expect((await site.update()).diagnostics).toEqual(broken.diagnostics);
  rig.write('site-config.json', config);
  const mended = await site.update('thorough');
  expect([mended.diagnostics, mended.isEarlier]).toEqual([[], false]);
});

test('a check of an open site says what `check` says: golden questions without their answer too, each with its page', async () => {
  const questions = '[{ "ask": "раздел", "find": "/guide/two" }, { "ask": "кракозябра", "find": "/one" }, { "ask": "один", "find": "/nowhere" }]';
  const files = { ...first, 'docs/guide/three.md': text('Три', 'Вот ![рисунок](./none.png)'), 'questions.json': questions };
  const { rig, site } = await watched(files, { search: { questions: 'questions.json' } });
  const said = await site.check();
  const checked = await rig.build({ outDir: 'checked', mode: 'check' });
  expect(said.map(({ found }) => found)).toEqual(checked.diagnostics);
  expect(said.map(({ found, href }) => [found.code, href])).toEqual([['HG3011', '/guide/three/'], ['HG5070', ''], ['HG5071', '']]);
});

test('a large site is shown before all of it is compiled, and is then the built one', async () => {
  const many = Object.fromEntries(Array.from({ length: 70 }, (_, number) => [`docs/many/page-${number}.md`, text(`Страница ${number}`, `Текст ${number}. [Дальше](./page-${(number + 1) % 70}.md)`)]));
  let tell: (() => void) | undefined;
  const news = new Promise<void>((done) => (tell = done));
  const { rig, site } = await openedSite({ ...first, ...many }, { content: { docs: 'docs', static: ['static'] } }, () => tell?.());
  const { isWhole, diagnostics } = await site.update();
  expect([isWhole, diagnostics]).toEqual([false, []]);
  const page = Buffer.from((await site.read('many/page-7/index.html')) ?? []).toString();
  expect(page).toContain('Текст 7.');
  expect(page).toContain('Страница 8');
  await news;
  await site.update();
  await site.update('thorough');
  expect(site.view().isWhole).toBe(true);
  expect(await differences(rig, site)).toEqual([]);
});

test('a page that nobody has asked for in hundreds of updates is still there, though the memory on the disk was looked through', async () => {
  const { rig, site } = await watched();
  for (let round = 0; round < 502; round += 1) await site.update();
  expect(Buffer.from((await site.read('guide/three/index.html')) ?? []).toString()).toContain('Текст.');
  expect(await differences(rig, site)).toEqual([]);
});
