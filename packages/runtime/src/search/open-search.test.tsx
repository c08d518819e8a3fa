import { expect, test } from '@jest/globals';
import { frame } from '../../fixtures/tiny-site.ts';
import type { BehaviourContext } from '../theme.ts';
import { searchPlaceOf } from './open-search.ts';

const context = { frame } as BehaviourContext;
const place = (version: string, part: string): string => searchPlaceOf(context, version, part).href;

test('the index of a version and a context is a file of this site, asked for under the name of its build', () => {
  document.body.innerHTML = '<script type="application/json" id="hg-page">{"assets":"build 1"}</script>';
  expect(place('', '')).toBe('http://localhost/b/search-index.json?_=build%201');
  expect(place('8.5', 'stdlib/Std')).toBe('http://localhost/b/8.5/search-index-stdlib-Std.json?_=build%201');
});

test.each(['//evil.example', 'https://evil.example/x', 'javascript:alert(1)', 'data:text/plain,x'])('a version at %s is refused', (version) => {
  expect(() => searchPlaceOf(context, version, '')).toThrow('Unexpected version url');
});
