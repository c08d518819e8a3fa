import { expect, test } from '@jest/globals';
import { TermTable } from './term-table.ts';

const encoder = new TextEncoder();
const add = (table: TermTable, term: string): number => {
  const bytes = encoder.encode(`<${term}>`);
  return table.add(bytes, 1, bytes.length - 1);
};

test('a term keeps its number through the growth of the table', () => {
  const table = new TermTable();
  const terms = Array.from({ length: 20_000 }, (_none, number) => `слово${number}`);
  expect(terms.map((term) => add(table, term))).toEqual(terms.map((_term, number) => number));
  expect(terms.map((term) => add(table, term))).toEqual(terms.map((_term, number) => number));
  expect(table.count).toBe(20_000);
});

test('terms are sorted as JavaScript sorts strings, astral letters before the end of the basic plane', () => {
  const table = new TermTable();
  const terms = ['б', 'ab', 'a', '\u{1d4b3}', '\ufb01', '\uac00', 'я', 'abc', 'aб', '9', '_', '\u{10ffff}', '\ue000', ''];
  for (const term of terms) add(table, term);
  expect([...table.sorted()].map((number) => terms[number])).toEqual(terms.toSorted());
});
