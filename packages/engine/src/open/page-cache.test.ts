import { expect, test } from '@jest/globals';
import { createPageCache } from './page-cache.ts';

test('a page is made again when its key is another one, and kept as it was last', () => {
  const cache = createPageCache(2);
  const made: string[] = [];
  const ask = (name: string, key: string): string | undefined => {
    const { files } = cache(name, key, () => {
      made.push(`${name} ${key}`);
      return { files: new Map([['text', Buffer.from(key)]]), diagnostics: [] };
    });
    return Buffer.from(files.get('text') ?? []).toString();
  };
  expect([ask('a', '1'), ask('a', '1'), ask('a', '2'), ask('a', '2'), ask('a', '1')]).toEqual(['1', '1', '2', '2', '1']);
  expect(made).toEqual(['a 1', 'a 2', 'a 1']);
  // The edits of one page drive no other out; those that were asked for longest ago go first.
  ask('b', '1');
  for (const key of ['3', '4', '5']) ask('a', key);
  made.length = 0;
  ask('b', '1');
  ask('c', '1');
  ask('b', '1');
  ask('a', '5');
  expect(made).toEqual(['c 1', 'a 5']);
});
