import { expect, test } from '@jest/globals';
import { withinBudget } from './within-budget.ts';

const words = (count: number): string => Array.from({ length: count }, (_, number) => `слово${number}`).join(' ');

test('what fits stays as it is', () => {
  expect(withinBudget('# А\n\nБ.\n', 100)).toBe('# А\n\nБ.\n');
});

test('what does not fit is cut between blocks, and the headings of the rest are told', () => {
  const text = withinBudget(`# А\n\n${words(25)}\n\n${words(25)}\n\n## Б\n\n${words(9)}\n`, 100);
  expect(text.replace(/\d+ tokens/, 'N tokens')).toBe(`# А\n\n${words(25)}\n\n(About N tokens more are left out. Sections there: Б.)`);
});

test('of lines as many as fit are given', () => {
  const lines = Array.from({ length: 60 }, (_, number) => `- строка ${number}`);
  const text = withinBudget(`# А\n\n${lines.join('\n')}\n`, 100);
  expect(text).toContain('- строка 20\n');
  expect(text).toMatch(/- строка \d+\n\n\(About \d+ tokens more are left out\.\)$/);
});

test('a long line below a heading is cut behind a word', () => {
  const text = withinBudget(`## Где\n\n${words(200)}\n`, 100);
  expect(text.length).toBeGreaterThan(280);
  expect(text).toMatch(/слово\d+\n\n\(About \d+ tokens more are left out\.\)$/);
});

test('code is not cut', () => {
  const text = withinBudget(`Так:\n\n\`\`\`\n${words(100)}\n\n${words(100)}\n\`\`\`\n`, 100);
  expect(text).toMatch(/^Так:\n\n\(About \d+ tokens more are left out\.\)$/);
});
