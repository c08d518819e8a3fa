import type { TextKind } from '../index-format.ts';
import type { Expansion } from './find-expansions.ts';
import type { LoadedIndex } from './index-pages.ts';
import type { ScoredField } from './score-sections.ts';
import { eachSectionWithAll } from './match-terms.ts';

/** A page that has some words of a question. */
export interface LoosePage {
  /** Its number in the index. */
  readonly number: number;
  readonly score: number;
  /** How much of what the question says it has, from 0 to 1: a rare word says more, and one that nothing has says most. */
  readonly share: number;
  /** Its sections with some of the words, best first: their places on the page. */
  readonly places: readonly number[];
}

/** A word of a question with the ways in which the site can have it; there are none when the site never says it. */
export interface LooseWord {
  readonly expansions: readonly Expansion[];
  /** Whether it tells little of what is asked for, however rare it is on the site: `пожалуйста`, `хочу`. */
  readonly isVague: boolean;
}

// A name says more than a text, but many rare words of a text say more than a name with a usual one.
const boosts: { readonly [kind in TextKind]: number } = { title: 3, keywords: 2.4, heading: 1.8, description: 1.2, content: 1 };
// As in Okapi BM25.
const saturation = 1.2;
const lengthInfluence = 0.6;
/** What a word counts that the page has in another section than the best one. */
const elsewhere = 0.35;
/** How much a page loses by what it lacks. */
const lacking = 0.8;
/** What a word counts that tells little. */
const vague = 0.3;

/**
 * The pages that have any of `words`, best first: each word counts by its rarity (Okapi BM25 over the best of its
 * forms, the fields weighed), in the names of a page and in the section that has most.
 */
export function rankLoosely(index: LoadedIndex, words: readonly LooseWord[], fields: readonly ScoredField[]): readonly LoosePage[] {
  const pages = new Map<number, { above: number; rest: number; share: number; readonly sections: Map<number, number> }>();
  const count = index.pages.length;
  let total = 0;
  for (const { expansions, isVague } of words) {
    const found = strengthsOf(expansions, index, fields);
    const pagesWith = countPages(found);
    const rarity = Math.log(1 + (count - pagesWith + 0.5) / (pagesWith + 0.5)) * (isVague ? vague : 1);
    if (found.size > 0 || !isVague) total += rarity;
    for (const [number, { above, sections }] of found) {
      const page = pages.get(number) ?? { above: 0, rest: 0, share: 0, sections: new Map<number, number>() };
      pages.set(number, page);
      page.above += rarity * above;
      page.share += rarity;
      let best = 0;
      for (const [section, strength] of sections) {
        best = Math.max(best, strength);
        page.sections.set(section, (page.sections.get(section) ?? 0) + rarity * strength);
      }
      page.rest += rarity * best * elsewhere;
    }
  }
  const ranked = [...pages].map(([number, { above, rest, share, sections }]): LoosePage => {
    const best = [...sections].sort(([a, strengthA], [b, strengthB]) => strengthB - strengthA || a - b);
    const start = index.pages[number]?.start ?? 0;
    const part = share / Math.max(total, Number.EPSILON);
    const score = (above + rest + (best[0]?.[1] ?? 0)) * part ** lacking;
    return { number, score, share: part, places: best.map(([section]) => section - start) };
  });
  return ranked.sort((a, b) => b.score - a.score || a.number - b.number);
}

/** How many pages have a word itself; where none does, how many have in their names what it may mean. */
function countPages(found: ReadonlyMap<number, Strengths>): number {
  let own = 0;
  let named = 0;
  for (const { isOwn, isNamed } of found.values()) {
    if (isOwn) own += 1;
    if (isNamed) named += 1;
  }
  return own > 0 ? own : named;
}

interface Strengths {
  /** Whether it has the word, not only what it may mean. */
  isOwn: boolean;
  /** Whether a name has it. */
  isNamed: boolean;
  /** In the names and the description of a page. */
  above: number;
  /** By section, in its heading and text. */
  readonly sections: Map<number, number>;
}

/** By number of a page: how strongly it has a word, in the best of its forms. */
function strengthsOf(expansions: readonly Expansion[], index: LoadedIndex, fields: readonly ScoredField[]): ReadonlyMap<number, Strengths> {
  const found = new Map<number, Strengths>();
  for (const { terms, weight, isMeant } of expansions) {
    for (const field of fields) {
      const { kind, lengths, average } = field;
      eachSectionWithAll(terms, field, (section, frequency) => {
        const norm = saturation * (1 - lengthInfluence + (lengthInfluence * (lengths[section] ?? 0)) / average);
        const strength = (weight * boosts[kind] * (saturation + 1) * frequency) / (norm + frequency);
        const number = index.pageOf[section] as number;
        const page = found.get(number) ?? { isOwn: false, isNamed: false, above: 0, sections: new Map<number, number>() };
        found.set(number, page);
        page.isOwn ||= isMeant !== true;
        page.isNamed ||= kind !== 'content';
        if (kind === 'heading' || kind === 'content') page.sections.set(section, Math.max(strength, page.sections.get(section) ?? 0));
        else page.above = Math.max(strength, page.above);
      });
    }
  }
  return found;
}
