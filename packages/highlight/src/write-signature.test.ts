import { expect, test } from '@jest/globals';
import type { CodeLanguage } from '@helpgen/model';
import { createMentionList } from './mention-list.ts';
import { writeSignature } from './write-signature.ts';

/** Every word with a capital is a type. */
const language: CodeLanguage = {
  name: 'none',
  grammar: () => Object.assign(() => undefined, { displayName: 'none', aliases: [] }),
  names: (code) => [...code.matchAll(/\p{Lu}\p{L}*/gu)].map(({ 0: name, index }) => ({ name, start: index, end: index + name.length })),
};

const html = (code: string): string =>
  writeSignature(code, language, createMentionList())
    .map((piece) => (typeof piece === 'string' ? piece : `[${piece.html}]`))
    .join('')
    .replaceAll('<span class="tok-type">', '{')
    .replace(/(\[[^\]]*\])<\/span>/g, '$1}');

test('every type of a declaration may become a link and is of one colour, also a second time and in a function', () => {
  expect(html('метод Свести(Т: Тип, Ф: (Тип, Число)->Тип = Пусто, С: Набор<Тип, Число>): Тип?')).toBe(
    '<pre class="hg-signature"><code>метод Свести(<span>Т: {[Тип]}, </span>' +
      '<span>Ф: ({[Тип]}, {[Число]})<span class="hg-arrow">-&gt;</span>{[Тип]} = Пусто, </span>' +
      '<span>С: {[Набор]}&lt;{[Тип]}, {[Число]}&gt;</span>): {[Тип]}?</code></pre>',
  );
});

test.each([
  ['метод Пусто()', '<pre class="hg-signature"><code>метод Пусто()</code></pre>'],
  ['пер Ф: (Тип)->Тип', '<pre class="hg-signature hg-value"><code>пер Ф: ({[Тип]})<span class="hg-arrow">-&gt;</span>{[Тип]}</code></pre>'],
  ['конст П: Число = 3', '<pre class="hg-signature hg-value"><code>конст П: {[Число]} = 3</code></pre>'],
  [
    'метод Т(\n    А: Тип = "а, (б"\n)',
    '<pre class="hg-signature hg-long"><code>метод Т(<span>А: {[Тип]} = "а, (б"</span>)</code></pre>',
  ],
])('%s is taken apart', (code, written) => {
  expect(html(code)).toBe(written);
});
