import { expect, test } from '@jest/globals';
import lunr from 'lunr';
import { createField, scoreSections } from './score-sections.ts';
import { createTermLookup } from './term-lookup.ts';

test('scores of a field are those that lunr gives to its own index of the same texts', () => {
  const texts = ['a b c d', 'a a b', 'b c c c c d e', 'e e e', 'a'];
  const terms = ['a', 'b', 'c', 'd', 'e'];
  const postings = terms.map((term) => {
    let last = -1;
    return texts.flatMap((text, section) => {
      const count = text.split(' ').filter((word) => word === term).length;
      if (count === 0) return [];
      const step = section - last;
      last = section;
      return count === 1 ? [step] : [-step, count];
    });
  });
  const field = createField('content', [createTermLookup({ terms, postings })], texts.map((text) => text.split(' ').length));
  const asked = [
    { terms: ['a', 'c'], weight: 1, isExact: true },
    { terms: ['e'], weight: 0.3, isExact: false },
  ];

  const index = lunr((builder) => {
    builder.pipeline.reset();
    builder.ref('id');
    builder.field('text');
    for (const [id, text] of texts.entries()) builder.add({ id, text });
  });
  const found = index.query((query) => {
    for (const { terms: own, weight } of asked) for (const term of own) query.term(term, { boost: weight, usePipeline: false });
  });

  const scores = scoreSections(asked, [field]);
  expect(found.map(({ ref }) => Number(ref)).sort()).toEqual([0, 1, 2, 3, 4]);
  for (const { ref, score } of found) expect(scores[Number(ref)]).toBeCloseTo(score, 2);
});
