import { afterEach, describe, expect, test } from '@jest/globals';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import type { Host } from '@helpgen/engine';
import { cleanSite, nodeHost } from '@helpgen/engine';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';

const rigs: SiteRig[] = [];
afterEach(() => rigs.splice(0).forEach((rig) => rig.close()));

const page = (title: string): string => `---\ntitle: ${title}\n---\n\nТекст страницы «${title}».\n`;

function rigOf(files: { readonly [path: string]: string } = {}, config?: { readonly [key: string]: unknown }): SiteRig {
  const rig = createSiteRig({ 'docs/index.md': page('Начало'), 'docs/a.md': page('Статья'), ...files }, config);
  rigs.push(rig);
  return rig;
}

/** Builds once more without a cache, and compares every byte. */
async function expectClean(rig: SiteRig): Promise<void> {
  const built = rig.output();
  expect((await rig.build({ outDir: 'clean', cache: false })).status).toBe('built');
  expect(built).toEqual(rig.output(`${rig.root}/clean`));
}

describe('a static file that becomes a folder, and back', () => {
  test.each([
    ['CNAME', 'CNAME/z.txt'],
    ['CNAME/z.txt', 'CNAME'],
  ])('%s, then %s', async (first, second) => {
    const rig = rigOf({ [`static/${first}`]: 'один' });
    await rig.build();
    rig.remove('static/CNAME');
    rig.write(`static/${second}`, 'два');
    for (const title of ['Раз', 'Два', 'Три']) {
      rig.write('docs/a.md', page(title));
      expect(await rig.build()).toMatchObject({ status: 'built', diagnostics: [] });
      await expectClean(rig);
    }
  });

  test('an article whose address was a folder, and back', async () => {
    const rig = rigOf({ 'docs/b.md': page('Б') }, { trailingSlash: false });
    for (const [gone, made] of [['b.md', 'b.html/index.md'], ['b.html/index.md', 'b.md']] as const) {
      await rig.build();
      rig.remove(`docs/${gone}`);
      rig.write(`docs/${made}`, page('Другое'));
      expect((await rig.build()).diagnostics).toEqual([]);
      await expectClean(rig);
    }
  });
});

describe('a damaged cache is a miss', () => {
  const damages: readonly (readonly [string, (path: string) => void])[] = [
    ['emptied', (path) => writeFileSync(path, '')],
    ['cut in half', (path) => truncateSync(path, Math.floor(readFileSync(path).length / 2))],
    ['with flipped bytes', flip],
    ['foreign', (path) => writeFileSync(path, Buffer.alloc(100_000, 'xyz'))],
    ['gone', (path) => rmSync(path)],
  ];

  test.each(damages)('every file of it %s, one after the other and all at once', async (_how, damage) => {
    const rig = rigOf();
    await rig.build();
    const folder = `${rig.root}/.helpgen/cache/${readdirSync(`${rig.root}/.helpgen/cache`).find((name) => name.startsWith('v')) ?? ''}`;
    const files = readdirSync(folder);
    expect(files).toEqual(expect.arrayContaining(['body.pack', 'terms.pack', 'outline.pack', 'stats.record']));
    let number = 0;
    // The bundle of the theme takes longest to make anew: once is enough.
    for (const names of [...files.map((name) => [name]), files.filter((name) => !name.startsWith('bundle-'))]) {
      for (const name of names) if (existsSync(`${folder}/${name}`)) damage(`${folder}/${name}`);
      number += 1;
      rig.write('docs/index.md', page(`Начало ${number}`));
      expect([names, (await rig.build({ verify: names.length > 1 })).diagnostics]).toEqual([names, []]);
      expect(rig.read('index.html')).toContain(`Начало ${number}`);
    }
    await expectClean(rig);
    expect(await rig.build()).toMatchObject({ status: 'unchanged' });
  }, 120_000);

  test('damage that leaves no trace on the disk costs a build its cache and nothing else', async () => {
    const rig = rigOf();
    await rig.build();
    rig.write('docs/index.md', page('Другое'));
    // The disk reads something else than it did, and says nothing of it.
    const open: Host['disk']['open'] = (path, mode) => {
      const file = nodeHost.disk.open(path, mode);
      const read: typeof file.read = (offset, length) => (path.startsWith(rig.root) && path.endsWith('body.pack') ? new Uint8Array(length) : file.read(offset, length));
      return { ...file, read };
    };
    const { status, diagnostics } = await rig.build({}, { ...nodeHost, disk: { ...nodeHost.disk, open } });
    expect([status, diagnostics.map(({ code }) => code)]).toEqual(['built', ['HG5050']]);
    await expectClean(rig);
  });
});

