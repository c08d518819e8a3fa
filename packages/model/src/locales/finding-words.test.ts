import { expect, test } from '@jest/globals';
import { catalogue } from '../catalogue/index.ts';
import type { Catalogue, Wordings } from '../diagnostic.ts';
import { findingWords } from './finding-words.ts';

const russian: Wordings = findingWords['ru'] ?? {};

const placesIn = (texts: readonly string[]): readonly string[] => [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].toSorted();

test('each finding says in Russian all that it says in English', () => {
  const lost = Object.entries(catalogue as Catalogue).filter(([code, { message, hint = [] }]) => {
    const own = russian[code];
    const [english, other] = [[message, hint], [own?.message ?? '', own?.hint ?? []]].map((texts) => placesIn(texts.flat()));
    return own === undefined || JSON.stringify(english) !== JSON.stringify(other);
  });
  expect(lost.map(([code]) => code)).toEqual([]);
});
