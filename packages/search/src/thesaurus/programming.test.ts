import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createAnalyser } from '../analyser.ts';
import { programmingThesaurus } from './programming.ts';
import { changeThesaurus } from './thesaurus.ts';

describe('the thesaurus of programming', () => {
  const groups = Object.entries(programmingThesaurus);
  const analyser = createAnalyser(['ru', 'en']);

  test('has some 730 groups of two lists each, a line for each group, and no name of a group twice', () => {
    const lines = readFileSync(new URL('programming.json', import.meta.url), 'utf8').split('\n').filter((line) => /^ {2}"/.test(line));
    expect(groups.length).toBeGreaterThan(735);
    expect(groups.map(([name, texts]) => `  "${name}": [${texts.map((text) => JSON.stringify(text)).join(', ')}]`)).toEqual(lines.map((line) => line.replace(/,$/, '')));
  });

  test('has phrases parted by a comma and a space, each with a word or a sign', () => {
    const broken = groups.flatMap(([name, texts]) =>
      texts.flatMap((text) => text.split(', ').filter((phrase) => phrase.trim() !== phrase || phrase === '' || phrase.includes(',')).map((phrase) => `${name}: ${phrase}`)),
    );
    expect(broken).toEqual([]);
  });

  test('has words in each group that lead to another one', () => {
    const idle = groups.filter(([, [asked, means]]) => {
      const meant = new Set(means.split(', ').map((phrase) => analyser.analyse(phrase).join(' ')));
      return asked.split(', ').every((phrase) => meant.has(analyser.analyse(phrase).join(' ')));
    });
    expect(idle.map(([name]) => name)).toEqual([]);
  });
});

test('a site adds, replaces and switches off groups', () => {
  const changed = changeThesaurus({ a: ['x', 'y'], b: ['x', 'z'], c: ['q', 'r'] }, { b: ['w', 'z'], c: null, d: ['n', 'm'] });
  expect(changed).toEqual({ a: ['x', 'y'], b: ['w', 'z'], d: ['n', 'm'] });
});
