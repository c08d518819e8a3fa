import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

const code = `"""All of it."""

from .core import Reader as Read

LIMIT: int = 3
"""How many."""

def run(
    path: str,  # where
    *,
    count: int = 1,
) -> bool:
    """Runs it.

    Args:
        path (str): The place, with
            two lines.
        count: How often.

    Returns:
        Whether it *ran*.
    """
    text = """
not a declaration:
    """
    return bool(text)


def _hidden(): ...
`;
const core = `class Reader(Base):
    """Reads.

    !!! note
        Slowly.
    """

    @property
    def name(self) -> str:
        """The name."""
        return self._name

    def plain(self):
        return 1

    def close(self):
        "Closes."
`;

async function convert(text: string, options = '') {
  const migrated = await migrateFiles({
    'mkdocs.yml': `site_name: A\nplugins:\n  - mkdocstrings:\n      handlers:\n        python:\n          paths: [lib]\n          options:\n            show_source: false\n${options}`,
    'docs/index.md': text,
    'lib/tool/__init__.py': code,
    'lib/tool/core.py': core,
    'lib/tool/all.py': 'from os import *\nfrom .core import *\n\n__all__ = (\n    "Reader",\n    "gone",\n)\n',
  });
  return { ...migrated, text: migrated.files['docs/index.md'] };
}

test('what mkdocstrings makes of code stands in the page: declarations, texts and sections of them, under the ids that they had', async () => {
  const { text, losses, report } = await convert('# A\n\n## ::: tool\n\nEnd\n');
  expect(text).toBe(
    '# A {#a}\n\n## `tool` {#tool}\n\nAll of it.\n\n### `LIMIT` {#tool.LIMIT}\n\n```python\nLIMIT: int = 3\n```\n\nHow many.\n\n' +
      '### `run` {#tool.run}\n\n```python\ndef run(\n    path: str,  # where\n    *,\n    count: int = 1,\n) -> bool\n```\n\nRuns it.\n\n**Parameters**\n\n' +
      '- `path` (`str`): The place, with\n      two lines.\n- `count`: How often.\n\n**Returns**\n\nWhether it *ran*.\n\nEnd\n',
  );
  expect(losses).toEqual({ 'the look of a reference that is made of code (mkdocstrings)': 1, 'the plugin mkdocstrings': 1 });
  expect(report.wholePages).toBe(report.pages);
});

test('a name that a package takes from a module leads there, members are those that the page names, and one that is not there is told of', async () => {
  const { text, losses } = await convert(
    '# A\n\n::: tool.Read\n    options:\n      show_root_heading: true\n      show_root_full_path: false\n      show_source: true\n      members:\n        - close\n        - name\n        - open\n',
  );
  expect(text).toContain('## `Reader` {#tool.Read}\n\n```python\nclass Reader(Base)\n```\n\nReads.\n\n:::note\n\nSlowly.\n\n:::\n\n');
  expect(text).toContain(':::details[lib/tool/core.py]\n\n```python\nclass Reader(Base):\n');
  expect(text).toContain('### `close` {#tool.Read.close}\n\n```python\ndef close(self)\n```\n\nCloses.');
  expect(text?.indexOf('### `close`')).toBeLessThan(text?.indexOf('### `name` {#tool.Read.name}') ?? 0);
  expect(text).not.toContain('### `plain`');
  expect(losses).toMatchObject({ 'a member of a reference that is made of code (mkdocstrings)': 1 });
});

test('a name that a module takes with all others of another one leads there', async () => {
  const { text, losses } = await convert('# A\n\n::: tool.all.Reader\n    options:\n      members: false\n');
  expect(text).toContain('<a id="tool.all.Reader"></a>\n\n```python\nclass Reader(Base)\n```');
  expect(losses).not.toHaveProperty('a reference that is made of code (mkdocstrings)');
});

test('what is typed into Python is code, and a tag that is never closed is a text', async () => {
  const doc = 'A <select> of `<b>`, <i>kept</i>.\n\n    Examples:\n        >>> run("<uuid:pk>")\n        True\n\n        Then <uuid:pk>.';
  const { files } = await migrateFiles({
    'mkdocs.yml': 'site_name: A\nplugins: [mkdocstrings]\n',
    'docs/index.md': '# A\n\n::: tool.run\n',
    'tool.py': `def run():\n    """${doc}\n    """\n`,
  });
  expect(files['docs/index.md']).toContain(
    'A &lt;select> of `<b>`, <i>kept</i>.\n\n**Examples**\n\n```pycon\n>>> run("<uuid:pk>")\nTrue\n```\n\nThen &lt;uuid:pk>.',
  );
});

test('a module has what it takes from others and lists among its names', async () => {
  const { text, losses } = await convert('# A\n\n::: tool.all\n');
  expect(text).toContain('## `Reader` {#tool.all.Reader}\n\n```python\nclass Reader(Base)\n```\n\nReads.');
  expect(text).toContain('### `close` {#tool.all.Reader.close}');
  expect(losses).toMatchObject({ 'the look of a reference that is made of code (mkdocstrings)': 1 });
});

test('code that the site does not hold leaves its name, as before', async () => {
  const { text, losses } = await convert('# A\n\n::: other.Thing\n');
  expect(text).toContain('<!-- The reference of other.Thing did not come over. -->');
  expect(losses).toMatchObject({ 'a reference that is made of code (mkdocstrings)': 1 });
});
