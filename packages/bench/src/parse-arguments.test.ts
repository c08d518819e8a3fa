import { expect, test } from '@jest/globals';
import { parseArguments } from './parse-arguments.ts';

test('without arguments everything is measured and nothing written', () => {
  expect(parseArguments([])).toEqual({
    reader: false,
    search: false,
    watch: false,
    migrate: [],
    edits: 1000,
    pages: [1000, 4000],
    corpora: [],
    large: [],
    runs: 3,
    only: ['cold', 'unchanged', 'edited'],
    write: false,
    keep: false,
  });
});

test('sizes are measured from small to large, works in their order', () => {
  expect(parseArguments(['--pages', '400,100', '--only', 'edited,cold', '--runs', '1', '--write'])).toMatchObject({
    pages: [100, 400],
    only: ['cold', 'edited'],
    runs: 1,
    write: true,
  });
});

test('real text and large sites are measured beside the corpus, or without it', () => {
  expect(parseArguments(['--corpus', 'a', '--corpus', 'b/src', '--large', '100000,10000', '--pages', 'none'])).toMatchObject({
    pages: [],
    corpora: ['a', 'b/src'],
    large: [10_000, 100_000],
  });
});

test('a reader is measured on the smaller corpus, unless another is named', () => {
  expect(parseArguments(['--reader'])).toMatchObject({ reader: true, pages: [1000] });
  expect(parseArguments(['--reader', '--pages', '50'])).toMatchObject({ pages: [50] });
});

test('a search is measured on both', () => {
  expect(parseArguments(['--search'])).toMatchObject({ search: true, pages: [1000, 4000] });
});

test('watching is measured on a small corpus, too', () => {
  expect(parseArguments(['--watch', '--edits', '20'])).toMatchObject({ watch: true, edits: 20, pages: [100, 1000, 4000] });
});

test.each([
  [['--pages', 'many'], '`--pages`'],
  [['--pages', '1'], '`--pages`'],
  [['--reader', '--pages', 'none'], '`--pages none`'],
  [['--large', '1.5'], '`--large`'],
  [['--runs', '0'], '`--runs`'],
  [['--only', 'warm'], '`warm`'],
  [['--fast'], '--fast'],
  [['--reader', '--search'], '`--search`'],
  [['--search', '--watch'], '`--watch`'],
  [['--watch', '--edits', '0'], '`--edits`'],
])('%j is refused by name', (argv, name) => {
  expect(parseArguments(argv)).toEqual(expect.stringContaining(name));
});
