import { expect, test } from '@jest/globals';
import { listPlaces, makePage } from './make-page.ts';
import { hugoLayout, ownLayout } from './write-corpus.ts';

const places = listPlaces(120);
const pages = places.map((_place, number) => makePage(places, number, ownLayout));

test('a page has about 650 Russian words, two tables, three code blocks and six links', () => {
  const prose = pages.map((page) => page.replace(/^```[\s\S]*?^```$/gm, '').replace(/^ *- .*$/gm, ''));
  const counts = prose.map((page) => (page.match(/[а-яё]+/giu) ?? []).length);
  const average = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  expect(average).toBeGreaterThan(600);
  expect(average).toBeLessThan(700);
  for (const page of pages) {
    expect(page.match(/^\| --- /gm)).toHaveLength(2);
    expect(page.match(/^```(json|bash|js)$/gm)).toHaveLength(3);
    expect(page.match(/\]\(\.\.?\//g)).toHaveLength(6);
    expect(page.match(/^:::note/gm)).toHaveLength(1);
  }
});

test('the same page is written twice alike, other pages otherwise', () => {
  expect(makePage(places, 5, ownLayout)).toBe(pages[5]);
  expect(new Set(pages).size).toBe(pages.length);
});

test('both generators get the same words', () => {
  expect(wordsOf(makePage(places, 41, hugoLayout))).toEqual(wordsOf(pages[41] ?? ''));
});

function wordsOf(text: string): unknown {
  return text.replace(/\]\([^)]*\)/g, ']').match(/[а-яё]+/giu);
}
