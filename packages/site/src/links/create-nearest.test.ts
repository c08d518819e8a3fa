import { describe, expect, test } from '@jest/globals';
import { createNearest } from './create-nearest.ts';

describe('createNearest', () => {
  const nearest = createNearest(() => ['docs/setup.md', 'docs/guide/install.md', 'docs/api/index.md', 'docs/web/index.md', 'docs/other/setup.md']);

  test.each([
    ['docs/setpu.md', 'docs/setup.md'],
    ['docs/othr/setup.md', 'docs/other/setup.md'],
    ['docs/install.md', 'docs/guide/install.md'],
    ['docs/ap/index.md', 'docs/api/index.md'],
    ['docs/installing.md', 'docs/guide/install.md'],
    ['docs/unlike-anything.md', undefined],
  ])('%s is near %s', (wrong, right) => {
    expect(nearest(wrong)).toBe(right);
  });

  test('reads the candidates at the first question only', () => {
    let reads = 0;
    const counted = createNearest(() => {
      reads += 1;
      return ['a'];
    });
    expect(reads).toBe(0);
    counted('b');
    counted('c');
    expect(reads).toBe(1);
  });
});

test('of pages with one name in many versions and languages, the one with the shortest address is meant', () => {
  const nearest = createNearest(() => ['/en/1.0/guide/writing', '/en/guide/writing', '/1.0/guide/writing', '/guide/writing']);
  expect(['writing', '/docs/manual/parts/writing'].map(nearest)).toEqual(['/guide/writing', '/guide/writing']);
});
