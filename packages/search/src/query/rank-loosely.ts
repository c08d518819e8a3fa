import type { TextKind } from '../index-format.ts';
import type { Expansion } from './find-expansions.ts';
import type { LoadedIndex, WholeIndex } from './index-pages.ts';
import type { ScoredField } from './score-sections.ts';
import { eachSectionWithAll } from './match-terms.ts';

/** A page that has some words of a question. */
export interface LoosePage {
  /** Its number in the index. */
  readonly number: number;
  readonly score: number;
  /** How much of what the question says it has, from 0 to 1: a rare word says more, and one that nothing has says most. */
  readonly share: number;
}

/** The pages that have any words of a question. */
export interface LooseRanking {
  /** Best first. */
  readonly pages: readonly LoosePage[];
  /** The sections of a page with some of the words, best first: their places on it. */
  placesOf(number: number): readonly number[];
}

/** A word of a question with the ways in which the site can have it; there are none when the site never says it. */
export interface LooseWord {
  readonly expansions: readonly Expansion[];
  /** Whether it tells little of what is asked for, however rare it is on the site: `пожалуйста`, `хочу`. */
  readonly isVague: boolean;
  /** Whether it says what is to be done: most verbs have many others that mean the same. */
  readonly isVerb: boolean;
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
/** And one that says what is done; one that the site never says is only another name for what it does. */
const verbs = { known: 0.6, unknown: 0.3 };

/**
 * The pages that have any of `words`, best first: each word counts by its rarity (Okapi BM25 over the best of its
 * forms, the fields weighed), in the names of a page and in the section that has most.
 */
export function rankLoosely(index: LoadedIndex, words: readonly LooseWord[], fields: readonly ScoredField[]): LooseRanking {
  const { pages, pageOf, whole } = index;
  const all = whole?.pages ?? pages.length;
  const [above, rest, share] = [new Float64Array(pages.length), new Float64Array(pages.length), new Float64Array(pages.length)];
  const sections = new Float64Array(pageOf.length);
  let total = 0;
  for (const { expansions, isVague, isVerb } of words) {
    const word = strengthsOf(expansions, index, fields);
    // Where no page has the word itself, those count that have in their names what it may mean.
    const pagesHere = sumOf(word.isOwn) || sumOf(word.isNamed);
    const pagesWith = Math.max(pagesHere, ...(whole === undefined ? [] : expansions.map((each) => mostPagesWith(each, whole))));
    const rarity = Math.log(1 + (all - pagesWith + 0.5) / (pagesWith + 0.5)) * weightOf(isVague, isVerb, word);
    if (!isVague || word.has.includes(1)) total += rarity;
    const best = new Float64Array(pages.length);
    for (let section = 0; section < pageOf.length; section += 1) {
      const strength = at(word.sections, section);
      if (strength === 0) continue;
      sections[section] = at(sections, section) + rarity * strength;
      const number = pageOf[section] as number;
      best[number] = Math.max(at(best, number), strength);
    }
    for (let number = 0; number < pages.length; number += 1) {
      if (word.has[number] !== 1) continue;
      above[number] = at(above, number) + rarity * at(word.above, number);
      rest[number] = at(rest, number) + rarity * at(best, number) * elsewhere;
      share[number] = at(share, number) + rarity;
    }
  }
  const placesOf = (number: number): readonly number[] => {
    const start = pages[number]?.start ?? 0;
    const own = sections.subarray(start, pages[number + 1]?.start ?? sections.length);
    const places = [...own.keys()].filter((place) => at(own, place) > 0);
    return places.sort((a, b) => at(own, b) - at(own, a) || a - b);
  };
  const ranked: LoosePage[] = [];
  for (const [number, page] of pages.entries()) {
    if (at(share, number) === 0) continue;
    const part = at(share, number) / Math.max(total, Number.EPSILON);
    const own = sections.subarray(page.start, pages[number + 1]?.start ?? sections.length);
    const score = (at(above, number) + at(rest, number) + Math.max(...own)) * part ** lacking;
    ranked.push({ number, score, share: part });
  }
  return { pages: ranked.sort((a, b) => b.score - a.score || a.number - b.number), placesOf };
}

function weightOf(isVague: boolean, isVerb: boolean, { has }: Strengths): number {
  if (isVague) return vague;
  if (!isVerb) return 1;
  return has.includes(1) ? verbs.known : verbs.unknown;
}

/** How strongly pages have a word, in the best of its forms. */
interface Strengths {
  /** By page: 1 where it has it. */
  readonly has: Uint8Array;
  /** By page: 1 where it has the word, not only what it may mean. */
  readonly isOwn: Uint8Array;
  /** By page: 1 where a name has it. */
  readonly isNamed: Uint8Array;
  /** By page: in its names and its description. */
  readonly above: Float64Array;
  /** By section: in its heading and text. */
  readonly sections: Float64Array;
}

/** How many pages of an index have all terms of an expansion at most; none where that is only meant. */
function mostPagesWith({ terms, isMeant }: Expansion, whole: WholeIndex): number {
  return isMeant === true ? 0 : Math.min(...terms.map((term) => whole.pagesWith(term)));
}

function sumOf(flags: Uint8Array): number {
  return flags.reduce((sum, each) => sum + each, 0);
}

function strengthsOf(expansions: readonly Expansion[], { pages, pageOf }: LoadedIndex, fields: readonly ScoredField[]): Strengths {
  const [has, isOwn, isNamed] = [new Uint8Array(pages.length), new Uint8Array(pages.length), new Uint8Array(pages.length)];
  const [above, sections] = [new Float64Array(pages.length), new Float64Array(pageOf.length)];
  for (const { terms, weight, isMeant } of expansions) {
    for (const field of fields) {
      const { kind, lengths, average } = field;
      const isOfSection = kind === 'heading' || kind === 'content';
      eachSectionWithAll(terms, field, (section, frequency) => {
        const norm = saturation * (1 - lengthInfluence + (lengthInfluence * (lengths[section] ?? 0)) / average);
        const strength = (weight * boosts[kind] * (saturation + 1) * frequency) / (norm + frequency);
        const number = pageOf[section] as number;
        has[number] = 1;
        if (isMeant !== true) isOwn[number] = 1;
        if (kind !== 'content') isNamed[number] = 1;
        if (isOfSection) sections[section] = Math.max(strength, at(sections, section));
        else above[number] = Math.max(strength, at(above, number));
      });
    }
  }
  return { has, isOwn, isNamed, above, sections };
}

function at(values: Float64Array, place: number): number {
  return values[place] as number;
}
