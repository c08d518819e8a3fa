import { describe, expect, test } from '@jest/globals';
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

const ofServer = (address: string, router = 'browser'): BehaviourContext =>
  ({ frame: { ...frame, router, options: { ...frame.options, search: { languages: ['ru'], fuzzyDistance: 0, provider: { server: 'typesense', address } } } } }) as unknown as BehaviourContext;

describe('a site whose search is a server’s', () => {
  test('is asked at an address of this site, for the index of the version and the context', () => {
    expect(searchPlaceOf(ofServer('/find/*/x'), '8.5', 'stdlib/Std')).toEqual({
      href: 'http://localhost/find/8.5-search-index-stdlib-Std/x',
      languages: ['ru'],
      fuzzyDistance: 0,
      server: 'typesense',
    });
    expect(searchPlaceOf(ofServer('/find/*'), '', '').href).toBe('http://localhost/find/search-index');
  });

  test.each(['//evil.example', '../other', '/elsewhere'])('refuses a version at %s', (version) => {
    expect(() => searchPlaceOf(ofServer('/find/*'), version, '')).toThrow('Unexpected version url');
  });

  test('refuses a server on another origin', () => {
    expect(() => searchPlaceOf(ofServer('//evil.example/*'), '', '')).toThrow('Unexpected version url');
  });

  test('keeps the index in the browser where it works from disk', () => {
    expect(searchPlaceOf(ofServer('/find/*', 'hash'), '', '').server).toBeUndefined();
  });
});
