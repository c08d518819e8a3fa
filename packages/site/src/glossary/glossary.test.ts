import { expect, test } from '@jest/globals';
import type { SiteConfig } from '@helpgen/model';
import { makeConfig, makeOldVersion, makeVersion } from '../../testing/make-config.ts';
import { build, type SiteFiles } from '../../testing/make-site.ts';
import { makeGlossary } from './make-glossary.ts';

const cases = (nominative: string, rest: string): SiteConfig['productNames'][string] => ({ nominative, genitive: rest, dative: rest, accusative: rest, instrumental: rest, prepositional: rest });

function glossaryOf(docs: SiteFiles['docs'], over: Partial<SiteConfig> = {}, key = '9.0/ru'): ReturnType<typeof makeGlossary> {
  const config = makeConfig(over);
  return makeGlossary(config, build(config, { docs }).value, key);
}

test('a page explains a term when its front matter has forms: the title is one of them', () => {
  expect(glossaryOf({ 'docs/a.md': { title: 'Объём', term_forms: ['объёма', 'Объёмом'] }, 'docs/b.md': { title: 'Б' }, 'docs/c.md': { title: 'Тайное', unlisted: true, term_forms: [] } })).toEqual({
    terms: [{ href: '/b/a/', forms: ['объем', 'объема', 'объемом'] }],
    names: [],
  });
});

test('a product name among the forms brings its cases along, and all names are known as names', () => {
  const productNames = { Завод: cases('Завод', 'Завода'), 'Другой Завод': cases('Другой Завод', 'Другого Завода') };
  expect(glossaryOf({ 'docs/a.md': { title: 'Завод', term_forms: [] } }, { productNames })).toEqual({
    terms: [{ href: '/b/a/', forms: ['завод', 'завода'] }],
    names: ['завод', 'завода', 'другой завод', 'другого завода'],
  });
});

test('each edition has the terms of its own pages, and one without terms has no glossary', () => {
  const docs = { 'docs/index.md': {}, 'versions/8.5/a.md': { title: 'А', term_forms: [] } };
  const versions = [makeVersion(), makeOldVersion()];
  expect(glossaryOf(docs, { versions })).toBeUndefined();
  expect(glossaryOf(docs, { versions }, '8.5/ru')?.terms).toEqual([{ href: '/b/8.5/a/', forms: ['а'] }]);
});

test('a form that two pages explain is found where the second one says so', () => {
  const { diagnostics } = build(makeConfig(), { docs: { 'docs/a.md': { title: 'Метод', term_forms: ['метода'] }, 'docs/b.md': { title: 'Способ', term_forms: ['Метода', 'способа'] } } });
  expect(diagnostics).toMatchObject([{ code: 'HG3501', args: { form: 'метода', other: 'docs/a.md' }, at: { file: 'docs/b.md', line: 3 } }]);
});

test('phrases in which a term means something else mention nothing, and one without the term is found', () => {
  const docs = { 'docs/a.md': { title: 'Выражение', term_forms: ['выражения'], term_except: ['Регулярное выражение', 'выражения XPath'] } };
  expect(glossaryOf(docs)?.names).toEqual(['регулярное выражение', 'выражения xpath']);
  const { diagnostics } = build(makeConfig(), { docs: { 'docs/a.md': { title: 'Метод', term_forms: ['метода'], term_except: ['метод тыка', 'способ'] } } });
  expect(diagnostics).toMatchObject([{ code: 'HG3502', args: { phrase: 'способ' }, at: { file: 'docs/a.md', line: 4 } }]);
});

test('documents that mean something else by a term are known by their addresses, and a pattern of none is found', () => {
  const head = { title: 'Выражение', term_forms: [], term_except_on: ['xml/**', 'other', 'нет/*'] };
  const docs = { 'docs/a.md': head, 'docs/xml/b.md': {}, 'docs/xml/c/d.md': {}, 'docs/other.md': {}, 'docs/more/other.md': {} };
  expect(glossaryOf(docs)?.terms).toEqual([{ href: '/b/a/', forms: ['выражение'], exceptOn: ['/b/other/', '/b/xml/b/', '/b/xml/c/d/'] }]);
  expect(build(makeConfig(), { docs }).diagnostics).toMatchObject([{ code: 'HG3503', args: { pattern: 'нет/*' }, at: { file: 'docs/a.md', line: 4 } }]);
});

test('a page that is called by a term is about it, and its words are no mentions of it', () => {
  const docs = { 'docs/a.md': { title: 'Цикл', term_forms: ['циклы'] }, 'docs/b.md': { title: 'Циклы' }, 'docs/c.md': { title: 'Виды циклов' } };
  expect(glossaryOf(docs)?.terms).toEqual([{ href: '/b/a/', forms: ['цикл', 'циклы'], exceptOn: ['/b/b/'] }]);
});
