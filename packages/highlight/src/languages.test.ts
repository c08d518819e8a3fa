import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { highlightLines, loadGrammar } from './highlight.ts';
import { chooseLanguage, grammarNames } from './languages.ts';

const folder = path.join(path.dirname(fileURLToPath(import.meta.resolve('refractor/core'))), '../lang');

async function linesOf(code: string, written: string): Promise<string> {
  const choice = chooseLanguage(written);
  if (choice.kind !== 'known') return choice.kind;
  await loadGrammar(choice.language);
  return highlightLines(code, choice.language.name).map((line) => line.join('')).join('\n');
}

describe('the languages of code', () => {
  test('are all those of refractor, by all their names', async () => {
    const names = readdirSync(folder).filter((file) => file.endsWith('.js')).map((file) => file.slice(0, -3));
    expect([...grammarNames].sort()).toEqual(names.sort());
    for (const name of names) {
      const { default: grammar } = (await import(`refractor/${name}`)) as { readonly default: { readonly aliases: readonly string[] } };
      for (const alias of [name, ...grammar.aliases]) expect([alias, chooseLanguage(alias).kind]).toEqual([alias, 'known']);
    }
  }, 120_000);

  test('each can be loaded without another, and colours code', async () => {
    const code = 'if (a == "b") { return 1; } # c\n<p class="d">e</p>\n';
    for (const name of grammarNames) {
      const html = await linesOf(code, name);
      expect([name, html.replace(/<[^>]*>/g, '')]).toEqual([name, code.replaceAll('<', '&lt;').replaceAll('>', '&gt;')]);
    }
  }, 120_000);

  test.each(['vue', 'mdx', 'astro', 'svelte', 'tf', 'VB', 'objective-c', 'rst', 'jsonl', 'zsh', 'c++'])('%s is one of them', (name) => {
    expect(chooseLanguage(name).kind).toBe('known');
  });

  test('look the same whatever else has been loaded', async () => {
    const code = 'const a = /b+/u;';
    const before = await linesOf(code, 'js');
    for (const name of ['regex', 'js-extras', 'jsdoc', 'js-templates']) await linesOf('a', name);
    expect(await linesOf(code, 'jsx')).toBe(before);
    expect(await linesOf(code, 'flow')).toBe(before);
  });

  test('colour what stands in them', async () => {
    expect(await linesOf('<script>let a</script><style>b { color: red }</style>', 'vue')).toMatch(/tok-keyword">let.*tok-property">color/);
    expect(await linesOf('HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"a": 1}', 'http')).toMatch(/tok-property">"a"/);
  });
});
