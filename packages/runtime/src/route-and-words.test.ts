import { expect, test } from '@jest/globals';
import { chooseWords } from '@helpgen/model/locales/words-for';
import { routeOfAddress } from './navigation/route-of-address.ts';
import { createSessionMemory } from './navigation/session-memory.ts';
import { createTranslate } from './translate.ts';

const site = new URL('https://site.test/b/');

test.each([
  ['/b/', '/'],
  ['/b', '/'],
  ['/b/a/', '/a'],
  ['/b/a', '/a'],
  ['/b/a.html', '/a'],
  ['/b/a/index.html', '/a'],
  ['/b/index.html', '/'],
  ['/b/topics/%D0%B5%D1%81%D0%BB%D0%B8/', '/topics/если'],
  ['/b/%E0%A4%A/', '/%E0%A4%A'],
  ['/b/v9.0/', '/v9.0'],
  ['/b/v9.0', '/v9.0'],
  ['/b///evil.example/x/', '/evil.example/x'],
  ['/b/plan.pdf', undefined],
  ['/b/sitemap.xml', undefined],
  ['/other/a/', undefined],
  ['/bb/', undefined],
])('the address %s means the route %s', (pathname, route) => {
  expect(routeOfAddress(new URL(site.origin + pathname), site)).toBe(route);
});

test('a word takes values, and a plural form follows the language', () => {
  const strings = { ru: { n: '{count} статья|{count} статьи|{count} статей', hi: 'Привет, {name}' }, en: { n: '{count} item|{count} items' } };
  const speak = (locale: string): ReturnType<typeof createTranslate> => createTranslate(chooseWords(strings, locale), locale);
  const ru = speak('ru');
  expect([1, 2, 5, 11, 21, 22].map((count) => ru('n', { count }))).toEqual(['1 статья', '2 статьи', '5 статей', '11 статей', '21 статья', '22 статьи']);
  expect(speak('en-GB')('n', { count: 2 })).toBe('2 items');
  expect(ru('hi', { name: '<b>' })).toBe('Привет, <b>');
  expect(ru('missing')).toBe('missing');
});

test('a word that a late part brings along is there, unless the theme has its own', () => {
  const text = createTranslate({ filter: 'Найти в разделе' }, 'ru', { filter: 'Фильтр', clear: 'Очистить' });
  expect([text('filter'), text('clear'), text('missing')]).toEqual(['Найти в разделе', 'Очистить', 'missing']);
});

test('a document is loaded for an address once, again after its chunk was had, and never without storage', () => {
  const stored = new Map<string, string>();
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value), removeItem: (key: string) => void stored.delete(key) };
  const guard = createSessionMemory(() => storage);
  expect([guard.admitsReload('/a'), guard.admitsReload('/a'), guard.admitsReload('/b')]).toEqual([true, false, true]);
  guard.forgetReload('/a');
  expect(guard.admitsReload('/a')).toBe(true);
  expect(createSessionMemory(() => null).admitsReload('/a')).toBe(false);
});

test('scroll positions outlive a reload, and a damaged memory is an empty one', () => {
  const stored = new Map<string, string>();
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value), removeItem: () => undefined };
  createSessionMemory(() => storage).keepScroll('abc', 12.6);
  expect(createSessionMemory(() => storage).scrollOf('abc')).toBe(13);
  stored.set('helpgen.scroll', '{"');
  expect(createSessionMemory(() => storage).scrollOf('abc')).toBeUndefined();
});