function flip(path: string): void {
  const bytes = readFileSync(path);
  for (let at = 0; at < bytes.length; at += 97) bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  writeFileSync(path, bytes);
}

/** A disk on which nothing below `.helpgen` can be changed after `after` changes. */
function without(rig: SiteRig, code: string, after: number): Host {
  let left = after;
  const check = (path: unknown): void => {
    if (!String(path).startsWith(`${rig.root}/.helpgen`)) return;
    left -= 1;
    if (left < 0) throw Object.assign(new Error(code), { code, path });
  };
  const disk = { ...nodeHost.disk };
  for (const name of ['writeFile', 'createFile', 'makeFolder', 'makeOneFolder', 'rename', 'removeFile', 'removeFolder'] as const) {
    const original = nodeHost.disk[name] as (...args: readonly unknown[]) => void;
    Object.assign(disk, { [name]: (...args: readonly unknown[]) => (check(args[0]), original(...args)) });
  }
  disk.open = (path, mode) => {
    const file = nodeHost.disk.open(path, mode);
    return { ...file, write: (offset, bytes) => (check(path), file.write(offset, bytes)) };
  };
  return { ...nodeHost, disk };
}

describe('trouble with the cache alone', () => {
  test.each([
    ['ENOSPC', [0, 2, 4, 6, 8, 10]],
    ['EROFS', [0, 3]],
    ['EACCES', [1, 5]],
  ])('%s there is a note, and the new site stands', async (code, points) => {
    const rig = rigOf();
    await rig.build();
    for (const after of points) {
      rig.write('docs/index.md', page(`Начало ${after}`));
      const { status, diagnostics } = await rig.build({}, without(rig, code, after));
      expect([status, diagnostics.filter(({ code: found }) => found !== 'HG5050')]).toEqual(['built', []]);
      expect(rig.read('index.html')).toContain(`Начало ${after}`);
      rmSync(`${rig.root}/.helpgen/cache/lock`, { force: true });
    }
    await expectClean(rig);
  }, 180_000);

  test.each<readonly [string, (path: string) => void]>([
    ['a file', (path) => writeFileSync(path, 'mine')],
    ['a link to nothing', (path) => symlinkSync('nowhere/at/all', path)],
    ['a link to a file', (path) => symlinkSync('site-config.json', path)],
    ['a link onto itself', (path) => symlinkSync('.helpgen', path)],
  ])('`.helpgen` is %s', async (_what, make) => {
    const rig = rigOf();
    make(`${rig.root}/.helpgen`);
    const { status, diagnostics } = await rig.build();
    expect([status, diagnostics.map(({ code }) => code)]).toEqual(['built', ['HG5050']]);
    expect((await rig.build({ mode: 'check' })).status).toBe('checked');
    expect(lstatSync(`${rig.root}/.helpgen`).isDirectory()).toBe(false);
  });

  test('`clean` removes the site and what a link `.helpgen` leads to, and no link', async () => {
    const rig = rigOf();
    mkdirSync(`${rig.root}/memory`);
    symlinkSync('memory', `${rig.root}/.helpgen`);
    await rig.build();
    await cleanSite({ configPath: `${rig.root}/site-config.json` });
    expect(readdirSync(`${rig.root}/memory`)).toEqual([]);
    expect([existsSync(`${rig.root}/build`), lstatSync(`${rig.root}/.helpgen`).isSymbolicLink()]).toEqual([false, true]);
  });
});

