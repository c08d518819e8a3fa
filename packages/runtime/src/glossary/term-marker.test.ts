import { expect, test } from '@jest/globals';
import type { Body } from '@helpgen/model';
import { createTermMarker } from './create-term-marker.ts';

const markAll = createTermMarker({
  terms: [
    { href: '/t/method/', forms: ['метод', 'метода', 'методом', 'методы'] },
    { href: '/t/scope/', forms: ['область видимости', 'области видимости'] },
    { href: '/t/lambda/', forms: ['лямбда', 'лямбда-выражение'] },
    { href: '/t/object/', forms: ['объем'] },
    { href: '/t/r&d/', forms: ['r&d', 'amp'] },
  ],
  names: ['элемент метод'],
});
const mark = (body: Body, href = '/page/'): Body => markAll(body, href);
const link = (term: string, text: string): string => `<a class="hg-term" href="/t/${term}/">${text}</a>`;

test.each([
  ['the first mention of each term, in any form and letter case', '<p>Методом и метода; Области видимости.</p>', `<p>${link('method', 'Методом')} и метода; ${link('scope', 'Области видимости')}.</p>`],
  ['a form of two words across a line or a space that does not break', '<p>область\nвидимости</p>', `<p>${link('scope', 'область\nвидимости')}</p>`],
  ['the longest form', '<p>лямбда-выражение</p>', `<p>${link('lambda', 'лямбда-выражение')}</p>`],
  ['е for ё', '<p>объём</p>', `<p>${link('object', 'объём')}</p>`],
  ['a form with a sign that HTML writes as a reference', '<p>R&amp;D</p>', `<p>${link('r&amp;d', 'R&amp;D')}</p>`],
])('%s leads to the page of the term', (_what, before, after) => {
  expect(mark([before])).toEqual([after]);
});

test.each([
  ['part of a word', '<p>методика, неметод</p>'],
  ['part of a compound or of a qualified name', '<p>метод-обёртка, мета-метод, Файл.Метод, Метод.Имя</p>'],
  ['part of a name', '<p>Элемент Метод</p>'],
  ['a link', '<p><a href="/x/">метод <b>метод</b></a></p>'],
  ['a table', '<table><thead><tr><th>Метод</th></tr></thead><tbody><tr><td>метод</td></tr></tbody></table>'],
  ['a label in bold', '<p><strong>Методы:</strong> <b>а</b></p>'],
  ['a heading', '<h2 id="a">Метод<a class="hg-anchor" href="#a"></a></h2>'],
  ['code, keys and formulas', '<p><code>метод</code> <kbd>метод</kbd> <math><mi>метод</mi></math></p>'],
  ['an attribute, whatever it holds', '<p title="> метод <">а</p>'],
  ['a comment or a reference', '<p><!-- метод --> &amp; a</p>'],
])('%s is no mention', (_what, html) => {
  expect(mark([html])).toEqual([html]);
});

test('tags that holes cut in two are walked through, and what stands in parts is prose unless it is verbatim', () => {
  const body: Body = ['<p><a', { link: 0 }, '>метод</a> <img', { asset: 0 }, ' alt="метод"></p>', { part: 'Note', props: {}, children: ['<p>метод</p>'] }, { part: 'Code', props: {}, children: ['метод'], isVerbatim: true }];
  const expected = [...body];
  expected[5] = { part: 'Note', props: {}, children: [`<p>${link('method', 'метод')}</p>`] };
  expect(mark(body)).toEqual(expected);
});

test('a term is not explained on its own page, and each page begins anew', () => {
  expect(mark(['<p>метод</p>'], '/t/method/')).toEqual(['<p>метод</p>']);
  for (const _ of [1, 2]) expect(mark(['<p>метод</p>'])).toEqual([`<p>${link('method', 'метод')}</p>`]);
});

test('on a page that means something else by a term its forms are no mention, and those of others are', () => {
  const markOn = createTermMarker({ terms: [{ href: '/t/method/', forms: ['метод'], exceptOn: ['/http/'] }, { href: '/t/type/', forms: ['тип'] }], names: [] });
  expect(markOn(['<p>метод и тип</p>'], '/http/')).toEqual([`<p>метод и ${link('type', 'тип')}</p>`]);
  expect(markOn(['<p>метод</p>'], '/page/')).toEqual([`<p>${link('method', 'метод')}</p>`]);
});
