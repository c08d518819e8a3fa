import { expect, test } from '@jest/globals';
import { sectionText } from './section-text.ts';

const article = (prose: string): string => `<nav><p>Путь</p></nav><article><h1>Массив</h1><div class="hg-prose">${prose}</div></article><p>Дальше</p>`;
const html = article(
  '<p>Набор\n значений.</p><h2 id="обход">Обход<a class="hg-anchor" href="#обход">#</a></h2><p>По <b>порядку</b>.</p><p>Всегда.</p><h4 id="ещё">Ещё</h4><ul><li>раз</li><li>два</li></ul><h2 id="a&amp;b">A&amp;B</h2><p>Конец.</p>',
);

test('a section is what stands between its heading and the next, the start of a page what stands before the first', () => {
  expect(sectionText(html, '')).toBe('Набор значений.');
  expect(sectionText(html, 'обход')).toBe('По порядку. Всегда. Ещё раз два');
  expect(sectionText(html, 'a&b')).toBe('Конец.');
  expect(sectionText(html, 'ещё')).toBe('раз два');
  expect(sectionText(article('<h3 id="о">О</h3><h4 id="а">А</h4><p>Одно.</p><h4>Б</h4><p>Другое.</p>'), 'а')).toBe('Одно.');
  expect(sectionText(html, 'нет')).toBe('');
  expect(sectionText('<p>Без прозы.</p>', '')).toBe('Без прозы.');
});

test('what is no text is left out: buttons, line numbers, anchors, scripts and comments, whatever they hold', () => {
  const prose = '<button title="a > b">Копия <b>кода</b></button><span class="hg-line-numbers" aria-hidden="true">1<span>2</span></span><pre>если<br>то</pre><!-- <p>нет</p> --><script>нет()</script><img alt="нет > да"><h4>Имя<a class="x hg-anchor" href="#i">#</a></h4>да';
  expect(sectionText(article(prose), '')).toBe('если то Имя да');
});

test('characters that HTML writes by name or number are themselves again', () => {
  expect(sectionText(article('<p>a &lt; b &amp;&amp; c &#x3C; d &#39;e&#39; &quot;f&quot;&nbsp;g &unknown; &amp;lt;</p>'), '')).toBe(`a < b && c < d 'e' "f" g &unknown; &lt;`);
});
