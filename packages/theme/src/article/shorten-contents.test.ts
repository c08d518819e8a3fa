import { expect, test } from '@jest/globals';
import { shortenContents } from './Article.tsx';

const list = (...items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const members = (count: number): string => list(...Array.from({ length: count }, (_, number) => `<a href="#m${number}">М</a>`));
const contents = (below: string): string =>
  list('<a href="#a">А</a>', `<a href="#b">Б</a>${list(`<a href="#b-1">Б1</a>${below}`, '<a href="#b-2">Б2</a>')}`, '<a href="#c">В</a>');

test('long contents are told without their third level, short ones whole', () => {
  expect(shortenContents(contents(members(35)))).toBe(contents(members(35)));
  expect(shortenContents(contents(members(36)))).toBe(contents(''));
});

test('long contents of two levels stay whole', () => {
  const flat = list(`<a href="#a">А</a>${members(50)}`);
  expect(shortenContents(flat)).toBe(flat);
});
