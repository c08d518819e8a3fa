import { expect, test } from '@jest/globals';
import { toVitePress } from './build-vitepress.ts';

test('a guide loses its front matter, its images and what Vue would run', () => {
  expect(toVitePress('---\ntitle: Циклы\nkeywords:\n  - цикл\n---\n\nТекст {{ x }} ![рисунок](a.png).\n')).toEqual({
    title: 'Циклы',
    text: '# Циклы\n\nТекст { { x }} .\n',
  });
});
