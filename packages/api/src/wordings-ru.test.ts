import { expect, test } from '@jest/globals';
import type { Catalogue, Wordings } from '@helpgen/model';
import { apiCatalogue } from './catalogue.ts';
import { apiEn } from './theme/words-en.ts';
import { apiRu } from './theme/words-ru.ts';
import { apiWordings } from './wordings-ru.ts';

const russian: Wordings = apiWordings;

const placesIn = (texts: readonly string[]): readonly string[] => [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].toSorted();

test('each finding says in Russian all that it says in English', () => {
  const lost = Object.entries(apiCatalogue as Catalogue).filter(([code, { message, hint = [] }]) => {
    const own = russian[code];
    const [english, other] = [[message, hint], [own?.message ?? '', own?.hint ?? []]].map((texts) => placesIn(texts.flat()));
    return own === undefined || JSON.stringify(english) !== JSON.stringify(other);
  });
  expect(lost.map(([code]) => code)).toEqual([]);
});

test('pages have the same words in Russian and in English', () => {
  expect(Object.keys(apiRu)).toEqual(Object.keys(apiEn));
  const lost = Object.entries(apiEn).filter(([key, text]) => JSON.stringify(placesIn([text])) !== JSON.stringify(placesIn([(apiRu as { readonly [key: string]: string })[key] ?? ''])));
  expect(lost).toEqual([]);
});
