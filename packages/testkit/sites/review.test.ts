import { afterEach, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { findingWords } from '@helpgen/model/locales/finding-words';
import { findLosses, reviewSites, writeReview } from '@helpgen/review';
import type { SiteReview } from '@helpgen/review';
import { createSiteRig } from '@helpgen/testkit';
import type { SiteRig } from '@helpgen/testkit';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';

const opened: SiteRig[] = [];
afterEach(() => opened.splice(0).forEach((rig) => rig.close()));

const page = (title: string, body: string): string => `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}\n`;

const first: { readonly [path: string]: string } = {
  'docs/index.md': page('Начало', 'Сначала.\n\nПервый абзац о числах. [Дальше](guide/a.md)\n\n## Раздел\n\n```js\nconst a = 1;\n```'),
  'docs/guide/a.md': page('Страница А', 'Слова страницы А.\n\n::include{file="_shared.md"}\n\n## Глава {#chapter}\n\nКонец.'),
  'docs/guide/b.md': page('Страница Б', 'Слова страницы Б: массив, строка и число.\n\n::include{file="_shared.md"}'),
  'docs/guide/_shared.md': 'Общие слова для двух страниц.\n',
  'docs/other.md': page('Другое', 'Совсем о другом: сеть, запрос, ответ, ошибка.\n\n- раз\n- два'),
};

function opening(files: { readonly [path: string]: string } = first, config: { readonly [key: string]: unknown } = {}): SiteRig {
  const rig = createSiteRig(files, config);
  opened.push(rig);
  return rig;
}

function compare({ root }: SiteRig): SiteReview {
  return reviewSites({ base: 'base', baseFolder: `${root}/base`, headFolder: `${root}/build` });
}

/** What a change of the sources of `rig` changes on the site. */
async function reviewOf(
  change: (rig: SiteRig) => void,
  files = first,
  config: { readonly [key: string]: unknown } = {},
): Promise<SiteReview> {
  const rig = opening(files, config);
  await rig.build({ outDir: 'base', anyway: true });
  change(rig);
  await rig.build({ anyway: true });
  return compare(rig);
}

const edited = (path: string, from: string, to: string) => (rig: SiteRig) => {
  const old = rig.readSource(path);
  expect(old).toContain(from);
  rig.write(path, old.replace(from, to));
};

const kindsOf = ({ pages }: SiteReview): object => Object.fromEntries(pages.map(({ route, kinds }) => [route, kinds]));

test('a sentence that was edited is told word by word, with the file that it stands in', async () => {
  const review = await reviewOf(edited('docs/index.md', 'Первый абзац', 'Второй абзац'));
  const [change] = review.pages;
  expect(review.pages).toHaveLength(1);
  expect(change).toMatchObject({ route: '/', kinds: ['text'], causes: [{ file: 'docs/index.md' }] });
  expect(change?.blocks.map(({ html }) => html)).toEqual([
    '<p><del>Первый</del><ins>Второй</ins> абзац о числах. <span class="a">Дальше</span></p>',
  ]);
});

test('what is included is the cause on all pages that include it', async () => {
  const review = await reviewOf(edited('docs/guide/_shared.md', 'Общие', 'Новые'));
  expect(review.pages.map(({ route, kinds, causes }) => [route, kinds, causes])).toEqual([
    ['/guide/a', ['text'], [{ file: 'docs/guide/_shared.md' }]],
    ['/guide/b', ['text'], [{ file: 'docs/guide/_shared.md' }]],
  ]);
});

test('of several files that changed each block names those that it stands in, before and after', async () => {
  const rig = opening({
    ...first,
    'docs/guide/a.md': page('Страница А', 'Слова страницы А.\n\nЛишний абзац статьи.\n\n::include{file="_shared.md"}\n\n```js file="code.js"\n```'),
    'docs/guide/code.js': 'const answer = first + 1;\n',
  });
  await rig.build({ outDir: 'base', anyway: true });
  const paths = ['docs/guide/a.md', 'docs/guide/_shared.md', 'docs/guide/code.js'];
  edited('docs/guide/a.md', 'Слова страницы', 'Иные слова этой страницы')(rig);
  edited('docs/guide/a.md', 'Лишний абзац статьи.\n\n', '')(rig);
  edited('docs/guide/_shared.md', 'Общие', 'Новые')(rig);
  edited('docs/guide/code.js', '+ 1', '+ 2')(rig);
  await rig.build({ anyway: true });
  const { pages } = compare(rig);
  const [both, one] = ['/guide/a', '/guide/b'].map((route) => pages.find((change) => change.route === route));
  expect(both?.causes.map((cause) => 'file' in cause && cause.file).toSorted()).toEqual(paths.toSorted());
  expect(both?.blocks.map(({ state, causes }) => [state, causes])).toEqual([
    ['changed', ['docs/guide/a.md']],
    ['removed', ['docs/guide/a.md']],
    ['changed', ['docs/guide/_shared.md']],
    ['changed', ['docs/guide/code.js']],
  ]);
  expect(one).toMatchObject({ causes: [{ file: 'docs/guide/_shared.md' }] });
  expect(one?.blocks[0]?.causes).toBeUndefined();
});

const member = (name: string, english: string, summary: string): string => `  - { name: { ru: ${name}, en: ${english} }, summary: ${summary} }\n`;

test('what a page of a type inherits is caused by the description of its base, what it says itself by its own', async () => {
  const lamp = 'kind: type\nname: { ru: Лампа, en: Lamp }\nsummary: Светит ярко.\nextends: [Прибор]\nmethods:\n';
  const device = 'kind: type\nname: { ru: Прибор, en: Device }\nsummary: Работает.\nmethods:\n';
  const files = {
    ...first,
    'docs/Lamp.yaml': lamp + member('Светить', 'Shine', 'Даёт свет.'),
    'docs/Device.yaml': device + member('Включить', 'TurnOn', 'Начинает работу.'),
  };
  const review = await reviewOf(
    (rig) => {
      rig.write('docs/Lamp.yaml', lamp + member('Светить', 'Shine', 'Даёт много света.'));
      rig.write('docs/Device.yaml', device + member('Включить', 'TurnOn', 'Начинает работу.') + member('Выключить', 'TurnOff', 'Кончает работу.'));
    },
    files,
    { presets: ['@helpgen/script', '@helpgen/reference'] },
  );
  const told = review.pages.find(({ route }) => route === '/Lamp');
  expect(told?.causes).toEqual([{ file: 'docs/Lamp.yaml' }, { file: 'docs/Device.yaml' }]);
  const causesAt = (text: string): unknown => told?.blocks.filter(({ html }) => html.includes(text)).map(({ causes }) => causes);
  expect(causesAt('света')).toEqual([['docs/Lamp.yaml'], ['docs/Lamp.yaml']]);
  expect(causesAt('Выключить')).toEqual([['docs/Lamp.yaml', 'docs/Device.yaml']]);
});

test('changes are told by kind: code, links, structure, metadata, navigation, look', async () => {
  expect(kindsOf(await reviewOf(edited('docs/index.md', 'const a', 'const b')))).toEqual({ '/': ['code'] });
  expect(kindsOf(await reviewOf(edited('docs/index.md', 'guide/a.md', 'guide/b.md')))).toEqual({ '/': ['links'] });
  expect(kindsOf(await reviewOf(edited('docs/other.md', '- раз\n- два', '1. раз\n2. два')))).toEqual({ '/other': ['structure'] });
  expect(kindsOf(await reviewOf(edited('docs/other.md', '---\n\n', 'description: О сети.\n---\n\n')))).toEqual({ '/other': ['metadata'] });
  const titled = kindsOf(await reviewOf(edited('docs/other.md', 'title: "Другое"', 'title: "Другое"\nsidebar_label: Иное')));
  expect(titled).toMatchObject({ '/': ['navigation'], '/other': ['metadata', 'navigation'] });
  const looks = await reviewOf((rig) =>
    rig.write(
      'site-config.json',
      rig.readSource('site-config.json').replace('"Справка",', '"Справка",\n  "footer": { "copyright": "Мы" },'),
    ),
  );
  expect(looks.pages.every(({ kinds, causes }) => kinds.join() === 'look' && JSON.stringify(causes) === '[{"of":"config"}]')).toBe(true);
  expect(looks.pages.length).toBeGreaterThan(4);
});

test('a comment and an empty line in a source are no change', async () => {
  const review = await reviewOf((rig) => {
    edited('docs/index.md', '## Раздел', '\n\n<!-- потом переписать -->\n\n## Раздел')(rig);
    edited('docs/other.md', '- раз', '\n- раз')(rig);
  });
  expect(review.pages).toEqual([]);
});

test('a page that went elsewhere is moved, and a lost one has the likeliest target', async () => {
  const review = await reviewOf((rig) => {
    rig.remove('docs/other.md');
    rig.write('docs/net/requests.md', first['docs/other.md']?.replace('ошибка', 'отказ') ?? '');
  });
  expect(review.pages.filter(({ state }) => state !== 'changed').map(({ route, state, from }) => [route, state, from])).toEqual([
    ['/net/requests', 'moved', '/other'],
  ]);
  const lost = await reviewOf((rig) => {
    rig.remove('docs/other.md');
    edited('docs/guide/b.md', 'и число.', 'и число.\n\nСовсем о другом: сеть, запрос, ответ, ошибка.\n\n- раз\n- два')(rig);
  });
  expect(lost.pages.filter(({ state }) => state === 'vanished')).toMatchObject([{ route: '/other', target: '/guide/b' }]);
});

test('an anchor that is gone is told with the one that stands for it', async () => {
  const review = await reviewOf(edited('docs/guide/a.md', '{#chapter}', '{#part}'));
  expect(review.pages[0]?.anchors).toEqual({ added: ['part'], vanished: [{ id: 'chapter', text: 'Глава', target: 'part' }], moved: [] });
});

const twins = (...texts: readonly string[]): string => page('Другое', texts.map((text) => `## Пример\n\n${text}`).join('\n\n'));

const movedBy = async (before: readonly string[], after: readonly string[]): Promise<SiteReview> =>
  reviewOf((rig) => rig.write('docs/other.md', twins(...after)), { ...first, 'docs/other.md': twins(...before) });

describe('an anchor that a heading of the same words has now', () => {
  const [net, files, dates] = ['Сеть ждёт ответа сервера.', 'Файл читают до конца строки.', 'Дата зависит от часового пояса.'];

  test('is told, with the one that leads to what it led to', async () => {
    const removed = await movedBy([net, files, dates], [files, dates]);
    expect(removed.pages[0]?.anchors).toEqual({
      added: [],
      vanished: [{ id: 'пример-2', text: 'Пример', target: 'пример-1' }],
      moved: [{ id: 'пример', text: 'Пример' }, { id: 'пример-1', text: 'Пример', target: 'пример' }],
    });
    const put = await movedBy([net], [files, net]);
    expect(put.pages[0]).toMatchObject({ kinds: expect.arrayContaining(['structure']), anchors: { moved: [{ id: 'пример', target: 'пример-1' }] } });
    const folder = `${opened.at(-1)?.root}/told`;
    await writeReview(put, { folder, language: 'en' });
    expect(readFileSync(`${folder}/summary.md`, 'utf8')).toContain('### Anchors that lead to another text now: 1\n\n- `/other#пример` → `#пример-1`');
    expect(readFileSync(`${folder}/index.html`, 'utf8')).toContain('<h2>Anchors that lead to another text now: 1</h2>');
    expect(JSON.parse(readFileSync(`${folder}/review.json`, 'utf8'))).toMatchObject({ pages: [{ anchors: put.pages[0]?.anchors }] });
    expect(findLosses(put)).toMatchObject([{ code: 'HG6048', hint: expect.stringContaining('`#пример-1`') }]);
  });

  test('is none while its text was edited, went into another section, or came behind', async () => {
    for (const after of [[net, files, dates], ['Сеть ждёт ответа этого сервера.', files], [`${net} ${files}`], ['Совсем новые слова обо всём.', files]])
      expect((await movedBy([net, files], after)).pages[0]?.anchors.moved).toEqual([]);
  });
});

test('members are compared by their signatures', async () => {
  const preset = `export default { name: 'api', version: '1', analyses: [{ name: 'api', analyse: () => ({
    membersOf: ({ route, description }) => (route === '/' ? [{ name: 'Сумма', anchor: 'sum', signatures: [description] }] : []),
  }) }] };`;
  const files = { ...first, 'api.mjs': preset, 'docs/index.md': page('Начало', 'Сумма(а)') };
  const review = await reviewOf(edited('docs/index.md', '(а)', '(а, б)'), files, { presets: ['./api.mjs'] });
  expect(review.pages.find(({ route }) => route === '/')).toMatchObject({
    kinds: ['text', 'api', 'metadata'],
    members: [{ name: 'Сумма', before: ['Сумма(а)'], after: ['Сумма(а, б)'] }],
  });
});

test('findings are told that are new or mended, wherever their line went', async () => {
  const broken = { ...first, 'docs/other.md': page('Другое', '[Никуда](nowhere.md)\n\n[Туда](gone.md)') };
  const review = await reviewOf(edited('docs/other.md', '[Никуда](nowhere.md)\n\n', 'Слово\n\nи слово\n\n[Сюда](here.md)\n\n'), broken);
  expect(review.findings.added).toMatchObject([{ code: 'HG3001', file: 'docs/other.md', message: expect.stringContaining('here.md') }]);
  expect(review.findings.mended).toMatchObject([{ code: 'HG3001', message: expect.stringContaining('nowhere.md') }]);
  const folder = `${opened[0]?.root}/told`;
  await writeReview(review, { folder, language: 'en' });
  expect(readFileSync(`${folder}/summary.md`, 'utf8')).toContain('error HG3001 `docs/other.md:9` The link `here.md` names a file');
  expect(readFileSync(`${folder}/index.html`, 'utf8')).toContain('The link <code>here.md</code> names a file');
  await writeReview(review, { folder, ...(findingWords['ru'] === undefined ? {} : { wordings: findingWords['ru'] }) });
  expect(readFileSync(`${folder}/summary.md`, 'utf8')).toMatch(/ошибка HG3001 `docs\/other.md:9` [А-Яа-я ]+`here.md`/);
  expect(readFileSync(`${folder}/index.html`, 'utf8')).toMatch(/ошибка HG3001<\/span> [А-Яа-я ]+<code>here.md<\/code>/);
  expect(readFileSync(`${folder}/review.json`, 'utf8')).toContain('The link `here.md` names a file');
});

test('the report escapes what a page says, takes over no element of it, and is the same to the byte each time', async () => {
  const rig = opening({
    ...first,
    'docs/other.md': page('</script><img src=x onerror=alert(1)>', 'Слово `</script><img onerror="1">` и ещё\n\n<b onclick="x()">ж</b>'),
  });
  await rig.build({ outDir: 'base', anyway: true });
  edited('docs/other.md', 'Слово', '\\<script>alert(1)\\</script> Слово')(rig);
  await rig.build({ anyway: true });
  const texts = async (folder: string): Promise<string> => {
    mkdirSync(`${rig.root}/${folder}`);
    await writeReview(compare(rig), { folder: `${rig.root}/${folder}`, language: 'ru' });
    return readdirSync(`${rig.root}/${folder}`)
      .map((name) => `${name}\n${readFileSync(`${rig.root}/${folder}/${name}`, 'utf8')}`)
      .join('\n');
  };
  const written = await texts('one');
  expect(written).toBe(await texts('two'));
  const html = written.slice(0, written.indexOf('review.json\n'));
  expect(html).toContain('&lt;script&gt;alert');
  expect(html).not.toMatch(/<script|<img|onclick|<b /);
  expect(written.slice(written.indexOf('summary.md\n'))).not.toMatch(/<img|<script/);
});

test('a page that differs in what it loads alone differs because of the other pages when these came or went', async () => {
  const review = await reviewOf((rig) => rig.write('docs/new.md', page('Новое', 'Новость.')));
  expect(review.pages.find(({ route }) => route === '/404')).toMatchObject({ kinds: ['look'], causes: [{ of: 'pages' }] });
});

test('400 pages with changes of their own are told in less than 3 MB, those with one change once', async () => {
  const review = await reviewOf(edited('docs/index.md', 'Первый абзац', 'Второй абзац'));
  const [change] = review.pages;
  if (change === undefined) throw new Error('nothing changed');
  const many = (wordOf: (number: number) => string): SiteReview => ({
    ...review,
    pages: Array.from({ length: 400 }, (_, number) => ({
      ...change,
      route: `/page-${number}`,
      causes: [{ file: `docs/${wordOf(number)}.md` }],
      blocks: Array.from({ length: 5 }, () => change.blocks[0]).flatMap((block) =>
        block === undefined ? [] : [{ ...block, html: `<p><ins>${`${wordOf(number)} `.repeat(40)}</ins></p>` }],
      ),
    })),
  });
  const folder = `${opened[0]?.root}/many`;
  const sizeOf = (): number => readdirSync(folder).reduce((sum, name) => sum + readFileSync(`${folder}/${name}`).length, 0);
  await writeReview(many((number) => `слово${number}`), { folder });
  expect(sizeOf()).toBeLessThan(3_000_000);
  expect(readFileSync(`${folder}/index.html`, 'utf8')).toContain('Файлы, из-за которых изменилась одна страница: 400');
  expect(readFileSync(`${folder}/changes-1.html`, 'utf8')).toContain('href="changes-2.html">часть 2 →');
  await writeReview(many(() => 'общее'), { folder });
  expect(readdirSync(folder).sort()).toEqual(['changes-1.html', 'index.html', 'review.json', 'summary.md']);
  expect(readFileSync(`${folder}/index.html`, 'utf8')).toContain('и ещё страниц: 399');
});

const longRoute = (number: number): string => `/${number}/${'очень-длинный-адрес-'.repeat(20)}`;

test('the summary fits into a comment however much changed: of what is left out it says how much, and where all of it is', async () => {
  const review = await reviewOf(edited('docs/index.md', 'Первый абзац', 'Второй абзац'));
  const [change] = review.pages;
  if (change === undefined) throw new Error('nothing changed');
  const kinds = ['text', 'structure', 'code', 'links', 'metadata', 'api', 'navigation', 'look'] as const;
  const pages = Array.from({ length: 600 }, (_, number) => ({
    ...change,
    kinds,
    route: longRoute(number),
    title: `*Страница* ${number} @кто-то`.repeat(30),
    state: (['changed', 'vanished', 'moved', 'added'] as const)[number % 4] ?? 'changed',
    from: longRoute(number + 1),
    causes: [{ file: `docs${longRoute(number)}.md` }],
    anchors: { added: [], vanished: [{ id: 'x'.repeat(500), text: '' }], moved: [{ id: 'y'.repeat(500), text: '' }] },
  }));
  const added = pages.map(({ route }) => ({ code: 'HG3001', severity: 'error' as const, file: `docs${route}.md`, message: 'слово '.repeat(500) }));
  const folder = `${opened[0]?.root}/huge`;
  await writeReview({ ...review, pages, findings: { added, mended: added } }, { folder, language: 'en' });
  const summary = readFileSync(`${folder}/summary.md`, 'utf8');
  expect(summary.length).toBeGreaterThan(40_000);
  expect(summary.length).toBeLessThanOrEqual(65_536);
  expect(summary).toContain('- … more: 90\n');
  expect(summary.endsWith('All of it is in the report (`index.html`).\n')).toBe(true);
  expect(summary).not.toContain('@');
});

const editKinds = ['text', 'heading', 'title', 'include', 'sidebar', 'config', 'rename', 'comment', 'blank', 'theme', 'page', 'listing'] as const;

interface Edit {
  readonly kind: (typeof editKinds)[number];
  readonly word: string;
  /** Which page is edited. */
  readonly place: number;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom(...editKinds),
  word: fc.constantFrom('массив', 'строка', 'число', 'метод', 'Array', '`code`', '[Начало](/docs/index.md)', '![](нет.png)'),
  place: fc.nat({ max: 7 }),
});

