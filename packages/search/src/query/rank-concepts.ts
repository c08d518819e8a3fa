import type { IndexPage } from './index-pages.ts';
import { eachSectionWithAll } from './match-terms.ts';
import type { RankedIndex } from './rank-pages.ts';
import type { AskedQuestion } from './read-meanings.ts';
import { isVague, isVerb } from './vague-words.ts';

/** How much a page counts that what is meant is a name of, or stands in a name of. */
const strengths = { name: 1, title: 0.7, keyword: 0.5, heading: 0.4 };
/** What comes first is meant most often. */
const next = 0.8;
/** A phrase can hardly mean anything else; what is done tells less than what it is done to. */
const weights = { phrase: 2, word: 1, verb: 0.3 };

/**
 * The pages that are about what words of a question may mean, best first: each meaning speaks for the pages that are called so, whatever
 * the other words are.
 */
export function rankConcepts({ words, meanings }: AskedQuestion, { index, nameOf }: RankedIndex): readonly { readonly number: number }[] {
  const { lookups, pages, pageOf } = index;
  const scores = new Map<number, number>();
  for (const { at, length, means } of meanings) {
    const { folded = '' } = words[at] ?? {};
    if (words.length > 1 && length === 1 && isVague(folded)) continue;
    const weight = length > 1 ? weights.phrase : isVerb(folded) ? weights.verb : weights.word;
    const best = new Map<number, number>();
    for (const [place, terms] of means.entries()) {
      const name = terms.join(' ');
      const add = (kind: 'title' | 'keywords' | 'heading', strengthOf: (page: IndexPage) => number): void => {
        eachSectionWithAll(terms, { lookups: [lookups[kind]] }, (section) => {
          const number = pageOf[section] as number;
          const strength = weight * next ** place * strengthOf(pages[number] as IndexPage);
          best.set(number, Math.max(best.get(number) ?? 0, strength));
        });
      };
      add('title', ({ title }) => (nameOf(title).terms === name ? strengths.name : strengths.title));
      add('keywords', ({ keywords }) => (keywords.some((each) => nameOf(each).terms === name) ? strengths.name : strengths.keyword));
      add('heading', () => strengths.heading);
    }
    for (const [number, score] of best) scores.set(number, (scores.get(number) ?? 0) + score);
  }
  return [...scores].sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b).map(([number]) => ({ number }));
}
