import { expect, test } from '@jest/globals';
import { findEditor } from './open-editor.ts';

const told = (env: { readonly [name: string]: string }): readonly string[] | undefined => {
  const editor = findEditor(env);
  return editor === undefined ? undefined : [editor.program, ...editor.write('/a b/one.md', 3, 7)];
};

test.each([
  [{ HELPGEN_EDITOR: 'code' }, ['code', '--goto', '/a b/one.md:3:7']],
  [{ EDITOR: 'code --wait' }, ['code', '--goto', '/a b/one.md:3:7']],
  [{ VISUAL: '/opt/my tools/subl -w' }, ['/opt/my tools/subl', '/a b/one.md:3:7']],
  [{ EDITOR: 'idea' }, ['idea', '--line', '3', '--column', '7', '/a b/one.md']],
  [{ EDITOR: 'vim', TERM_PROGRAM: 'vscode' }, ['code', '--goto', '/a b/one.md:3:7']],
  [{ VISUAL: 'vim', EDITOR: 'zed' }, ['zed', '/a b/one.md:3:7']],
  [{ EDITOR: 'vim' }, undefined],
  [{ EDITOR: 'constructor' }, undefined],
  [{}, undefined],
])('with %o the editor is told %o', (env, wanted) => {
  expect(told(env)).toEqual(wanted);
});