/** Sources of pages in `rig`, of which `place` takes one. */
function sourceAt(rig: SiteRig, place: number): string {
  const sources = readdirSync(`${rig.root}/docs`, { recursive: true, encoding: 'utf8' }).map((path) => `docs/${path.replaceAll('\\', '/')}`);
  const pages = sources.filter((path) => path.endsWith('.md') && !path.includes('/_')).sort();
  return pages[place % pages.length] ?? 'docs/index.md';
}

function apply(rig: SiteRig, { kind, word, place }: Edit, count: number): void {
  const source = sourceAt(rig, place);
  const text = rig.readSource(source);
  const config = (change: object): void =>
    rig.write('site-config.json', JSON.stringify({ ...JSON.parse(rig.readSource('site-config.json')), ...change }, null, 2));
  const edits: { readonly [name in Edit['kind']]: () => void } = {
    text: () => rig.write(source, `${text.trimEnd()}\n\nСлово ${word} ${count}.\n`),
    heading: () => rig.write(source, `${text.trimEnd()}\n\n## Глава ${count}\n`),
    title: () => rig.write(source, text.replace(/^title: .*$/m, `title: ${JSON.stringify(`Страница ${word}`)}`)),
    include: () => rig.write('docs/guide/_shared.md', `Общее: ${word} ${count}.\n`),
    sidebar: () => rig.write('docs/guide/_category_.json', JSON.stringify({ label: `Папка ${word}`, position: count })),
    config: () => config(place % 2 === 0 ? { footer: { copyright: `${word} ${count}` } } : { title: `Справка ${count}` }),
    rename: () => {
      rig.remove(source);
      rig.write(source === 'docs/index.md' ? source : `docs/moved-${count}.md`, text.replace('Слово', 'Слова'));
    },
    comment: () => rig.write(source, `${text.trimEnd()}\n\n<!-- ${word.replaceAll('-', '')} -->\n`),
    blank: () => rig.write(source, text.replace(/\n\n(?!-)/, '\n\n\n')),
    theme: () => {
      rig.write('theme/client.ts', "import client from '@helpgen/theme/client';\nimport './colors.css';\n\nexport default client;\n");
      rig.write('theme/colors.css', `:root { --hg-accent: #${(0x10_00_00 + count * 4099).toString(16)}; }`);
      config({ theme: './theme' });
    },
    page: () => rig.write(`docs/guide/new-${count}.md`, page(`Новая ${word}`, `Слова ${count}.`)),
    listing: () => rig.write(source, text.replace(/\n---\n(?!\n*title)/, `\n${['unlisted: true', 'draft: false', `sidebar_position: ${count}`][place % 3]}\n---\n`)),
  };
  edits[kind]();
}

