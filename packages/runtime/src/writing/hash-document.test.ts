import { expect, test } from '@jest/globals';
import { context, frame, makePage } from '../../fixtures/tiny-site.ts';
import { placeHashDocument, writeFromBelow } from './hash-document.ts';

test('addresses of the site get the way up, all others and what only looks like one stay', () => {
  const html = [
    '<a class="x" href="a/index.html#b">a</a>',
    '<img alt="a > b" src="assets/i.svg">',
    '<form action="search/index.html">',
    '<a href="#b">', '<a href="">', '<a href="?q">', '<a href="/b/">', '<a href="https://x.test/">', '<a href="mailto:a@b.c">',
    '<code>&lt;a href="a/index.html"&gt; href="b"</code>',
    '<p title=\'\' data-href="a">',
  ];
  expect(writeFromBelow(html.join('\n'), '../../').split('\n')).toEqual([
    '<a class="x" href="../../a/index.html#b">a</a>',
    '<img alt="a > b" src="../../assets/i.svg">',
    '<form action="../../search/index.html">',
    ...html.slice(3),
  ]);
});

test('the document of a page leads to its address in the document where all are shown', () => {
  const hash = { ...context, frame: { ...frame, router: 'hash' as const }, startRoute: makePage('/').data.route };
  expect(placeHashDocument(makePage('/'), context)).toBeUndefined();
  expect(placeHashDocument(makePage('/'), hash)).toMatchObject({ isStart: true, up: '' });
  expect(placeHashDocument(makePage('/a/если'), hash)).toEqual({ isStart: false, up: '../../', attributes: { 'data-hg-target': '../../index.html#/a/%D0%B5%D1%81%D0%BB%D0%B8/' } });
  expect(placeHashDocument(makePage('/404', [], { kind: 'not-found' }), hash)).toMatchObject({ up: '', attributes: { 'data-hg-target': 'index.html#/404/' } });
  const flat = { ...hash, frame: { ...hash.frame, trailingSlash: false } };
  expect(placeHashDocument(makePage('/a/b'), flat)).toMatchObject({ up: '../', attributes: { 'data-hg-target': '../index.html#/a/b' } });
});
