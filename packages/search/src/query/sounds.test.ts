import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createAnalyser } from '../analyser.ts';
import type { LoadedIndex } from './index-pages.ts';
import { parseName } from './parse-query.ts';
import { distanceOfSounds, soundOf, spelledLetters, toCyrillic } from './sounds.ts';
import { createSpellings } from './spellings.ts';

const analyser = createAnalyser(['ru', 'en']);

/** The spellings of a site whose pages are called `titles`. */
function spellingsOf(titles: readonly string[]) {
  const pages = titles.map((title) => ({ title, keywords: [], headings: [], description: '' }));
  return createSpellings({ pages } as unknown as LoadedIndex, analyser);
}

function hear(word: string, titles: readonly string[]): string | undefined {
  const [asked] = parseName(word, analyser);
  return asked === undefined ? undefined : spellingsOf(titles).soundingAs(asked)?.text;
}

test('of English words written by ear nine of ten are heard among all of them', () => {
  const lines = readFileSync(`${import.meta.dirname}/../../fixtures/words-by-ear.txt`, 'utf8').trim().split('\n').filter((line) => !line.startsWith('#'));
  const pairs = lines.map((line) => line.split(' ') as [string, string]);
  const spellings = spellingsOf([...new Set(pairs.map(([, english]) => english))]);
  const heard = pairs.filter(([word, english]) => parseName(word, analyser).some((asked) => spellings.soundingAs(asked)?.text === english));
  process.stdout.write(`Words by ear that are heard: ${heard.length} of ${pairs.length}\n`);
  expect(pairs.length).toBeGreaterThanOrEqual(200);
  expect(heard.length / pairs.length).toBeGreaterThan(0.9);
});

test('a word of which each syllable is the name of a letter is an abbreviation', () => {
  expect([spelledLetters('эскуэль'), spelledLetters('эфтэпэ'), spelledLetters('эсэсаш')]).toEqual(['sql', 'ftp', 'ssh']);
  expect([spelledLetters('строка'), spelledLetters('ка')]).toEqual([undefined, undefined]);
  expect(hear('эфтэпэ', ['FTP', 'Soft'])).toBe('FTP');
});

test('vowels are heard loosely, consonants are not', () => {
  expect(distanceOfSounds(soundOf('дейт'), soundOf('date'))).toBeLessThan(1);
  expect(distanceOfSounds(soundOf('байт'), soundOf('path'))).toBeGreaterThan(1);
  expect([hear('логгер', ['Logger']), hear('дженерик', ['Generic'])]).toEqual(['Logger', 'Generic']);
});

test('a verb is no borrowed name, and a word that only resembles one is none', () => {
  expect([hear('купить', ['CopyTo']), hear('резину', ['Russian']), hear('недорого', ['Neuter'])]).toEqual([undefined, undefined, undefined]);
});

test('Latin letters are read as Russian', () => {
  expect(['otladka', 'mnojestvo', 'shifrovanie'].map(toCyrillic)).toEqual(['отладка', 'множество', 'шифрование']);
});