/** Documents whose bytes differ between the two folders, or that one of them alone has. */
function differing(rig: SiteRig): readonly string[] {
  const [base, head] = [rig.output(`${rig.root}/base`), rig.output()];
  return [...new Set([...base.keys(), ...head.keys()])]
    .filter((path) => path.endsWith('.html') && base.get(path) !== head.get(path))
    .sort();
}

const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}${route === '/404' ? '.html' : '/index.html'}`);

/** Each run edits so many times. */
const editsOfRun = 8;

test('the pages that are told of are those whose bytes differ, whatever was edited; a comment and an empty line tell of none', async () => {
  // `REVIEW_EDITS=1000` tries what takes half an hour; `REVIEW_SEED` tries others.
  const edits = Number(process.env['REVIEW_EDITS'] ?? '16');
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: editsOfRun, maxLength: editsOfRun }), async (changes) => {
      const rig = opening();
      await rig.build({ outDir: 'base', anyway: true });
      for (const [count, change] of changes.entries()) {
        apply(rig, change, count + 1);
        expect((await rig.build({ anyway: true })).status).not.toBe('failed');
        const told = compare(rig).pages.flatMap(({ route, from }) => [fileOf(route), ...(from === undefined ? [] : [fileOf(from)])]);
        expect([...new Set(told)].sort()).toEqual(differing(rig));
        if (change.kind === 'comment' || change.kind === 'blank') expect(told).toEqual([]);
        await rig.build({ outDir: 'base', anyway: true });
      }
      rig.close();
    }),
    { numRuns: Math.ceil(edits / editsOfRun), seed: Number(process.env['REVIEW_SEED'] ?? '11') },
  );
}, 3_600_000);
