import type { TextKind } from '../index-format.ts';
import type { AskedWord, Expansion } from './find-expansions.ts';
import type { LoadedIndex } from './index-pages.ts';
import { eachSectionWithAll } from './match-terms.ts';
import type { RankedIndex } from './rank-pages.ts';
import type { ScoredField } from './score-sections.ts';
import { isVague, isVerb } from './vague-words.ts';

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

/** In code a letter is a name that somebody chose. */
const isLetter = /^\p{L}$/u;

/**
 * The pages that have any of `words`, best first: each word counts by its rarity (Okapi BM25 over the best of its
 * forms, the fields weighed), in the names of a page and in the section that has most.
 */
export function rankLoosely(words: readonly AskedWord[], isCode: boolean, { index, fields }: RankedIndex) {
  const { pages, pageOf, whole } = index;
  const all = whole?.pages ?? pages.length;
  const found = new Map<number, { score: number; share: number }>();
  const sections = new Float64Array(pageOf.length);
  let total = 0;
  for (const { folded, expansions } of words) {
    const word = strengthsOf(expansions, index, fields);
    const having = [...word.pages.values()];
    // Where no page has the word itself, those count that have in their names what it may mean.
    const pagesHere = having.filter(({ isOwn }) => isOwn).length || having.filter(({ isNamed }) => isNamed).length;
    const known = whole === undefined ? [] : expansions.filter(({ isMeant }) => isMeant !== true);
    const pagesWith = Math.max(pagesHere, ...known.map(({ terms }) => Math.min(...terms.map((term) => whole?.pagesWith(term) ?? 0))));
    const tellsLittle = isCode ? isLetter.test(folded) : isVague(folded);
    const ofVerb = isCode || !isVerb(folded) ? 1 : having.length > 0 ? verbs.known : verbs.unknown;
    const rarity = Math.log(1 + (all - pagesWith + 0.5) / (pagesWith + 0.5)) * (tellsLittle ? vague : ofVerb);
    if (!tellsLittle || having.length > 0) total += rarity;
    for (const [section, strength] of word.sections) sections[section] = (sections[section] as number) + rarity * strength;
    for (const [number, { above, inSection }] of word.pages) {
      const { score, share } = found.get(number) ?? { score: 0, share: 0 };
      found.set(number, { score: score + rarity * (above + inSection * elsewhere), share: share + rarity });
    }
  }
  const sectionsOf = (number: number): Float64Array => sections.subarray(pages[number]?.start, pages[number + 1]?.start);
  const ranked = Array.from(found, ([number, { score, share }]) => {
    const part = share / Math.max(total, Number.EPSILON);
    /** `share`: how much of what the question says the page has, from 0 to 1; a rare word says more, and one that nothing has says most. */
    return { number, score: (score + Math.max(...sectionsOf(number))) * part ** lacking, share: part };
  });
  return {
    pages: ranked.sort((a, b) => b.score - a.score || a.number - b.number),
    /** The sections of a page with some of the words, best first: their places on it. */
    placesOf(number: number): readonly number[] {
      const own = [...sectionsOf(number).entries()].filter(([, strength]) => strength > 0);
      return own.sort(([a, strengthA], [b, strengthB]) => strengthB - strengthA || a - b).map(([place]) => place);
    },
  };
}

/** How strongly a page has a word, in the best of its forms. */
interface Strength {
  /** Whether it has the word, not only what it may mean. */
  isOwn: boolean;
  /** Whether a name has it. */
  isNamed: boolean;
  /** In its names and its description. */
  above: number;
  /** In the heading and the text of the section that has it most. */
  inSection: number;
}

/** How strongly pages, and sections by their headings and texts, have a word. */
function strengthsOf(expansions: readonly Expansion[], { pageOf }: LoadedIndex, fields: readonly ScoredField[]) {
  const pages = new Map<number, Strength>();
  const sections = new Map<number, number>();
  for (const { terms, weight, isMeant } of expansions) {
    for (const field of fields) {
      const { kind, lengths, average } = field;
      eachSectionWithAll(terms, field, (section, frequency) => {
        const norm = saturation * (1 - lengthInfluence + (lengthInfluence * (lengths[section] ?? 0)) / average);
        const strength = (weight * boosts[kind] * (saturation + 1) * frequency) / (norm + frequency);
        const number = pageOf[section] as number;
        const page = pages.get(number) ?? { isOwn: false, isNamed: false, above: 0, inSection: 0 };
        pages.set(number, page);
        page.isOwn ||= isMeant !== true;
        page.isNamed ||= kind !== 'content';
        if (kind === 'heading' || kind === 'content') {
          sections.set(section, Math.max(strength, sections.get(section) ?? 0));
          page.inSection = Math.max(strength, page.inSection);
        } else page.above = Math.max(strength, page.above);
      });
    }
  }
  return { pages, sections };
}
