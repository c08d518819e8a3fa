import { expect, test } from '@jest/globals';
import { chooseOffers } from './make-offers.ts';

const offers = [{ label: 'Тёмное оформление', sort: 'действие' }, { label: 'Ключевые слова', sort: 'раздел', href: '#keywords' }];

test('what is offered has the words of the question, and nothing is where it has only signs', () => {
  expect(chooseOffers(offers, 'темн')).toEqual([offers[0]]);
  expect(chooseOffers(offers, '??')).toEqual([]);
  expect(chooseOffers(offers, ' ')).toEqual(offers);
});
