import type { TextKind } from '../index-format.ts';
import type { FoundPage } from './answer.ts';
import type { AskedWord } from './find-expansions.ts';
import type { NameFinder } from './find-named.ts';
import type { IndexPage } from './index-pages.ts';
import { isVague } from './vague-words.ts';
import { withMeanings, type AskedQuestion } from './read-meanings.ts';
import { rankConcepts } from './rank-concepts.ts';
import { rankLoosely } from './rank-loosely.ts';
import { firstTierOfForms, firstTierOfSections, firstTierOfWords, firstWeakTier, rankPages, tierOf, tierOfKeywords } from './rank-pages.ts';
import type { RankedIndex, RankedPage, RankedPages } from './rank-pages.ts';

/** What answers a question; its pages are told one by one: it may find a thousand of which eight are shown. */
export interface RankedAnswers {
  /** Pages by number, best first. */
  readonly numbers: readonly number[];
  /** How many words of the question the best of them lacks; `Infinity` when there are none. */
  readonly missing: number;
  /** How much of what the question says the page has that has most of it, from 0 to 1; 1 when it is named. */
  readonly share: number;
  answerOf(number: number): AnsweringPage;
  /** Whether a section has any word of the question. */
  has(kind: TextKind, section: number): boolean;
}

/** A page that answers, before it is cut to what is shown. */
export interface AnsweringPage extends Pick<FoundPage, 'isNamed' | 'owner' | 'reasons'> {
  readonly page: IndexPage;
  /** Places of the sections that show what it was found by, best first. */
  readonly places: readonly number[];
}

