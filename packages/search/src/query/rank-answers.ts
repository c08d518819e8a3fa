import type { TextKind } from '../index-format.ts';
import type { Expansion } from './find-expansions.ts';
import type { NameFinder } from './find-named.ts';
import { fuseRankings } from './fuse-rankings.ts';
import type { IndexPage, LoadedIndex } from './index-pages.ts';
import { matchTerms } from './match-terms.ts';
import type { QueryWord } from './parse-query.ts';
import { withMeanings, type Meaning } from './read-meanings.ts';
import type { AnsweringPage, AnsweringPages } from './present-pages.ts';
import { rankConcepts } from './rank-concepts.ts';
import { rankLoosely } from './rank-loosely.ts';
import { isVague, isVerb } from './vague-words.ts';
import { firstTierOfForms, firstTierOfSections, firstTierOfWords, firstWeakTier, rankPages, tierOf, tierOfKeywords } from './rank-pages.ts';
import type { RankedPage, RankedPages, Ranking } from './rank-pages.ts';
import { scoreSections, type ScoredField } from './score-sections.ts';

/** A question that is ranked. */
export interface RankedQuestion {
  readonly words: readonly QueryWord[];
  /** By word; none for one that the site never says. */
  readonly expansionsOfWords: readonly (readonly Expansion[])[];
  readonly fields: readonly ScoredField[];
  readonly nameOf: Ranking['nameOf'];
  readonly findNamed: NameFinder;
  /** What of its words may mean what the site calls otherwise. */
  readonly meanings: readonly Meaning[];
  /** Whether it is written as code is. */
  readonly isCode: boolean;
}

/** What answers a question. */
export interface RankedAnswers extends AnsweringPages {
  /** How many words of the question the best of them lacks; `Infinity` when there are none. */
  readonly missing: number;
  /** How much of what the question says the page has that has most of it, from 0 to 1; 1 when it is named. */
  readonly share: number;
}

