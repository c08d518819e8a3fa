import { expect, test } from '@jest/globals';
import { catalogue } from '../catalogue/catalogue.ts';
import phrases from '../catalogue/ru/phrases.json' with { type: 'json' };
import { defineDiagnostics, reword } from '../diagnostic.ts';
import type { Catalogue, Wording, Wordings } from '../diagnostic.ts';
import { findingWords } from './finding-words.ts';

const russian: Wordings = findingWords['ru'] ?? {};

const countHints = ({ hint }: Pick<Wording, 'hint'>): number | undefined => (typeof hint === 'string' ? 1 : hint?.length);
const hintsOf = (table: Wordings): readonly string[] => Object.entries(table).map(([code, wording]) => `${code} ${countHints(wording)}`).toSorted();
const placesIn = (texts: readonly string[]): readonly string[] => [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].toSorted();

test('each finding says in Russian all that it says in English', () => {
  const lost = Object.entries(catalogue as Catalogue).filter(([code, { message, hint = [] }]) => {
    const own = russian[code];
    const [english, other] = [[message, hint], [own?.message ?? '', own?.hint ?? []]].map((texts) => placesIn(texts.flat()));
    return own === undefined || JSON.stringify(english) !== JSON.stringify(other);
  });
  expect(lost.map(([code]) => code)).toEqual([]);
});

test('each finding has in Russian as many hints as in English, no text of it is empty, and there is no other code', () => {
  expect(hintsOf(russian)).toEqual(hintsOf(catalogue));
  const texts = Object.entries(russian).map(([code, { title, message, hint = '-' }]) => ({ code, texts: [title, message, hint].flat() }));
  expect(texts.filter((entry) => entry.texts.some((text) => text.trim() === '' || text !== text.trim()))).toEqual([]);
});

test('what arguments say in words is said in Russian too, inside of other phrases as well, and names stay', () => {
  const finding = defineDiagnostics(catalogue);
  const said = (...found: Parameters<typeof finding>): string => reword(finding(...found), russian).message;
  expect(said('HG1001', { found: 'The end of the file', expected: 'a key in double quotes or `}`', advice: '' })).toBe(
    'Здесь стоит конец файла, а JSON требует на этом месте ключ в двойных кавычках или `}`.',
  );
  expect(said('HG5010', { path: 'out', relation: 'lies in', source: 'docs' })).toBe('Выходная папка `out` лежит внутри `docs`: сборка затёрла бы источники.');
  expect(said('HG1016', { key: 'a', actual: 'is `(1)`', limit: 'it must be at most 6' })).toBe('`a` равно `(1)`, но должно быть не больше 6.');
});

test('a phrase has the places of its translation', () => {
  const lost = Object.entries(phrases).filter(([english, own]) => placesIn([english]).join() !== placesIn([own]).join());
  expect(lost).toEqual([]);
});
