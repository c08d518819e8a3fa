import { expect, test } from '@jest/globals';
import type { Translate } from '@helpgen/runtime';
import type { MarkedAnswer, MarkedPage } from '@helpgen/runtime/search';
import { optionOf, rowsOf, type FindExcerpt } from './draw-row.ts';

const text = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as Translate;
const plain = (said: string): MarkedPage['title'] => ({ text: said, marks: [] });
const wanted = { terms: ['массив', 'очист'], unfinished: 'очистить', languages: ['ru'] };

test('a member that the question names is told first, with the beginning of its section, and who inherits it', async () => {
  const member = { heading: plain('Очистить · Clear · метод'), hash: '#clear', kind: 'heading' } as const;
  const page: MarkedPage = {
    title: plain('Коллекция'), href: '/docs/c/', breadcrumb: ['Стд'], description: plain('Элементы.'), kind: undefined, sort: 'type',
    isNamed: true, owner: 'Массив', sections: [member],
  };
  const answer: MarkedAnswer = { words: [], pages: [page, { ...page, owner: 'Коллекция' }], total: 2, wanted };
  const rows = rowsOf(answer, 8);
  expect(rows.map(({ section, isAnswer }) => [section?.heading.text, isAnswer])).toEqual([[member.heading.text, true], [member.heading.text, false]]);
  const looked: unknown[] = [];
  const findExcerpt: FindExcerpt = (href, hash, want) => {
    looked.push([href, hash, want.wanted.terms, want.wanted.unfinished]);
    return Promise.resolve(plain('Удаляет всё.'));
  };
  const { signal } = new AbortController();
  const options = rows.map((row) => optionOf(row, { text, findExcerpt, wanted, words: [], excerptLength: 50, signal }));
  const element = options[0]?.draw() as HTMLElement;
  options[0]?.shown?.(element);
  await Promise.resolve();
  await Promise.resolve();
  expect([element.className, element.getAttribute('href')]).toEqual(['hg-row hg-row-alone hg-row-answer', '/docs/c/#clear']);
  expect(element.textContent).toBe('Очистить · Clearметодsearch.inherited Массив КоллекцияУдаляет всё.');
  expect(looked).toEqual([['/docs/c/', '#clear', [], '']]);
});