describe('includes from beside the site', () => {
  test('come from the folders that the config names, and from nowhere that a link in them leads to', async () => {
    const text = '::include{file="../../src/a.md"}\n\n::include{file="../../src/link.md"}\n';
    const files = { 'src/a.md': 'Из исходников.', 'secret.md': 'Тайна.', 'site/docs/index.md': page('Начало') + text };
    const rig = rigOf(files);
    symlinkSync('../secret.md', `${rig.root}/src/link.md`);
    const config = { title: 'Справка', url: 'https://example.com', content: { docs: 'docs' }, markdown: { includeRoots: ['../src'] } };
    rig.write('site/site-config.json', JSON.stringify(config));
    const { diagnostics } = await rig.build({ configPath: `${rig.root}/site/site-config.json`, anyway: true });
    expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(['HG2301']);
    const html = readFileSync(`${rig.root}/site/build/index.html`, 'utf8');
    expect([html.includes('Из исходников.'), html.includes('Тайна.')]).toEqual([true, false]);
  });
});

describe('an output folder that is a link', () => {
  test('is written through, and stays', async () => {
    const rig = rigOf();
    mkdirSync(`${rig.root}/elsewhere/real`, { recursive: true });
    symlinkSync('elsewhere/real', `${rig.root}/build`);
    for (const title of ['Раз', 'Два']) {
      rig.write('docs/index.md', page(title));
      expect((await rig.build()).status).toBe('built');
      expect(readFileSync(`${rig.root}/elsewhere/real/index.html`, 'utf8')).toContain(title);
    }
    expect(readdirSync(`${rig.root}/elsewhere`)).toEqual(['real']);
    expect((await rig.build()).status).toBe('unchanged');
    await cleanSite({ configPath: `${rig.root}/site-config.json` });
    expect(readdirSync(`${rig.root}/elsewhere/real`)).toEqual([]);
    expect(lstatSync(`${rig.root}/build`).isSymbolicLink()).toBe(true);
    expect((await rig.build()).status).toBe('built');
  });

  test('is refused when it leads into the sources, to foreign files, to nothing or onto itself', async () => {
    const rig = rigOf({ 'other/mine.txt': 'mine', 'docs/deep/b.md': page('Б') });
    const codes: (string | undefined)[] = [];
    for (const target of ['docs/deep', 'other', 'nowhere', 'build', 'other/mine.txt']) {
      symlinkSync(target, `${rig.root}/build`);
      const { diagnostics, status } = await rig.build();
      expect([status, lstatSync(`${rig.root}/build`).isSymbolicLink()]).toEqual(['failed', true]);
      codes.push(diagnostics[0]?.code);
      rmSync(`${rig.root}/build`);
    }
    expect(codes).toEqual(['HG5010', 'HG5012', 'HG5017', 'HG5014', 'HG5011']);
    expect(rig.readSource('other/mine.txt')).toBe('mine');
  });
});

describe('a content folder that is no folder', () => {
  test.each<readonly [string, (path: string) => void]>([
    ['a file', (path) => writeFileSync(path, 'text')],
    ['a link onto itself', (path) => symlinkSync('docs', path)],
  ])('%s is a finding, and the build ends', async (_what, make) => {
    const rig = rigOf();
    renameSync(`${rig.root}/docs`, `${rig.root}/kept`);
    make(`${rig.root}/docs`);
    for (const mode of ['check', 'build'] as const) {
      const { status, diagnostics } = await rig.build({ mode, jobs: 2 });
      expect([status, diagnostics.map(({ code }) => code)]).toEqual(['failed', expect.arrayContaining([expect.stringMatching(/^HG500[25]$/)])]);
    }
  });

  test.each(['pages', 'i18n', 'static'])('%s that is a file is a finding', async (name) => {
    const rig = rigOf({ [name]: 'text' }, { content: { docs: 'docs', [name]: name === 'static' ? ['static'] : name } });
    const { status, diagnostics } = await rig.build();
    expect([status, diagnostics.map(({ code, args }) => [code, args['path']])]).toEqual(['failed', [['HG5002', name]]]);
  });
});
