import { expect, test } from '@jest/globals';
import type { Diagnostic } from '@helpgen/model';
import { runCli, smallReport } from './fixtures/run-cli.ts';

const found: Diagnostic[] = [
  { code: 'HG3001', severity: 'error', message: 'The link leads nowhere.', hint: 'Look.', args: { url: 'a.md', nearest: './b.md' }, at: { file: 'c.md' as never } },
  { code: 'HG2411', severity: 'warning', message: 'No code.', args: { reason: 'an end' } },
  { code: 'HG0001', severity: 'note', message: 'Of somebody else.', args: {} },
];

/** What a check says of these findings. */
async function said(argv: readonly string[], env: { readonly [name: string]: string } = {}): Promise<string> {
  const words = { HG2411: { title: 'Код', message: 'Это не код: {reason}.' } };
  const engine = {
    buildSite: () => Promise.resolve({ ...smallReport, status: 'checked' as const, diagnostics: found }),
    readPresetWordings: ({ language }: { readonly language: string }) => Promise.resolve(language === 'ru' ? words : {}),
  };
  return (await runCli(['check', ...argv], { engine, env })).stderr;
}

test('findings are told in the language that is asked for, else in that of the environment', async () => {
  const russian = [
    'error[HG3001]: Ссылка `a.md` называет файл, которого нет: читатель увидел бы, что страницы нет.\n  c.md\n  hint: Возможно, имелось в виду `./b.md`.',
    'warning[HG2411]: Это не код: an end.',
    'note[HG0001]: Of somebody else.',
  ];
  for (const text of [await said(['--lang', 'ru']), await said([], { LANG: 'ru_RU.UTF-8' }), await said([], { LC_MESSAGES: 'ru', LANG: 'en' })]) {
    for (const part of russian) expect(text).toContain(part);
  }
  for (const text of [await said([]), await said(['--lang', 'en'], { LANG: 'ru' }), await said([], { LC_ALL: 'C.UTF-8', LANG: 'ru' }), await said(['--lang', 'fr'])]) {
    expect(text).toContain('error[HG3001]: The link leads nowhere.\n  c.md\n  hint: Look.');
  }
});
