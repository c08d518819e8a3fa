import { expect, test } from '@jest/globals';
import { createTermFinder } from './find-terms.ts';

const rules = [
  { use: 'среда исполнения', not: ['сред* выполнения', 'рантайм*'] },
  { use: 'ребёнок', not: ['дитё'] },
  { use: 'электронная почта', not: ['e-mail', 'с++'] },
];

/** What is found in the blocks of a page. */
function found(...blocks: readonly string[]): readonly string[] {
  const finder = createTermFinder(rules, blocks.join('\n'));
  return blocks.flatMap((block) => {
    finder?.startBlock();
    return (finder?.take(block) ?? []).map(({ rule, start, end }) => `${block.slice(start, end)} → ${rule.use}`);
  });
}

test('a wrong form is found as whole words, with any ending where a star stands, in any letter case', () => {
  expect(found('Рантаймом зовут среду  выполнения, а дитё и дите — E-Mail и с++.')).toEqual([
    'Рантаймом → среда исполнения',
    'среду  выполнения → среда исполнения',
    'дитё → ребёнок',
    'дите → ребёнок',
    'E-Mail → электронная почта',
    'с++ → электронная почта',
  ]);
  expect(found('Подрантайм, рантайм_1, среда выполнениями, дитёныш, xe-mail')).toEqual([]);
});

test('what stands in quotation marks is a name of somebody else’s, and the next block begins outside of them', () => {
  expect(found('Слова «рантайм», „рантайм“, “рантайм” и "рантайм", но рантайм.', 'не закрыто: «', 'рантайм')).toEqual(['рантайм → среда исполнения', 'рантайм → среда исполнения']);
});

test('a page that has none of the words is left alone', () => {
  expect(createTermFinder(rules, 'Про среду  выполнения.')).toBeDefined();
  expect(createTermFinder(rules, 'Про среду исполнения.')).toBeUndefined();
  expect(createTermFinder([], 'Рантайм')).toBeUndefined();
});
