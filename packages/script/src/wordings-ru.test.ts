import { expect, test } from '@jest/globals';
import type { Catalogue, Wordings } from '@helpgen/model';
import { defineDiagnostics, reword } from '@helpgen/model/diagnostics';
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

const said = (reason: string): string => reword(defineDiagnostics(scriptCatalogue)('HG2411', { reason }), russian).message;

test('why code is none is said in Russian, whatever the parser missed', () => {
  expect(said('`)` is wanted behind arguments, but the end of the code stands here')).toBe(
    'Это не код языка скриптов: после аргументов нужно `)`, а стоит конец кода.',
  );
  expect(said('the name of a method is wanted, but a text in quotes stands here')).toBe('Это не код языка скриптов: нужно имя метода, а стоит текст в кавычках.');
});
