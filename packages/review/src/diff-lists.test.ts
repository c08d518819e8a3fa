import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { diffLists } from './diff-lists.ts';

function apply(before: readonly string[], after: readonly string[]): readonly string[] {
  const result: string[] = [];
  let from = 0;
  let to = 0;
  for (const { kind, size } of diffLists(before, after)) {
    if (kind === 'same') result.push(...before.slice(from, from + size));
    if (kind === 'added') result.push(...after.slice(to, to + size));
    if (kind !== 'added') from += size;
    if (kind !== 'removed') to += size;
  }
  expect([from, to]).toEqual([before.length, after.length]);
  return result;
}

const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 });

test('what it says turns one list into the other, whatever they are', () => {
  fc.assert(
    fc.property(list, list, (before, after) => expect(apply(before, after)).toEqual(after)),
    { numRuns: 300 },
  );
});

test('it tells as little as there is to be told, what is removed first', () => {
  expect(diffLists(['a', 'b', 'c', 'd'], ['a', 'x', 'c', 'd', 'e'])).toEqual([
    { kind: 'same', size: 1 },
    { kind: 'removed', size: 1 },
    { kind: 'added', size: 1 },
    { kind: 'same', size: 2 },
    { kind: 'added', size: 1 },
  ]);
  expect(diffLists(['a'], ['a'])).toEqual([{ kind: 'same', size: 1 }]);
  expect(diffLists([], [])).toEqual([]);
});

const long = (word: string): readonly string[] => Array.from({ length: 20_000 }, (_, index) => word + index);

test('two long texts with nothing in common are replaced, and quickly', () => {
  expect(diffLists(long('a'), long('b'))).toEqual([
    { kind: 'removed', size: 20_000 },
    { kind: 'added', size: 20_000 },
  ]);
});
