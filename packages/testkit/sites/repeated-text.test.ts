import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSiteRig } from '@helpgen/testkit';
import { referencePresets } from './described-site.ts';
import type { SiteRig } from '@helpgen/testkit';

const text = 'Прежде чем удалять каталог, проверьте, что в нём не осталось файлов, которые ещё нужны.';
const short = 'Каталог удаляют вместе со всем, что в нём лежит.';

const files = {
  'docs/index.md': `# Начало\n\n${text}\n\n${short}\n\n\`\`\`text\n${text} И это код.\n\`\`\`\n\n::include{file="_part.md"}\n`,
  'docs/other.md': `# Другое\n\n${short}\n\n::include{file="_part.md"}\n\n\`\`\`text\n${text} И это код.\n\`\`\`\n`,
  'docs/_part.md': 'Этот абзац из двенадцати слов вставлен в обе страницы сразу, и ошибки в том нет.\n',
  'versions/1.0/index.md': `# Начало\n\n${text}\n`,
  'i18n/en/docs/index.md': `# Start\n\n${text}\n`,
};

let rig: SiteRig;
beforeAll(async () => {
  rig = createSiteRig(files, {
    presets: referencePresets,
    checks: { repeatedText: 'warn' },
    content: { docs: 'docs', versions: 'versions', i18n: 'i18n' },
    versions: [{ name: '2.0', current: true }, { name: '1.0' }],
    locales: { list: [{ code: 'ru' }, { code: 'en' }] },
  });
  const report = await rig.build({ strict: true });
  expect(report.diagnostics).toEqual([]);
}, 60_000);
afterAll(() => rig.close());

/** What is found with `body` as the text of a further page. */
async function found(body: string, path = 'docs/third.md'): Promise<readonly string[]> {
  rig.write(path, body);
  const { diagnostics } = await rig.build();
  rig.remove(path);
  return diagnostics.map(({ code, at, related = [] }) => `${code} ${at?.file ?? ''}:${at?.line ?? 0}:${at?.column ?? 0} ${related.map((place) => `${place.at.file}:${place.at.line ?? 0}`).join()}`);
}

test('neither versions, languages, included files, code nor short sentences count', () => {
  expect(rig.read('index.html')).toContain('Этот абзац');
});

test('a paragraph that another page has already is found at the second page, with the place of the first', async () => {
  expect(await found(`# Третье\n\nИначе.\n\n> ${text}\n`)).toEqual(['HG3701 docs/third.md:5:3 docs/index.md:3']);
}, 60_000);

test('marks, letter case and line breaks make no difference, a word does', async () => {
  const bent = text.replace('удалять каталог', '**УДАЛЯТЬ**\n`каталог`').replace('осталось', 'осталось —');
  expect(await found(`# Третье\n\n- ${bent}\n`)).toEqual(['HG3701 docs/third.md:3:3 docs/index.md:3']);
  expect(await found(`# Третье\n\n${text.replace('ещё', 'уже')}\n`)).toEqual([]);
}, 60_000);

test('a description that says what a page says is found too, where it stands in the file', async () => {
  expect(await found(`kind: type\nname: { ru: Тип, en: Type }\nsummary: Служит примером.\ndescription: |\n  Ну да.\n\n  ${text}\n`, 'docs/Type.yaml')).toEqual([
    'HG3701 docs/Type.yaml:7:3 docs/index.md:3',
  ]);
}, 60_000);

test('a text that stands twice on one page is left to its author', async () => {
  const own = text.replace('каталог', 'раздел');
  expect(await found(`# Третье\n\n${own}\n\n${own}\n`)).toEqual([]);
}, 60_000);

test('the policy of the config decides what becomes of it', async () => {
  rig.write('docs/third.md', `# Третье\n\n${text}\n`);
  expect((await rig.build()).diagnostics.map(({ severity }) => severity)).toEqual(['warning']);
  const config = rig.readSource('site-config.json');
  rig.write('site-config.json', config.replace('"repeatedText": "warn"', '"repeatedText": "ignore"'));
  expect((await rig.build()).diagnostics).toEqual([]);
}, 60_000);
