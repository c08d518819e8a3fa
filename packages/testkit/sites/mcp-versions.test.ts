import { Readable } from 'node:stream';
import { afterAll, expect, test } from '@jest/globals';
import * as engine from '@helpgen/engine';
import { createSiteRig } from '@helpgen/testkit';
import { createCli } from 'helpgen';

const rig = createSiteRig(
  {
    'docs/index.md': '# Начало\n\nТекст. [Почта](mail.md)\n',
    'docs/mail.md': '# Почта\n\n## Послать\n\nТак.\n\n## Принять\n\nИначе.\n',
    'docs/new.md': '# Новое\n\nТекст.\n',
    'versions/8.5/index.md': '# Начало\n\nТекст. [Почта](mail.md)\n',
    'versions/8.5/mail.md': '# Почта\n\n## Послать\n\nТак.\n\n## Удалить\n\n```text\n## не раздел\n```\n',
    'versions/8.5/old.md': '# Старое\n\nТекст.\n',
  },
  { versions: [{ name: '9.0', current: true }, { name: '8.5', folder: 'versions/8.5' }] },
);
afterAll(() => rig.close());

test('an assistant is told what changed between versions: pages and sections that are new or gone', async () => {
  expect((await rig.build({ strict: true })).diagnostics).toEqual([]);
  const [whole, back, wrong] = await ask([{ from: '8.5' }, { from: '9.0', to: '8.5' }, { from: '7' }]);
  expect(whole).toBe(
    [
      '# From 8.5 to 9.0',
      '## New pages (1)',
      '- [Новое](/new.md)',
      '## Pages that are gone (1)',
      '- [Старое](/8.5/old.md)',
      '## Changed pages (1)',
      '- [Почта](/mail.md): new: Принять; gone: Удалить',
    ].join('\n\n'),
  );
  expect(back).toContain('## New pages (1)\n\n- [Старое](/8.5/old.md)');
  expect(wrong).toBe('These are not two versions of the site. It has 9.0, 8.5.');
});

/** The answers of `changes` to each of `calls`. */
async function ask(calls: readonly object[]): Promise<readonly string[]> {
  const lines = calls.map((given, id) => JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'changes', arguments: given } }));
  const answers: string[] = [];
  const write = (text: string): void => {
    for (const line of text.trim().split('\n')) {
      const { result } = JSON.parse(line) as { readonly result: { readonly content: readonly { readonly text: string }[] } };
      answers.push(result.content[0]?.text ?? '');
    }
  };
  await createCli({ name: 'helpgen', version: '1', engine }).run(['mcp', '--config', rig.root], {
    stdout: { write },
    stderr: { write: () => undefined },
    stdin: Readable.from([Buffer.from(`${lines.join('\n')}\n`)]),
    env: {},
    cwd: rig.root,
  });
  return answers;
}
