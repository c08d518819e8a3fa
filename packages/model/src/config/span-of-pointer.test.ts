import { describe, expect, test } from '@jest/globals';
import type { SourcePath } from '../paths.ts';
import { parsePointer, pointerOf } from './pointer.ts';
import { spanOfPointer } from './span-of-pointer.ts';

const text = `{
  "title": "a",
  "versions": [{ "name": "9", "current": true }],
  "sidebars": { "s": ["x", { "Основы": ["y"] }] },
  "footer": { "links": [{ "label": "l", "to": "/" }] },
  "redirects": [{ "from": "/a", "to": "/b" }],
  "productNames": { "1С:Предприятие": { "genitive": "п" } }
}`;

const spanned = (pointer: string) => {
  const { line, column, length } = spanOfPointer({ path: 'site-config.json' as SourcePath, text, digest: '' }, pointer);
  return [...(text.split('\n')[line - 1] ?? '')].slice(column - 1, column - 1 + length).join('');
};

describe('the place of a pointer into the checked config', () => {
  test.each([
    ['title', '"a"'],
    ['versions[0].name', '"9"'],
    ['versions[0].isCurrent', 'true'],
    ['versions[0].folder', '{ "name": "9", "current": true }'],
    ['sidebars.s[0].id', '"x"'],
    ['sidebars.s[1].items[0].id', '"y"'],
    ['sidebars.s[1].label', '"Основы"'],
    ['footer.links[0].to', '"/"'],
    ['redirects[0].from[0]', '"/a"'],
    ['productNames["1С:Предприятие"].genitive', '"п"'],
    ['content.docs', '{'],
    ['', '{'],
    ['navbar.items[5].docId', '{'],
  ])('%s', (pointer, expected) => {
    expect(spanned(pointer)).toBe(expected);
  });

  test('a file that is not JSON has its beginning', () => {
    expect(spanOfPointer({ path: 'site-config.json' as SourcePath, text: '{ "a": ', digest: '' }, 'a')).toEqual({
      line: 1,
      column: 1,
      length: 1,
    });
  });

  test('writing and reading a pointer are inverse', () => {
    for (const path of [[], ['a'], ['a', 0, 'b'], ['a', 'b c', 1], ['x', '', '"]', 'é', '__proto__'], ['0', 'a.b']] as const) {
      expect(parsePointer(pointerOf(path))).toEqual(path);
    }
  });
});
