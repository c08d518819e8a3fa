import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

async function convert(text: string, more: { readonly [path: string]: string } = {}) {
  const config = "module.exports = { title: 'A', url: 'https://a.example', presets: [['classic', { docs: { routeBasePath: '/' } }]] };\n";
  const migrated = await migrateFiles({ 'docusaurus.config.js': config, 'docs/a.md': text, ...more });
  return { ...migrated, text: migrated.files['docs/a.md']?.trim() };
}

test('modules are found by the names that plugins and options of webpack give folders', async () => {
  const { text, losses } = await convert("import Card from '@parts/Card';\nimport { word } from '@words';\n\n<Card to=\"./a.md\">Text</Card>\n\n{word}\n", {
    'docusaurus.config.js': [
      "const path = require('path');",
      "module.exports = { title: 'A', url: 'https://a.example', presets: [['classic', { docs: { routeBasePath: '/' } }]], plugins: [",
      "  ['docusaurus-plugin-module-alias', { alias: { '@parts': path.resolve(__dirname, './src/parts') } }],",
      "  () => ({ name: 'own', configureWebpack: () => ({ resolve: { alias: { '@words$': path.resolve(__dirname, 'src/words') } } }) }),",
      '] };',
    ].join('\n'),
    'src/words/index.js': "export const word = 'Known';\n",
    'src/parts/Card/index.jsx': [
      "import clsx from 'clsx';",
      "import Link from '@docusaurus/Link';",
      'export default function Card({ to, children }) {',
      "  return <Link to={to} className={clsx('a')}><React.Fragment key=\"a\"><header class={clsx('b')}>Head</header></React.Fragment><div>{children}</div></Link>;",
      '}',
    ].join('\n'),
  });
  expect(text).toContain('[Head<br>Text](./a.md)');
  expect(text).toContain('Known');
  expect(losses).toMatchObject({ 'the plugin of the site itself': 1 });
  expect(Object.keys(losses).filter((loss) => loss.includes('attribute'))).toEqual([]);
});

test('a component knows the version of the page that shows it, and may show a text of the site', async () => {
  const { text, files, losses } = await convert("import { Both, branch } from './_both';\n\n<Both />\n\n{branch()}\n", {
    'versions.json': '["1.0"]',
    'docs/_both.jsx': [
      "import A from '@theme/MDXComponents/A';",
      "import Heading from '@theme/Heading';",
      "import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';",
      "import Part from './_part.md';",
      "export const branch = () => useActiveVersion().label === 'Next' ? 'main' : useActiveVersion().label + '-stable';",
      'export function Both() {',
      '  return <><Heading as="h3">Head</Heading><A href={`https://b.example/${branch()}`}>Code</A><Part /></>;',
      '}',
    ].join('\n'),
    'docs/_part.md': 'A part.\n',
    'versioned_docs/version-1.0/a.md': "import { branch } from '../../docs/_both';\n\n{branch()}\n",
  });
  expect(files['versions/current/a.md'] ?? text).toContain('### Head\n\n<a href="https://b.example/main">Code</a>\n\n::include{file="./_part.md"}\n\nmain');
  expect(files['docs/a.md']).toContain('1.0-stable');
  expect(losses).toEqual({});
});

test('what a page says in its head is told of, and its description kept; a component of the site that is called as another one shows what it is given', async () => {
  const head = '<head>\n  <title>Other</title>\n  <meta name="description" content="What it is." />\n</head>';
  const { text, losses, report } = await convert(`import Card from '@site/src/Card';\n\n${head}\n\n# A\n\n<Card heading="Of the site">Text</Card>\n`, {
    'src/Card.jsx': 'export default function Card({ heading, children }) {\n  return <section><h3>{heading}</h3>{children}</section>;\n}\n',
  });
  expect(text).toContain('description: What it is.');
  expect(text).toContain('### Of the site\n\nText');
  expect(losses).toEqual({ 'what a page says in its head': 1 });
  expect(report.wholePages).toBe(1);
});

test('a part is put in with what it is given, code may be worked out of a file, and a diagram given to a component is one', async () => {
  const { text, losses, report } = await convert(
    [
      "import Part from './_part.mdx';\nimport source from '!!raw-loader!@site/code.ts';\nimport Mermaid from '@theme/Mermaid';\nimport CodeBlock from '@theme/CodeBlock';",
      '<Part name="One" more={["a"]} />',
      "<CodeBlock language=\"ts\">\n{source.replace(/x/g, 'y').trim()}\n</CodeBlock>",
      '<Mermaid chart={`\n  graph TD\n    A --> B\n`} />',
    ].join('\n\n'),
    {
      'docs/_part.mdx': "import CodeBlock from '@theme/CodeBlock';\n\n## {props.name}\n\n<CodeBlock language=\"sh\">{props.more[0]}</CodeBlock>\n",
      'code.ts': 'x();\n',
    },
  );
  expect(text).toContain('## One\n\n```sh\na\n```\n\n```ts\ny();\n```\n\n```mermaid\ngraph TD\n  A --> B\n```');
  // Those of the part by itself.
  expect(losses).toEqual({ 'an expression of JavaScript': 2, 'the component <CodeBlock>': 1, 'the look of the component <Mermaid>': 1 });
  expect(report.wholePages).toBe(1);
});

test('what only says something of what it holds, by a script, is a look of it, and a link of a package leads where it is said to', async () => {
  const { text, losses, report } = await convert("import Tip from '@site/src/Tip';\nimport Row from '@site/src/Row';\n\nA <Tip>word</Tip>\n\n<Row />\n", {
    'src/Tip.jsx': "import BrowserOnly from '@docusaurus/BrowserOnly';\nexport default ({ children }) => <BrowserOnly>{() => <b>{children}</b>}</BrowserOnly>;\n",
    'src/Row.jsx': 'export default () => <p><NavLink to="/x">There</NavLink></p>;\n',
  });
  expect(text).toBe('A word\n\n<a href="/x">There</a>');
  expect(losses).toEqual({ 'the look of the component <Tip>': 1 });
  expect(report.wholePages).toBe(1);
});

test('a page that is no MDX keeps its elements as HTML, and a style of which nothing is known is none', async () => {
  const { text, losses } = await convert('<tbody className="a"><td style={{ color: \'red\', paddingLeft: 4 }} key={1}>1</td>\n\n# A\n');
  expect(text).toContain('<tbody class="a"><td style="color: red; padding-left: 4px" key="1">1</td>');
  expect(losses).toEqual({});
  const shown = await convert("import Box from '@site/src/Box';\n\n<Box />\n", {
    'src/Box.jsx': "import { of } from 'colours';\nexport default () => <p style={{ color: of('a'), margin: 1 }}>Text</p>;\n",
  });
  expect(shown.text).not.toContain('[object');
});

test('a README at whose address another document is shown is left out', async () => {
  const { files, losses, report } = await convert('---\nslug: /\n---\n# Home\n', { 'docs/README.md': '# For writers\n', 'docs/in/README.md': '# In\n' });
  expect(Object.keys(files)).not.toContain('docs/README.md');
  expect(report.addresses.map(({ address }) => address).toSorted()).toEqual(['/', '/in']);
  expect(losses).toEqual({ 'a page at whose address another one is shown': 1 });
});
