import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createAnalyser } from '../analyser.ts';

const analyser = createAnalyser(['ru', 'en']);
const text = readFileSync(`${import.meta.dirname}/../../fixtures/russian-forms.txt`, 'utf8');
const [paradigms = [], strangers = []] = text.split(/^-+$/m).map((part) => part.split('\n').filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(' ')));
const termOf = (word: string): string => analyser.analyse(word).join(' ');

test('the forms of the vocabulary meet their word', () => {
  const forms = paradigms.flatMap(([base = '', ...others]) => others.map((form) => ({ base, form })));
  const strays = forms.filter(({ base, form }) => termOf(form) !== termOf(base));
  process.stdout.write(`Russian forms that meet their word: ${forms.length - strays.length} of ${forms.length}\n`);
  expect(forms.length).toBeGreaterThanOrEqual(300);
  expect(strays).toEqual([]);
});

test('words of another meaning do not meet', () => {
  expect(strangers.length).toBeGreaterThanOrEqual(40);
  const meetings = strangers.filter(([one = '', other = '']) => termOf(one) === termOf(other));
  expect(meetings).toEqual([]);
});