/** What a page must have of a question that no page has whole: less of it is chance. */
const leastShare = 0.34;
const leastWords = 1.1;
/** How much the orders count that are fused. */
const weights = {
  sure: 1.5, likely: 1, section: 1.5, scattered: 0.5, lacking: 0.4, meant: 0.5, loose: 0.8, looseBesideWhole: 0.3,
  named: 1.2, owned: 4, meantWhole: 2, signs: 2, concepts: 1.3, conceptsBesideWhole: 0.5,
};
/** Signs that other languages than this one do not have, or that nobody writes by the way. */
const isTelling = /^(?:[^\p{L}\p{N}\s]{2,}|[|?!%&@#^~])$/u;
/** In code a letter is a name that somebody chose. */
const isLetter = /^\p{L}$/u;
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
export function rankAnswers(index: LoadedIndex, question: RankedQuestion): RankedAnswers {
  const { fields, nameOf, findNamed, meanings } = question;
  const asked = rankByPlaces(index, question, question);
  const [best] = asked.pages;
  const isSure = best !== undefined && asked.missing === 0 && best.tier < firstWeakTier;
  // A keyword of two words may be a member of another type; the names of a type behind its namespaces are more.
  const isMember = best?.tier === tierOfKeywords && question.words.length === 2 && question.words[1]?.isMember === true;
  const isName = isSure && best.tier < firstTierOfForms && !isMember;
  const all = isName ? [] : findNamed(question.words, question.isCode);
  const named = isSure ? all.filter(({ isOwned }) => isOwned) : all;
  if (isSure && meanings.length === 0 && named.length === 0) {
    const found = new Map(asked.pages.map((page) => [page.number, page]));
    return { ...asked, share: 1, numbers: [...found.keys()], answerOf: (number) => toAnswer(found.get(number) as RankedPage) };
  }

  const hasTerm = (term: string): boolean => fields.some(({ lookups }) => lookups.some((lookup) => lookup.sectionsOf(term) !== undefined));
  const widened = meanings.length === 0 ? question : withMeanings(question.words, question.expansionsOfWords, { meanings, has: hasTerm });
  const meant = meanings.length === 0 ? asked : rankByPlaces(index, widened, { fields, nameOf });
  const isMeant = meant.pages[0] !== undefined && meant.missing === 0 && meant.pages[0].tier < firstWeakTier;
  // Of a question all of which has a meaning the words themselves say little, unless three of them stand together somewhere.
  const countMeant = meanings.reduce((sum, { length }) => sum + length, 0);
  const isMeantWhole = countMeant === question.words.length && (!isSure || question.words.length < fewestTogether);
  const weightOfMeant = isMeantWhole ? weights.meantWhole : weights.meant;
  const loose = isSure
    ? undefined
    : rankLoosely(
        index,
        widened.words.map(({ folded }, number) => ({
          expansions: widened.expansionsOfWords[number] ?? [],
          isVague: question.isCode ? isLetter.test(folded) : isVague(folded),
          isVerb: !question.isCode && isVerb(folded),
        })),
        fields,
      );
  const least = Math.min(leastShare, leastWords / widened.words.length);
  const likely = (loose?.pages ?? []).filter(({ share }) => share >= least).slice(0, mostLoose);
  // In a short question a word of a title is no chance, whatever stands beside it.
  const isNamed = (page: RankedPage | undefined): boolean =>
    question.words.length <= mostShort && page !== undefined && asked.hasExactly('title', page.page.start);
  const isAnswered = (missing: number): boolean => missing === 0 || likely.length > 0 || isNamed(best);
  const kept = isAnswered(asked.missing) ? asked.pages : [];
  const others = meant !== asked && (isMeant || (!isSure && isAnswered(meant.missing))) ? meant.pages : [];
  const isWhole = best !== undefined && asked.missing === 0 && best.tier < firstWeakTier + 1;
  const concepts = isSure ? [] : rankConcepts(index, question, (name) => nameOf(name).terms).slice(0, mostLoose);
  const telling = isSure ? { pages: [], missing: Infinity } : rankTelling(index, question, asked);
  const order = fuseRankings([
    { numbers: kept.map(({ number }) => number), weight: weightOf(best, asked.missing, question.isCode) },
    { numbers: telling.pages.map(({ number }) => number), weight: weightOf(telling.pages[0], telling.missing, question.isCode) },
    { numbers: others.map(({ number }) => number), weight: isMeant ? weightOfMeant : weights.scattered },
    { numbers: likely.map(({ number }) => number), weight: isWhole ? weights.looseBesideWhole : weights.loose },
    { numbers: concepts, weight: isWhole ? weights.conceptsBesideWhole : weights.concepts },
    { numbers: question.isCode ? numbersOfSigns(index, widened, { fields, nameOf }) : [], weight: weights.signs },
    { numbers: named.map(({ number }) => number), weight: named[0]?.isOwned === true ? weights.owned : weights.named },
  ]);
  const byPlaces = new Map([...telling.pages, ...kept].map((page) => [page.number, page]));
  const byMeaning = new Map(others.map((page) => [page.number, page]));
  const byWords = new Map(loose?.pages.map((page) => [page.number, page]));
  const byName = new Map(named.toReversed().map((place) => [place.number, place]));
  const answerOf = (number: number): AnsweringPage => {
    const page = index.pages[number] as IndexPage;
    const [place, other, some, name] = [byPlaces.get(number), byMeaning.get(number), byWords.get(number), byName.get(number)];
    const own = place === undefined ? undefined : toAnswer(place);
    const meaning = other === undefined || place !== undefined ? undefined : toAnswer(other);
    const loosePlaces = loose?.placesOf(number).filter((each) => each > 0).slice(0, mostLoosePlaces) ?? [];
    const places = [...(name?.place ? [name.place] : []), ...(own?.places ?? meaning?.places ?? []), ...loosePlaces];
    const reasons = [
      ...(name === undefined ? [] : [`the question names \`${name.name}\`${(name.owner ?? page.title) === page.title ? '' : ', which is inherited'}`]),
      ...(own?.reasons ?? []),
      ...(meaning === undefined ? [] : [`by what the words may mean, ${meaning.reasons.join(', ')}`]),
      ...(some === undefined ? [] : [`${Math.round(some.share * 100)} % of what is asked, ${some.score.toFixed(2)}`]),
    ];
    if (reasons.length === 0) reasons.push('its names are what words of the question may mean');
    const isNamed = name?.isOwned === true || own?.isNamed === true || meaning?.isNamed === true;
    const owner = name?.owner === undefined ? {} : { owner: name.owner };
    return { page, places: [...new Set(places)], isNamed, ...owner, reasons };
  };
  const has = (kind: TextKind, section: number): boolean => asked.has(kind, section) || meant.has(kind, section);
  const share = loose === undefined || isMeant || named.length > 0 ? 1 : Math.max(0, ...loose.pages.map((page) => page.share));
  return { numbers: order, answerOf, missing: isMeant ? 0 : asked.missing, share, has };
}

/** The pages by the words of a question without those that only ask (`узнать длину строки`); none where there are none or all words have a name. */
function rankTelling(index: LoadedIndex, question: RankedQuestion, asked: RankedPages): RankedPages {
  const none: RankedPages = { pages: [], missing: Infinity };
  const telling = [...question.words.keys()].filter((number) => !isVague(question.words[number]?.folded ?? ''));
  if (question.isCode || telling.length < fewestTelling || telling.length === question.words.length) return none;
  const words = telling.flatMap((number) => question.words[number] ?? []);
  const ranked = rankByPlaces(index, { words, expansionsOfWords: telling.map((number) => question.expansionsOfWords[number] ?? []) }, question);
  const [best] = asked.pages;
  const [other] = ranked.pages;
  const isBetter = other !== undefined && ranked.missing === 0 && (best === undefined || asked.missing > 0 || other.tier < best.tier);
  return isBetter ? ranked : none;
}

/** The pages whose names tell of the signs in a question of signs and words: in code they say more than what they stand between. */
function numbersOfSigns(
  index: LoadedIndex,
  { words, expansionsOfWords }: Pick<RankedQuestion, 'words' | 'expansionsOfWords'>,
  tools: Pick<RankedQuestion, 'fields' | 'nameOf'>,
): readonly number[] {
  const signs = [...words.keys()].filter((number) => isTelling.test(words[number]?.folded ?? ''));
  if (signs.length === 0 || signs.length === words.length) return [];
  const own = {
    words: signs.flatMap((number) => words[number] ?? []),
    expansionsOfWords: signs.map((number) => expansionsOfWords[number] ?? []),
  };
  const { pages } = rankByPlaces(index, own, tools);
  return pages.filter(({ tier }) => tier < firstTierOfSections).map(({ number }) => number);
}

interface PlacedPages extends RankedPages {
  has(kind: TextKind, section: number): boolean;
  hasExactly(kind: TextKind, section: number): boolean;
}

function rankByPlaces(
  index: LoadedIndex,
  { words, expansionsOfWords }: Pick<RankedQuestion, 'words' | 'expansionsOfWords'>,
  { fields, nameOf }: Pick<RankedQuestion, 'fields' | 'nameOf'>,
): PlacedPages {
  const known = words.filter((_word, number) => expansionsOfWords[number]?.length !== 0);
  const coverage = matchTerms(expansionsOfWords.filter((own) => own.length > 0), fields);
  const scores = scoreSections(expansionsOfWords.flat(), fields);
  const otherNames = new Set(
    words.length > 1 ? [] : expansionsOfWords.flat().flatMap(({ terms, isMeant }) => (isMeant === true ? terms.join(' ') : [])),
  );
  const ranked = rankPages(index, { words: known, allWords: words, coverage, scores, nameOf, otherNames });
  return {
    ...ranked,
    has: (kind, section) => coverage.any(kind, section) !== 0,
    hasExactly: (kind, section) => coverage.exact(kind, section) !== 0,
  };
}

function weightOf(best: RankedPage | undefined, missing: number, isCode: boolean): number {
  if (best === undefined || missing > 0) return weights.lacking;
  if (best.tier < firstTierOfWords) return weights.sure;
  if (best.tier < firstWeakTier) return weights.likely;
  // The words of a line of code stand together in many an example.
  return best.tier < firstWeakTier + 1 && !isCode ? weights.section : weights.scattered;
}

function toAnswer({ page, tier, score, sections }: RankedPage): AnsweringPage {
  const shown = tier < firstTierOfSections ? sections.filter(({ isByHeading }) => isByHeading) : sections;
  return { page, places: shown.map(({ place }) => place), isNamed: tier < firstTierOfWords, reasons: [tierOf(tier), `score ${score.toFixed(2)}`] };
}
