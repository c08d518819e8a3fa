import { describe, expect, test } from '@jest/globals';
import { makeConfig } from '../../testing/make-config.ts';
import { makeOutline, type DocumentText } from '../../testing/make-site.ts';
import { makeToc } from './make-toc.ts';

function tocOf(document: DocumentText): string {
  return makeToc(makeConfig(), makeOutline('docs/a.md', document));
}

/** What the table of contents links to: `a(bc)` for b and c below a. */
function shapeOf(document: DocumentText): string {
  return tocOf(document).replace(/^<ul>|<\/ul>$/g, '').replaceAll('<ul>', '(').replaceAll('</ul>', ')').replace(/<li><a href="#([^"]*)">[^<]*<\/a>|<\/li>/g, '$1');
}

describe('makeToc', () => {
  test('nests headings under the nearest shallower one, whatever is skipped', () => {
    const headings = ['#### a', '## b', '#### c', '### d', '## e', '##### f'];
    expect(shapeOf({ headings, toc_max_heading_level: 6 })).toBe('ab(cd)e(f)');
  });

  test('keeps the levels of the config, or those of the front matter', () => {
    const headings = ['## a', '### b', '#### c'];
    expect(shapeOf({ headings })).toBe('a(b)');
    expect(shapeOf({ headings, toc_min_heading_level: 3, toc_max_heading_level: 4 })).toBe('b(c)');
  });

  test('is empty when the page hides it', () => {
    expect(tocOf({ headings: ['## a'], hide_table_of_contents: true })).toBe('');
    expect(makeToc(makeConfig(), undefined)).toBe('');
  });

  test('lets long names break where a word in them ends, and nowhere in a tag', () => {
    const outline = makeOutline('docs/a.md', { headings: ['## A'] });
    const html = '<code class="languageScriptLanguage">УстановитьТаймаутЗапроса</code> и ВСтроку';
    expect(makeToc(makeConfig(), { ...outline, headings: outline.headings.map((heading) => ({ ...heading, id: 'a', html })) })).toBe(
      '<ul><li><a href="#a"><code class="languageScriptLanguage">Установить<wbr>Таймаут<wbr>Запроса</code> и ВСтроку</a></li></ul>',
    );
  });

  test('links to ids of every language, and lets none end the address', () => {
    const outline = makeOutline('docs/a.md', { headings: ['## A'] });
    const ids = ['если', 'a"b&c'];
    expect(makeToc(makeConfig(), { ...outline, headings: ids.flatMap((id) => outline.headings.map((heading) => ({ ...heading, id, html: '<i>A</i>' }))) })).toBe(
      '<ul><li><a href="#если"><i>A</i></a></li><li><a href="#a%22b&amp;c"><i>A</i></a></li></ul>',
    );
  });
});
