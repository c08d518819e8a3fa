import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

async function convert(text: string, more: { readonly [path: string]: string } = {}) {
  const migrated = await migrateFiles({
    'astro.config.mjs': "import starlight from '@astrojs/starlight';\nexport default { site: 'https://a.b', integrations: [starlight({ title: 'A' })] };\n",
    'src/content/docs/a.mdx': `---\ntitle: A\n---\n${text}`,
    ...more,
  });
  return { ...migrated, text: migrated.files['docs/a.md']?.replace(/^---\n[\s\S]*?---\n/, '').trim() };
}

test('a diagram of Mermaid that a component is given is one here, by whatever name and attribute', async () => {
  const { text, losses, report } = await convert(
    "import MermaidGraph from '../../G.astro';\nexport const flow = `\n  graph TD\n    A --> B\n`;\n\n<MermaidGraph graph={flow} label=\"Flow\" />\n\n" +
      '<Mermaid>{`sequenceDiagram\nA->>B: Hi`}</Mermaid>\n',
    { 'src/G.astro': "<pre class='mermaid' set:html={Astro.props.graph} />\n<script>import mermaid from 'mermaid';\nmermaid.run();</script>\n" },
  );
  expect(text).toBe('```mermaid\ngraph TD\n  A --> B\n```\n\n```mermaid\nsequenceDiagram\nA->>B: Hi\n```');
  expect(losses).toEqual({ 'the look of the component <MermaidGraph>': 1, 'the look of the component <Mermaid>': 1 });
  expect(report.wholePages).toBe(1);
});

test('of a component that is not known the texts of several lines that it is given stay', async () => {
  const { text, losses } = await convert("import { Editor } from 'editor';\n\n<Editor query={`query {\na\n}`} size=\"2\" />\n");
  expect(text).toBe('<!-- The component Editor did not come over. -->\n\n```text\nquery {\na\n}\n```');
  expect(losses).toEqual({ 'the component <Editor>': 1 });
});

test('a page of a collection that a component renders, and Markdown that it imports, are included', async () => {
  const { text, losses } = await convert("import Include from '../../Include.astro';\n\nOne\n\n- <Include path=\"more/part\" />\n", {
    'src/Include.astro':
      "---\nimport { getEntry, render } from 'astro:content';\nimport Note from './note.md';\nconst entry = await getEntry('docs', Astro.props.path);\nconst { Content: Shown } = await render(entry);\n---\n{Shown ? <Shown /> : null}\n<Note />\n",
    'src/note.md': 'Note\n',
    'src/content/docs/more/part.md': '---\ntitle: Part\n---\nText\n',
  });
  expect(text).toBe('One\n\n- ::include{file="./more/part.md"}\n\n  ::include{file="./_parts/note.md"}');
  expect(losses).toEqual({});
});

test('tabs in an item of a list stay in it', async () => {
  const { text } = await convert("import { Tabs, TabItem } from '@astrojs/starlight/components';\n\n3.  <Tabs>\n    <TabItem label=\"One\">\n\n    Text\n\n    </TabItem>\n    </Tabs>\n");
  expect(text).toBe('3.  ::::tabs\n\n    :::tab[One]\n\n    Text\n\n    :::\n\n    ::::');
});

test('keys of starlight-kbd are shown, each once, and what enlarges a picture is the picture', async () => {
  const { text, losses } = await convert(
    "import { Kbd } from 'starlight-kbd/components';\nimport { Zoom } from 'starlight-image-zoom/components';\n\nPress <Kbd windows=\"Ctrl+C\" linux=\"Ctrl+C\" mac=\"⌃+C\" />.\n\n<Zoom label=\"x\">\n\n![x](/x.png)\n\n</Zoom>\n",
  );
  expect(text).toBe('Press <kbd>Ctrl+C</kbd> / <kbd>⌃+C</kbd>.\n\n![x](/x.png)');
  expect(losses).toEqual({});
});

const shell = `---
export type { Kind } from './kinds';
import { nameOf } from './kinds';
const { kind, only, href } = Astro.props;
const image = await getImage({ src: href });
const given = { title: kind, href, 'data-dark': image.src };
const all = ['a', 'b'].filter((one) => only == null || only === one);
---
<a {...given}>{nameOf(kind)}: {all.join(', ')}</a>
{kind && <script is:inline>
  const { textContent } = document.querySelector('a');
  document.body.setAttribute('data-name', textContent ?? '');
</script>}
`;

test('a component is read with cases, attributes that are only known in part, types that it exports and a script behind a condition', async () => {
  const { text, losses, report } = await convert("import Shell from '../../Shell.astro';\n\n<Shell kind=\"sh\" href=\"/x\" />\n\n<Shell kind=\"zsh\" href=\"/y\" only=\"b\" />\n", {
    'src/Shell.astro': shell,
    'src/kinds.ts':
      "export type Kind = 'sh';\nexport function nameOf(kind: string) {\n  let name = '';\n  switch (kind) {\n    case 'sh':\n      name = 'Shell';\n      break;\n    case 'fish':\n    case 'zsh': {\n      return 'Other';\n    }\n    default:\n      name = 'None';\n  }\n  return name;\n}\n",
  });
  expect(text).toBe('<a title="sh" href="/x">Shell: a, b</a>\n\n<a title="zsh" href="/y">Other: b</a>');
  expect(losses).toEqual({ 'a script that changes no text in the component <Shell>': 2 });
  expect(report.wholePages).toBe(1);
});

test('what an attribute imports is a module, from the folder of the page', async () => {
  const { text } = await convert('import Example from \'../../Example.astro\';\n\n<Example src={import("../../../x.yaml?raw")} />\n', {
    'src/Example.astro': "---\nimport { Code } from '@astrojs/starlight/components';\nlet text = '';\ntry { text = (await Astro.props.src).default as string; } catch (e) { console.error(e); }\n---\n<Code code={text} lang=\"yaml\" />\n",
    'x.yaml': 'a: 1\nb: 2\n',
  });
  expect(text).toBe('```yaml\na: 1\nb: 2\n```');
});

test('Markdown outside of the site that a page shows stands in it', async () => {
  const { text, losses } = await convert("import Guide from '../../../../GUIDE.md';\n\nOne\n\n<Guide />\n", { '../GUIDE.md': '---\na: b\n---\n# Guide\n\nText\n' });
  expect(text).toBe('One\n\n# Guide\n\nText');
  expect(losses).toEqual({});
});
