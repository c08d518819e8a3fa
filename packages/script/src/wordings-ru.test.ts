import { expect, test } from '@jest/globals';
import type { Catalogue, Wordings } from '@helpgen/model';
import { scriptCatalogue } from './catalogue.ts';
import { scriptWordings } from './wordings-ru.ts';

const russian: Wordings = scriptWordings;

const placesIn = (texts: readonly string[]): readonly string[] => [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].toSorted();

test('each finding says in Russian all that it says in English', () => {
  const lost = Object.entries(scriptCatalogue as Catalogue).filter(([code, { message, hint = [] }]) => {
    const own = russian[code];
    const [english, other] = [[message, hint], [own?.message ?? '', own?.hint ?? []]].map((texts) => placesIn(texts.flat()));
    return own === undefined || JSON.stringify(english) !== JSON.stringify(other);
  });
  expect(lost.map(([code]) => code)).toEqual([]);
});
