import { describe, expect, test } from '@jest/globals';
import type { TocEntry } from '@helpgen/model';
import { makeConfig } from '../../testing/make-config.ts';
import { makeOutline, type DocumentText } from '../../testing/make-site.ts';
import { makeToc } from './make-toc.ts';

function shapeOf(entries: readonly TocEntry[]): unknown {
  return entries.map(({ id, children }) => (children.length === 0 ? id : { [id]: shapeOf(children) }));
}

function tocOf(document: DocumentText): unknown {
  return shapeOf(makeToc(makeConfig(), makeOutline('docs/a.md', document)));
}

describe('makeToc', () => {
  test('nests headings under the nearest shallower one, whatever is skipped', () => {
    const headings = ['#### a', '## b', '#### c', '### d', '## e', '##### f'];
    expect(tocOf({ headings, toc_max_heading_level: 6 })).toEqual(['a', { b: ['c', 'd'] }, { e: ['f'] }]);
  });

  test('keeps the levels of the config, or those of the front matter', () => {
    const headings = ['## a', '### b', '#### c'];
    expect(tocOf({ headings })).toEqual([{ a: ['b'] }]);
    expect(tocOf({ headings, toc_min_heading_level: 3, toc_max_heading_level: 4 })).toEqual([{ b: ['c'] }]);
  });

  test('is empty when the page hides it', () => {
    expect(tocOf({ headings: ['## a'], hide_table_of_contents: true })).toEqual([]);
    expect(makeToc(makeConfig(), undefined)).toEqual([]);
  });
});