/** What a page must have of a question that no page has whole: less of it is chance. */
const leastShare = 0.34;
const leastWords = 1.1;
/** How much the orders count that are fused. */
const weights = {
  sure: 1.5, likely: 1, section: 1.5, scattered: 0.5, lacking: 0.4, meant: 0.5, loose: 0.8, looseBesideWhole: 0.3,
  named: 1.2, owned: 4, meantWhole: 2, signs: 2, concepts: 1.3, conceptsBesideWhole: 0.5,
};
/** The place beyond which the order within a list matters little. */
const depth = 4;
/** Signs that other languages than this one do not have, or that nobody writes by the way. */
const isTelling = /^(?:[^\p{L}\p{N}\s]{2,}|[|?!%&@#^~])$/u;
/** How many pages may follow for some words alone. */
const mostLoose = 30;
/** And how many sections of such a page are shown. */
const mostLoosePlaces = 2;
/** How many words must be left of a question without those that only ask. */
const fewestTelling = 2;
/** How many words do not stand together by chance. */
const fewestTogether = 3;
/** How many words a short question has. */
const mostShort = 3;

/**
 * The pages that answer a question, best first. When the best has all words, and not only scattered in its text, the
 * order by places stands alone; else it is fused with one in which words may miss, and what the question names comes along.
 */
export function rankAnswers(question: AskedQuestion, opened: RankedIndex & { readonly findNamed: NameFinder }): RankedAnswers {
  const { words, meanings, isCode } = question;
  const asked = rankPages(words, opened);
  const [best] = asked.pages;
  const isSure = isFound(asked);
  // A keyword of two words may be a member that is inherited; the names of a type behind its namespaces are more.
  const isMember = best?.tier === tierOfKeywords && words.length === 2 && words[1]?.isMember === true;
  const isName = isSure && best !== undefined && best.tier < firstTierOfForms && !isMember;
  const named = (isName ? [] : opened.findNamed(words, isCode)).filter(({ isOwned }) => isOwned || !isSure);

  const hasTerm = (term: string): boolean => opened.fields.some(({ lookups }) => lookups.some((lookup) => lookup.sectionsOf(term) !== undefined));
  const widened = meanings.length === 0 ? words : withMeanings(question, hasTerm);
  const meant = meanings.length === 0 ? asked : rankPages(widened, opened);
  const isMeant = isFound(meant);
  // Of a question all of which has a meaning the words themselves say little, unless three of them stand together somewhere.
  const countMeant = meanings.reduce((sum, { length }) => sum + length, 0);
  const isMeantWhole = countMeant === words.length && (!isSure || words.length < fewestTogether);
  const loose = isSure ? undefined : rankLoosely(widened, isCode, opened);
  const least = Math.min(leastShare, leastWords / widened.length);
  const likely = (loose?.pages ?? []).filter(({ share }) => share >= least).slice(0, mostLoose);
  // In a short question a word of a title is no chance, whatever stands beside it.
  const isNamed = words.length <= mostShort && best !== undefined && asked.coverage.exact('title', best.page.start) !== 0;
  const isAnswered = (missing: number): boolean => missing === 0 || likely.length > 0 || isNamed;
  const kept = isAnswered(asked.missing) ? asked.pages : [];
  const others = meant !== asked && (isMeant || (!isSure && isAnswered(meant.missing))) ? meant.pages : [];
  const isWhole = best !== undefined && asked.missing === 0 && best.tier < firstWeakTier + 1;
  const concepts = isSure ? [] : rankConcepts(question, opened).slice(0, mostLoose);
  const telling = isSure ? [] : rankTelling(question, asked, opened);
  const numbers = fuse([
    [kept, weightOf(best, asked.missing, isCode)],
    [telling, weightOf(telling[0], 0, isCode)],
    [others, isMeant ? (isMeantWhole ? weights.meantWhole : weights.meant) : weights.scattered],
    [likely, isWhole ? weights.looseBesideWhole : weights.loose],
    [concepts, isWhole ? weights.conceptsBesideWhole : weights.concepts],
    [isCode && !isSure ? rankSigns(widened, opened) : [], weights.signs],
    [named, named[0]?.isOwned === true ? weights.owned : weights.named],
  ]);
  const [byPlaces, byMeaning, byWords] = [byNumber([...telling, ...kept]), byNumber(others), byNumber(loose?.pages ?? [])];
  const byName = byNumber(named.toReversed());
  const answerOf = (number: number): AnsweringPage => {
    const page = opened.index.pages[number] as IndexPage;
    const [place, some, name] = [byPlaces.get(number), byWords.get(number), byName.get(number)];
    const meaning = place === undefined ? byMeaning.get(number) : undefined;
    const own = place ?? meaning;
    const loosePlaces = loose?.placesOf(number).filter((each) => each > 0).slice(0, mostLoosePlaces) ?? [];
    const places = [...(name?.place ? [name.place] : []), ...(own === undefined ? [] : placesOf(own)), ...loosePlaces];
    const why = own === undefined ? [] : [tierOf(own.tier), `score ${own.score.toFixed(2)}`];
    const reasons = [
      ...(name === undefined ? [] : [`the question names \`${name.name}\`${(name.owner ?? page.title) === page.title ? '' : ', which is inherited'}`]),
      ...(meaning === undefined ? why : [`by what the words may mean, ${why.join(', ')}`]),
      ...(some === undefined ? [] : [`${Math.round(some.share * 100)} % of what is asked, ${some.score.toFixed(2)}`]),
    ];
    if (reasons.length === 0) reasons.push('its names are what words of the question may mean');
    const isNamed = name?.isOwned === true || (own !== undefined && own.tier < firstTierOfWords);
    const owner = name?.owner === undefined ? {} : { owner: name.owner };
    return { page, places: [...new Set(places)], isNamed, ...owner, reasons };
  };
  return {
    numbers,
    answerOf,
    missing: isMeant ? 0 : asked.missing,
    share: loose === undefined || isMeant || named.length > 0 ? 1 : Math.max(0, ...loose.pages.map((page) => page.share)),
    has: (kind, section) => asked.coverage.any(kind, section) !== 0 || meant.coverage.any(kind, section) !== 0,
  };
}

/** Whether the best page has all words, and not only scattered in its text. */
function isFound({ pages: [best], missing }: RankedPages): boolean {
  return best !== undefined && missing === 0 && best.tier < firstWeakTier;
}

/** Pages of several orders in one, by the sum of their reciprocal ranks (Cormack, Clarke and Büttcher 2009). */
function fuse(orders: readonly (readonly [pages: readonly { readonly number: number }[], weight: number])[]): readonly number[] {
  const scores = new Map<number, number>();
  for (const [pages, weight] of orders) {
    for (const [place, number] of [...new Set(pages.map((page) => page.number))].entries())
      scores.set(number, (scores.get(number) ?? 0) + weight / (depth + place + 1));
  }
  return [...scores].sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b).map(([number]) => number);
}

function byNumber<Page extends { readonly number: number }>(pages: readonly Page[]): ReadonlyMap<number, Page> {
  return new Map(pages.map((page) => [page.number, page]));
}

/** The pages by the words of a question without those that only ask (`узнать длину строки`), when these tell of a better page. */
function rankTelling({ words, isCode }: AskedQuestion, asked: RankedPages, opened: RankedIndex): readonly RankedPage[] {
  const telling = words.filter(({ folded }) => !isVague(folded));
  if (isCode || telling.length < fewestTelling || telling.length === words.length) return [];
  const ranked = rankPages(telling, opened);
  const [best] = asked.pages;
  const [other] = ranked.pages;
  const isBetter = other !== undefined && ranked.missing === 0 && (best === undefined || asked.missing > 0 || other.tier < best.tier);
  return isBetter ? ranked.pages : [];
}

/** The pages whose names tell of the signs in a question of signs and words: in code they say more than what they stand between. */
function rankSigns(words: readonly AskedWord[], opened: RankedIndex): readonly RankedPage[] {
  const signs = words.filter(({ folded }) => isTelling.test(folded));
  return signs.length === 0 || signs.length === words.length ? [] : rankPages(signs, opened).pages.filter(({ tier }) => tier < firstTierOfSections);
}

function weightOf(best: RankedPage | undefined, missing: number, isCode: boolean): number {
  if (best === undefined || missing > 0) return weights.lacking;
  if (best.tier < firstTierOfWords) return weights.sure;
  if (best.tier < firstWeakTier) return weights.likely;
  // The words of a line of code stand together in many an example.
  return best.tier < firstWeakTier + 1 && !isCode ? weights.section : weights.scattered;
}

function placesOf({ tier, sections }: RankedPage): readonly number[] {
  return sections.filter(({ isByHeading }) => isByHeading || tier >= firstTierOfSections).map(({ place }) => place);
}
