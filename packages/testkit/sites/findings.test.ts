import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as engine from '@helpgen/engine';
import type { BuildOptions } from '@helpgen/engine';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';
import { createCli } from 'helpgen';

const page = '---\ntitle: Страница\n---\n\nТекст.\n';
const counting = "export const meta = { title: 'Раз' };\nexport default function Page() {\n  return <h1>{String(Math.random())}</h1>;\n}\n";

let rig: SiteRig;
let config: string;
const made: string[] = [];
beforeAll(() => {
  rig = createSiteRig({ 'docs/index.md': page }, { content: { docs: 'docs', pages: 'pages', static: ['static'] } });
  config = rig.readSource('site-config.json');
});
afterAll(() => rig.close());
afterEach(() => {
  for (const path of made.splice(0)) rmSync(join(rig.root, path), { recursive: true, force: true });
  rig.write('site-config.json', config);
});

function write(path: string, text: string | Uint8Array): void {
  made.push(path);
  rig.write(path, text);
}

function configure(part: { readonly [key: string]: unknown }): void {
  rig.write('site-config.json', JSON.stringify({ ...(JSON.parse(config) as object), ...part }));
}

/** Code, place, and the arguments that say what is meant, of everything found. */
async function findings(options: Partial<BuildOptions> = {}): Promise<readonly unknown[]> {
  const { diagnostics } = await rig.build(options);
  return diagnostics.map(({ code, at, args }) => ({ code, ...(at === undefined ? {} : { file: at.file }), ...args }));
}

test('a config that is not there', async () => {
  expect(await findings({ configPath: join(rig.root, 'other.json') })).toMatchObject([{ code: 'HG5001', reason: 'it does not exist' }]);
});

test('a source that leads nowhere, and one that leads out of the site', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'helpgen-outside-'));
  writeFileSync(join(outside, 'secret.md'), page);
  made.push('docs/gone.md', 'docs/secret.md');
  symlinkSync('nothing.md', join(rig.root, 'docs/gone.md'));
  symlinkSync(join(outside, 'secret.md'), join(rig.root, 'docs/secret.md'));
  expect(await findings({ mode: 'check' })).toMatchObject([
    { code: 'HG5002', file: 'docs/gone.md', reason: 'it does not exist' },
    { code: 'HG5003', file: 'docs/secret.md' },
  ]);
  rmSync(outside, { recursive: true });
});

test('a Markdown file without a name is a hidden file, which a note says', async () => {
  write('docs/..md', '# Без имени\n');
  write('docs/.draft.md', '# Спрятан\n');
  expect(await findings({ mode: 'check' })).toMatchObject([{ code: 'HG5007', file: 'docs/..md' }]);
});

test.each(['build', 'check'] as const)('a content folder that is a file, or a link onto itself, ends a %s with a finding', async (mode) => {
  write('elsewhere', 'A file.');
  configure({ content: { docs: 'elsewhere' } });
  expect(await findings({ mode })).toMatchObject([{ code: 'HG5002', path: 'elsewhere', reason: 'a part of its path is a file' }]);
  made.push('loop');
  symlinkSync('loop', join(rig.root, 'loop'));
  configure({ content: { docs: 'loop' } });
  expect(await findings({ mode })).toMatchObject([{ code: 'HG5002', path: 'loop', reason: 'its links lead in a circle' }]);
});

test('a page that could not be read is no reason to blame those that link to it', async () => {
  write('docs/old.md', Buffer.from([0x23, 0x20, 0xff, 0xfe]));
  write('docs/new.md', '---\ntitle: Новая\n---\n\n[Старая](old.md#начало)\n');
  expect((await findings({ mode: 'check' })).map((found) => (found as { readonly file: string }).file)).toEqual(['docs/old.md']);
});

test('a page with a finding is not read again for the text of its line while it is the same', async () => {
  write('docs/broken.md', '---\ntitle: Битая\n---\n\nСлово [туда](nowhere.md).\n');
  write('docs/other.md', '---\ntitle: Другая\n---\n\nТекст.\n');
  configure({ checks: { brokenLinks: 'warn' } });
  await rig.build();
  write('docs/other.md', '---\ntitle: Другая\n---\n\nТекст изменён.\n');
  const reads: string[] = [];
  const { disk } = engine.nodeHost;
  const readFile: typeof disk.readFile = (path) => {
    reads.push(path.slice(rig.root.length + 1));
    return disk.readFile(path);
  };
  const { diagnostics } = await rig.build({}, { ...engine.nodeHost, disk: { ...disk, readFile } });
  expect(diagnostics.map(({ at }) => at?.lineText)).toEqual(['Слово [туда](nowhere.md).']);
  // The config, and the page that was edited; a state of a file is trusted when it is two seconds old.
  expect(reads.filter((path) => path.startsWith('docs/broken')).length).toBeLessThanOrEqual(1);
});

