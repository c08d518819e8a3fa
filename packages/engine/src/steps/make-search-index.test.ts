import { expect, test } from '@jest/globals';
import { analysePage, encodeAnalysedPage } from '@helpgen/search/build';
import { createAnalyser } from '@helpgen/search';
import { makeSearchIndex, type PieceInput } from './make-search-index.ts';

const analyser = createAnalyser(['ru']);

function piece(...titles: readonly string[]): PieceInput {
  const pages = titles.map((title) => ({
    href: `/${title}/`,
    breadcrumb: [],
    terms: encodeAnalysedPage(analysePage({ title, description: '', keywords: [], sections: [{ anchor: '', heading: '', level: 2, text: `${title} и строка` }] }, analyser)),
  }));
  return { pages };
}

test('an index of pieces that were kept is that of their pages, and only what was not kept is made', () => {
  const rest = { languages: ['ru'], basePath: '/', synonyms: [], thesaurus: {}, path: 'search-index.json', router: 'browser' } as const;
  const pieces = [piece('Массив', 'Число'), piece('Строка')];
  const first = makeSearchIndex({ ...rest, pieces });
  expect(first.files.map(({ path }) => path)).toEqual(['search-index.json', expect.stringMatching(/^assets\/search-/), expect.stringMatching(/^assets\/search-/)]);
  const kept = first.pieces.map((stored) => ({ stored: stored ?? new Uint8Array() }));
  expect(makeSearchIndex({ ...rest, pieces: kept })).toEqual({ files: first.files, pieces: [null, null] });
  const edited = [...kept.slice(0, 1), piece('Ошибка')];
  const second = makeSearchIndex({ ...rest, pieces: edited });
  expect(second.pieces).toEqual([null, expect.any(Uint8Array)]);
  expect(second.files).toEqual(makeSearchIndex({ ...rest, pieces: [...pieces.slice(0, 1), piece('Ошибка')] }).files);
});
