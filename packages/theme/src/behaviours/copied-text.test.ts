/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { copiedText } from './blocks.ts';

const copied = (language: string, lines: readonly string[], prompts: readonly string[] = ['$ ', 'PS> ']): string => {
  const code = document.createElement('code');
  code.className = `language-${language}`;
  code.textContent = `${lines.join('\n')}\n`;
  return copiedText(code, prompts);
};

test('code is copied as it stands', () => {
  expect(copied('xbsl', ['  если А', '    $ 1', '  ;'])).toBe('  если А\n    $ 1\n  ;');
});

test('of a shell the commands are copied without prompts, and the output is left', () => {
  expect(copied('bash', ['$ ls \\', '  -la', 'total 8', '$ pwd'])).toBe('ls \\\n  -la\npwd');
  expect(copied('powershell', ['PS> Get-Item .', '    Каталог: C:\\'])).toBe('Get-Item .');
});

test('a shell without prompts, or a site that names none, is copied whole', () => {
  expect(copied('bash', ['ls', 'pwd'])).toBe('ls\npwd');
  expect(copied('bash', ['$ ls'], [])).toBe('$ ls');
});

test('of a comparison the new text is copied without marks', () => {
  expect(copied('diff', ['- было', '+ стало', '  осталось'])).toBe('стало\nосталось');
  expect(copied('diff', ['-было'])).toBe('было');
});

test('a patch is copied as it is', () => {
  const patch = ['--- a/x', '+++ b/x', '@@ -1 +1 @@', '-было', '+стало'];
  expect(copied('diff', patch)).toBe(patch.join('\n'));
});

test('marks of notes are no part of the code', () => {
  const code = document.createElement('code');
  code.innerHTML = 'а() <a class="hg-code-note" href="#n"><i>// (</i>1<i>)</i></a>\n  б()\n';
  expect(copiedText(code, [])).toBe('а()\n  б()');
});