test('a source that is not UTF-8', async () => {
  write('docs/old.md', Buffer.from([0x23, 0x20, 0xff, 0xfe]));
  expect(await findings({ mode: 'check' })).toMatchObject([{ code: 'HG5004', file: 'docs/old.md', offset: 2 }]);
});

test('a content folder that is not there', async () => {
  configure({ content: { docs: 'dosc' } });
  expect(await findings({ mode: 'check' })).toMatchObject([{ code: 'HG5005', path: 'dosc', pointer: 'content.docs' }]);
});

test('names that are one name elsewhere', async () => {
  write('docs/guide.md', page);
  write('docs/Guide.md', page);
  if (readdirSync(join(rig.root, 'docs')).length < 3) return;
  expect(await findings({ mode: 'check' })).toContainEqual({ code: 'HG5006', file: 'docs/guide.md', path: 'docs/guide.md', other: 'docs/Guide.md' });
});

test('an output folder that holds sources, that is a file, or that is somebody else’s', async () => {
  expect(await findings({ outDir: 'docs' })).toMatchObject([{ code: 'HG5010', path: 'docs', source: 'docs' }]);
  expect(await findings({ outDir: '.' })).toMatchObject([{ code: 'HG5010' }]);
  write('file', 'x');
  expect(await findings({ outDir: 'file' })).toMatchObject([{ code: 'HG5011', path: 'file' }]);
  write('mine/letter.txt', 'dear');
  expect(await findings({ outDir: 'mine' })).toMatchObject([{ code: 'HG5012', path: 'mine', files: ['`letter.txt`'] }]);
  expect(rig.readSource('mine/letter.txt')).toBe('dear');
});

test('a foreign file beside a site in which nothing has changed is told when the site is to be written anew, and stays', async () => {
  expect(await findings()).toEqual([]);
  write('build/letter.txt', 'dear');
  expect((await rig.build()).status).toBe('unchanged');
  write('docs/more.md', page);
  expect(await findings()).toMatchObject([{ code: 'HG5012', path: 'build', files: ['`letter.txt`'] }]);
  expect(rig.readSource('build/letter.txt')).toBe('dear');
});

test('a static file in the place of one that the build makes', async () => {
  write('static/search-index.json', '{}');
  expect(await findings()).toMatchObject([{ code: 'HG5015', path: 'search-index.json' }]);
});

test('a theme that cannot be found', async () => {
  configure({ theme: 'helpgen-theme-gone' });
  expect(await findings()).toMatchObject([{ code: 'HG5021', theme: 'helpgen-theme-gone' }]);
});

test('a language that the theme does not speak is shown in English, which a check says as a build does', async () => {
  configure({ locales: { default: 'nb', list: [{ code: 'nb', label: 'Norsk' }] } });
  const lacks = [{ code: 'HG4005', severity: 'warning', args: { locale: 'nb' } }];
  expect((await rig.build({ mode: 'check' })).diagnostics).toMatchObject(lacks);
  const report = await rig.build();
  expect(report).toMatchObject({ status: 'built', diagnostics: lacks });
});

test('words of a site that nobody says, without their values or their plural forms, in a check as in a build', async () => {
  configure({ locales: { default: 'ru', list: [{ code: 'ru', words: 'words/ru.json' }] } });
  write('words/ru.json', `{
  "search.lable": "Найти",
  "nav.version": "Версия {number}",
  "search.count": "{count} страница|{count} страниц",
  "search.label": "Найти"
}`);
  const wrong = [
    { code: 'HG4008', args: { key: 'search.lable', suggestion: 'search.label' }, at: { file: 'words/ru.json', line: 2, column: 3 } },
    { code: 'HG4009', args: { key: 'nav.version', values: ['`{number}`', '`{label}`'] }, at: { line: 3 } },
    { code: 'HG4010', args: { key: 'search.count', forms: 2, wanted: 3, locale: 'ru' }, at: { line: 4 } },
  ];
  expect((await rig.build({ mode: 'check' })).diagnostics).toMatchObject(wrong);
  expect((await rig.build()).diagnostics).toMatchObject(wrong);
  write('words/ru.json', '{ "search.label": 1 }');
  expect((await rig.build({ mode: 'check' })).diagnostics).toMatchObject([{ code: 'HG1013', at: { file: 'words/ru.json' } }]);
});

