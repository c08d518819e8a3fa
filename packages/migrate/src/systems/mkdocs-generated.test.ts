import { expect, test } from '@jest/globals';
import { migrateFiles } from '../testing/migrate-files.ts';

const config = 'site_name: A\nplugins:\n  - mkdocstrings\n  - gen-files:\n      scripts: [scripts/ref.py]\n';
const code = {
  'docs/index.md': '# A\n',
  'src/tool/__init__.py': '"""All of it."""\n',
  'src/tool/core.py': '"""Core."""\n\ndef run():\n    """Runs."""\n',
  'src/tool/_own.py': '"""Own."""\n',
  'src/tool/__main__.py': '"""Main."""\n',
};
const recipe = `from pathlib import Path
import mkdocs_gen_files

nav = mkdocs_gen_files.Nav()
root = Path(__file__).parent.parent
src = root / "src"
for path in sorted(src.rglob("*.py")):
    module_path = path.relative_to(src).with_suffix("")
    doc_path = path.relative_to(src).with_suffix(".md")
    full_doc_path = Path("reference", doc_path)
    parts = tuple(module_path.parts)
    if parts[-1] == "__init__":
        parts = parts[:-1]
        doc_path = doc_path.with_name("index.md")
        full_doc_path = full_doc_path.with_name("index.md")
    elif parts[-1].startswith("_"):
        continue
    with mkdocs_gen_files.open(full_doc_path, "w") as fd:
        fd.write(f"::: {'.'.join(parts)}")
`;

test('pages that a script makes for the modules of a folder, after the recipe of mkdocstrings, are made here', async () => {
  const { files, report, losses } = await migrateFiles({ 'mkdocs.yml': config, 'scripts/ref.py': recipe, ...code });
  expect(report.addresses.map(({ address }) => address)).toEqual(['/', '/reference/tool/', '/reference/tool/core/']);
  expect(files['docs/reference/tool/core.md']).toContain('title: Core\n---\n<a id="tool.core"></a>\n\nCore.\n\n## `run` {#tool.core.run}');
  expect(losses).toEqual({ 'the look of a reference that is made of code (mkdocstrings)': 2, 'the plugin mkdocstrings': 1 });
  expect(report.wholePages).toBe(report.pages);
});

test('a folder may be named by its parts, without one that paths begin from, and pages of packages as they are', async () => {
  const script = `
for file_path in sorted(Path("src", "tool").glob("*.py")):
    doc_path = file_path.with_suffix(".md")
    full_doc_path = Path("code", doc_path)
    if parts[-1] == "__main__":
        continue
    with mkdocs_gen_files.open(full_doc_path, "w") as fd:
        print(f"::: {identifier}", file=fd)
`;
  const nav = 'nav:\n  - index.md\n  - The tool: code/src/tool/__init__.md\n';
  const { config: made, report } = await migrateFiles({ 'mkdocs.yml': config + nav, 'scripts/ref.py': script, ...code, 'src/tool/deep/x.py': '' }, true);
  expect(report.addresses.map(({ address }) => address)).toEqual(['/', '/code/src/tool/__init__/', '/code/src/tool/_own/', '/code/src/tool/core/']);
  expect(made['sidebars']).toEqual({ docs: ['index', { type: 'doc', id: 'code/src/tool/init__', label: 'The tool' }] });
});

test('in place the code stays where it is, and a script that does something else is named', async () => {
  const { files } = await migrateFiles({ 'mkdocs.yml': config, 'scripts/ref.py': recipe, ...code }, true);
  expect(files['src/tool/core.py']).toBe(code['src/tool/core.py']);
  const other = await migrateFiles({ 'mkdocs.yml': config, 'scripts/ref.py': 'for path in find(): pass\n', ...code });
  expect(other.losses).toMatchObject({ 'the plugin gen-files': 1 });
  expect(other.report.pages).toBe(1);
});
