import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

const config = `module.exports = {
  title: 'Tool', url: 'https://a.b', baseUrl: '/x/', i18n: { defaultLocale: 'en', locales: ['en', 'ru'] }, presets: ['classic'],
};`;

/** The same page in both languages, as `code.json` has its texts in Russian. */
async function convert(text: string, messages: { readonly [key: string]: string }, more: { readonly [path: string]: string } = {}) {
  const code = Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, { message, description: 'x' }]));
  const migrated = await migrateFiles({
    'docusaurus.config.js': config,
    'docs/a.mdx': text,
    'i18n/ru/docusaurus-plugin-content-docs/current/a.mdx': text,
    'i18n/ru/code.json': JSON.stringify(code),
    ...more,
  });
  return { ...migrated, main: migrated.files['docs/a.md']?.trim(), russian: migrated.files['i18n/ru/docs/a.md']?.trim() };
}

const imports = "import Translate, { translate } from '@docusaurus/Translate';\n";

test('a text stands in the language of its page: by its id, else by itself', async () => {
  const { main, russian, losses } = await convert(
    `${imports}\nIt says <Translate id="greeting" description="x">Hello</Translate>, {translate({ message: 'friend' })}.\n\n<Translate>Not translated</Translate>\n`,
    { greeting: 'Привет', friend: 'друг' },
  );
  expect(main).toBe('It says Hello, friend.\n\nNot translated');
  expect(russian).toBe('It says Привет, друг.\n\nNot translated');
  expect(losses).toEqual({});
});

test('labels that a component takes, of the page itself too, are translated', async () => {
  const { main, russian, losses } = await convert(
    `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n${imports}\nexport const labels = { other: translate({ id: 'other', message: 'Other' }) };\n\n` +
      "<Tabs>\n<TabItem value=\"a\" label={translate({ id: 'first', message: 'First' })}>\n\nA\n\n</TabItem>\n<TabItem value=\"b\" label={labels.other}>\n\nB\n\n</TabItem>\n</Tabs>\n",
    { first: 'Первая', other: 'Другая' },
  );
  expect(main).toContain(':::tab[First]{value="a"}');
  expect(main).toContain(':::tab[Other]{value="b"}');
  expect(russian).toContain(':::tab[Первая]{value="a"}');
  expect(russian).toContain(':::tab[Другая]{value="b"}');
  expect(losses).toEqual({});
});

test('values stand in the place of their names, elements too, and a name without one stays', async () => {
  const { russian, losses } = await convert(
    `${imports}\n<Translate id="t" values={{ count: 3, link: <a href="https://a.b"><Translate>here</Translate></a> }}>{'{count} pages {link} {gone}'}</Translate>\n\n{translate({ message: '{n} of them' }, { n: 2 })}\n`,
    { t: '{link}: {count} страницы {gone}', here: 'здесь', '{n} of them': 'их {n}' },
  );
  expect(russian).toBe('<a href="https://a.b">здесь</a>: 3 страницы &#123;gone&#125;\n\nих 2');
  expect(losses).toEqual({});
});

test('what only running the site would tell is named, and the text around it is kept', async () => {
  const { russian, report } = await convert(
    `${imports}\n<Translate id="t" values={{ now: new Window().size }}>{'{now} pixels'}</Translate>\n\n{translate({ id: 'theme.common.skip' })}\n`,
    { t: 'точек: {now}' },
  );
  expect(russian).toContain('точек:');
  expect(report.losses.filter(({ file }) => file.startsWith('i18n')).map(({ construct, line }) => [construct, line])).toEqual([
    ['an expression in the component <Translate>', 3],
    ['an expression of JavaScript', 5],
  ]);
});

test('components of the site and of the page say their texts in the language of the page, and know which it is', async () => {
  const { main, russian, losses } = await convert(
    "import Note from '@site/src/components/Note';\n\nexport function Mark({ children }) { return <mark>{children}</mark>; }\n\n<Note name=\"x\" />\n\nA <Mark>**b**</Mark>\n",
    { 'note.text': 'Заметка {name}' },
    {
      'src/components/Note.tsx': [
        "import Translate, { translate } from '@docusaurus/Translate';",
        "import useDocusaurusContext from '@docusaurus/useDocusaurusContext';",
        "const words = { of: translate({ message: 'of' }) };",
        'export default function Note({ name }) {',
        '  const { i18n: { currentLocale }, siteConfig } = useDocusaurusContext();',
        '  return <p><Translate id="note.text" values={{ name }}>{`Note {name}`}</Translate> {words.of} {siteConfig.title}, {currentLocale}</p>;',
        '}',
      ].join('\n'),
    },
  );
  expect(main).toBe('Note x of Tool, en\n\nA <mark>**b**</mark>');
  expect(russian).toBe('Заметка x of Tool, ru\n\nA <mark>**b**</mark>');
  expect(losses).toEqual({});
});