test('a language of the site alone: what its file lacks is told once, and said in English', async () => {
  configure({ locales: { default: 'nb', list: [{ code: 'nb', words: 'nb.json' }] }, sidebars: { docs: [{ type: 'autogenerated', dir: '.' }] } });
  write('nb.json', '{ "toc.title": "På denne siden", "crumbs.label": "Brødsmulesti", "content.linkToHeading": "Lenke til {heading}", "zoom.close": "Lukk", "sidebar.filter": "Filtrer" }');
  write('docs/a.md', '# A\n\n## B\n\nText.\n\n## C\n');
  const report = await rig.build();
  expect(report).toMatchObject({ status: 'built', diagnostics: [{ code: 'HG4006', at: { file: 'nb.json' }, args: { locale: 'nb' } }] });
  const page = rig.read('a/index.html');
  for (const said of ['På denne siden', 'Brødsmulesti', 'Lenke til B', '"Filtrer"', 'Skip to main content']) expect(page).toContain(said);
  const zoom = [...rig.output()].find(([path, text]) => path.endsWith('.js') && text.includes('Enlarge: {name}'))?.[1];
  expect(zoom).toContain('Lukk');
  expect((await rig.build({ mode: 'check' })).diagnostics).toMatchObject([{ code: 'HG4006' }]);
});

test('a cache that cannot be used costs time and nothing else', async () => {
  rmSync(join(rig.root, '.helpgen'), { recursive: true, force: true });
  write('.helpgen/cache', 'not a folder');
  const report = await rig.build();
  expect(report.status).toBe('built');
  expect(report.diagnostics).toMatchObject([{ code: 'HG5050', severity: 'note', hint: expect.stringContaining('another helpgen') }]);
});

test('a page that comes out differently each time', async () => {
  write('pages/counting.tsx', counting);
  const report = await rig.build({ verify: true });
  expect(report.status).toBe('failed');
  expect(report.diagnostics).toMatchObject([{ code: 'HG5060', args: { files: ['counting/index.html', 'site-manifest.jsonl'] } }]);
});

test('a repository that is damaged costs the dates and nothing else', async () => {
  made.push('.git');
  const git = (...args: readonly string[]): void => void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: rig.root, stdio: 'ignore' });
  git('init');
  git('add', 'docs');
  git('commit', '-m', 'x');
  rmSync(join(rig.root, '.git/objects'), { recursive: true });
  mkdirSync(join(rig.root, '.git/objects'));
  configure({ lastUpdate: { time: true } });
  const report = await rig.build();
  expect(report.diagnostics).toMatchObject([{ code: 'HG5042', severity: 'note' }]);
  expect(report.status).not.toBe('failed');
});

test('no port is free', async () => {
  await rig.build();
  const occupant = createServer();
  await new Promise<void>((done) => occupant.listen(65_535, '127.0.0.1', done));
  const printed: string[] = [];
  const stream = { write: (text: string) => printed.push(text) };
  const cli = createCli({ name: 'helpgen', version: '0.0.0', engine });
  const exitCode = await cli.run(['serve', '--port', '65535'], { stdout: stream, stderr: stream, env: {}, cwd: rig.root });
  occupant.close();
  expect(printed.join('')).toContain('HG6020');
  expect(exitCode).toBe(1);
});

test('every finding of a build is told with the line it is about', async () => {
  write('docs/links.md', '---\ntitle: Ссылки\n---\n\nСмотри [туда](indx.md), [сюда](index.md#нет) и ![вид](вид.png).\n\n```pyhton\n```\n');
  const { diagnostics } = await rig.build({ mode: 'check', strict: true });
  const placed = diagnostics.map(({ code, at }) => [code, `${at?.file}:${at?.line}:${at?.column}`, at?.lineText === readFileSync(join(rig.root, 'docs/links.md'), 'utf8').split('\n')[(at?.line ?? 0) - 1]]);
  expect(placed).toEqual([
    ['HG3001', 'docs/links.md:5:15', true],
    ['HG3003', 'docs/links.md:5:32', true],
    ['HG3011', 'docs/links.md:5:55', true],
    ['HG2401', 'docs/links.md:7:4', true],
  ]);
});
