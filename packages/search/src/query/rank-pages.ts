import { groupBy } from '@helpgen/model/browser';
import { fold } from '../analyser.ts';
import type { Coverage } from './match-terms.ts';
import type { IndexPage, LoadedIndex } from './index-pages.ts';
import type { QueryWord } from './parse-query.ts';

/** What a page is found by, best first: an exact name or title before a heading, a heading before text. */
const tiers = [
  'the question is its title',
  'the question is a keyword of it',
  'the question is its title behind the way to it',
  'the question is its title or a keyword in another form',
  'its title has every word',
  'its title and keywords have every word',
  'the question is a heading of it',
  'a heading of it has every word',
  'the question begins with its name',
  'a section of it has every word',
  'its title and keywords have every word but one',
  'its sections together have every word',
] as const;

/** What ranking needs of a question. */
export interface Ranking {
  /** Those that the site has anywhere: what it never says tells nothing of its pages. */
  readonly words: readonly QueryWord[];
  /** All of them, those too that only stand in the way to a page. */
  readonly allWords: readonly QueryWord[];
  readonly coverage: Coverage;
  /** By section. */
  readonly scores: Float64Array;
  /** What the whole question may mean, as terms joined by spaces. */
  readonly otherNames?: ReadonlySet<string>;
  /** The words of a name as terms, and as they are written; both joined by spaces. */
  nameOf(text: string): { readonly terms: string; readonly folded: string };
}

/** What was found. */
export interface RankedPages {
  /** Best first. */
  readonly pages: readonly RankedPage[];
  /** How many words of the question the best of them lacks; `Infinity` when there are none. */
  readonly missing: number;
}

interface CoveredPage {
  readonly number: number;
  readonly page: IndexPage;
  readonly sections: readonly number[];
  /** The page that it is a part of. */
  readonly whole: IndexPage | undefined;
  /** Words of the names that it is called by: none of a part whose names have no more of them than those of the whole. */
  readonly called: Names;
  /** Whether the question is its title behind the way to it. */
  readonly isPath: boolean;
  /** Words that it has nowhere. */
  readonly missing: number;
}

/** Which words the title of a page has, and which its title and keywords together. */
interface Names {
  readonly title: number;
  readonly names: number;
}

/** A page with its place among others. */
export interface RankedPage {
  /** Its number in the index. */
  readonly number: number;
  readonly page: IndexPage;
  /** What it is found by, a number of {@link tierOf}; a half more by a beginning or a neighbour of a word. */
  readonly tier: number;
  /** Whether it has words of the question by the name of what it is a part of, and the others by chance. */
  readonly isMerePart: boolean;
  /** How much of its title the question is the beginning of, from 0 to 1; half as much of a keyword. */
  readonly begun: number;
  readonly score: number;
  readonly sections: readonly RankedSection[];
}

/** A section of a page that was found. */
export interface RankedSection {
  /** Its place on the page; 0: the start. */
  readonly place: number;
  readonly words: number;
  readonly isByHeading: boolean;
  readonly score: number;
}

/** The tier of pages of which the question is a keyword as it is written. */
export const tierOfKeywords = 1;
/** Tiers below this one are those of the name as it is written. */
export const firstTierOfForms = 3;
/** Tiers below this one are those of the name as a whole. */
export const firstTierOfWords = 4;
/** Tiers below this one are those of the page's own names: what its texts say of the words adds little to them. */
export const firstTierOfSections = 6;
/** From this tier on a page may have the words by chance. */
export const firstWeakTier = 9;

/** What `tier` stands for, in words. */
export function tierOf(tier: number): string {
  return `${tiers[Math.floor(tier)]}${tier % 1 === 0 ? '' : ', by a beginning or a neighbour'}`;
}

/** The pages that `coverage` speaks of, best first, with their sections. */
export function rankPages(index: LoadedIndex, ranking: Ranking): RankedPages {
  const byPage = groupBy(ranking.coverage.sections, (section) => index.pageOf[section] as number);
  const nameOfWords = (words: readonly QueryWord[]): ReturnType<Ranking['nameOf']> =>
    ranking.nameOf(words.map(({ text }) => text).join(' '));
  const asked = nameOfWords(ranking.words);
  const path = nameOfWords(ranking.allWords).terms;
  const found = [...byPage].map(([number, sections]): CoveredPage => {
    const page = index.pages[number] as IndexPage;
    const whole = page.partOf === undefined ? undefined : index.pages[page.partOf];
    return { number, page, sections, whole, called: whatCalls(page, whole, ranking.coverage), ...coverPage(page, sections, ranking, path) };
  });
  // What has fewer words than the best has is an answer only when nothing has them all, or when its names say that it is about them.
  const least = found.reduce((fewest, { missing }) => Math.min(fewest, missing), Infinity);
  const isKept = ({ called, missing }: CoveredPage): boolean =>
    missing === least || (least === 0 && missing === 1 && hasAllButOne(called.names, ranking.words.length));
  const kept = found.filter(isKept).map((page) => rankPage(page, ranking, asked));
  kept.sort((a, b) => a.tier - b.tier || Number(a.isMerePart) - Number(b.isMerePart) || b.begun - a.begun || b.score - a.score || a.page.start - b.page.start);
  return { pages: kept, missing: least };
}

function namesOfPage({ start }: IndexPage, coverage: Coverage): Names {
  const title = coverage.any('title', start);
  return { title, names: title | coverage.any('keywords', start) };
}

function whatCalls(page: IndexPage, whole: IndexPage | undefined, coverage: Coverage): Names {
  const own = namesOfPage(page, coverage);
  return whole === undefined || (own.names & ~namesOfPage(whole, coverage).names) !== 0 ? own : { title: 0, names: 0 };
}

function coverPage(
  page: IndexPage,
  sections: readonly number[],
  { allWords, coverage, nameOf }: Ranking,
  asked: string,
): Pick<CoveredPage, 'isPath' | 'missing'> {
  // Nobody who writes a name with all its namespaces means a page that has their names in its text.
  const isPath = allWords.length > 1 && coverage.any('title', page.start) !== 0 && isPathOf(page, asked, nameOf);
  const above = coverage.any('title', page.start) | coverage.any('keywords', page.start) | coverage.any('description', page.start);
  const together = sections.reduce((found, section) => found | coverage.any('heading', section) | coverage.any('content', section), above);
  return { isPath, missing: isPath ? 0 : allWords.length - count(together) };
}

/** Whether `asked` is the title of `page` behind some of the names above it, such as `Стд::Http::КлиентHttp`. */
function isPathOf({ title, breadcrumb }: IndexPage, asked: string, nameOf: Ranking['nameOf']): boolean {
  const own = nameOf(title).terms;
  if (own === '' || !asked.endsWith(` ${own}`)) return false;
  const names = new Set(breadcrumb.flatMap((name) => nameOf(name).terms.split(' ')));
  return asked.slice(0, -own.length - 1).split(' ').every((name) => names.has(name));
}

function rankPage(
  { number, page, sections, whole, called, isPath }: CoveredPage,
  { words, coverage, scores, nameOf, otherNames }: Ranking,
  asked: ReturnType<Ranking['nameOf']>,
): RankedPage {
  const all = (1 << words.length) - 1;
  const { names } = namesOfPage(page, coverage);
  const above = names | coverage.any('description', page.start);
  const rankedSections = sections.map((section): RankedSection => {
    const heading = coverage.any('heading', section);
    return {
      place: section - page.start,
      words: count(above | heading | coverage.any('content', section)),
      isByHeading: (names | heading) === all && heading !== 0,
      score: scores[section] ?? 0,
    };
  });
  const exact = coverage.exact('title', page.start) | coverage.exact('keywords', page.start);
  // A name that is the question has all of its words.
  const ownTitle = called.title === all ? [nameOf(page.title)] : [];
  const ownKeywords = called.names === all ? page.keywords.map(nameOf) : [];
  // `Массив.Добавить` names a heading of the page `Массив` as `Добавить` does.
  const owners = names === 0 || words.length < 2 ? [] : [page.title, ...page.keywords, ...(whole === undefined ? [] : [whole.title])];
  const isAsked = (name: string): boolean => {
    if (!mayBeAsked(name, asked.terms)) return false;
    const { terms } = nameOf(name);
    return terms === asked.terms || (asked.terms.endsWith(` ${terms}`) && owners.some((owner) => `${nameOf(owner).terms} ${terms}` === asked.terms));
  };
  const headings = rankedSections.filter(({ isByHeading }) => isByHeading);
  // A member is one word: `преобразовать строку в число` does not begin with a name, though a page has the keyword `Преобразовать`.
  const isBegunBy = (owner: string): boolean => {
    if (!/^\p{Lu}/u.test(owner) || !asked.folded.startsWith(fold(owner.slice(0, 1)))) return false;
    const { folded } = nameOf(owner);
    return asked.folded.startsWith(`${folded} `) && !asked.folded.includes(' ', folded.length + 1);
  };
  // Each is asked when those before it have failed: to read all names of all pages costs more than the rest of an answer.
  const tests: readonly (() => boolean)[] = [
    () => ownTitle.some(({ folded }) => folded === asked.folded),
    () => ownKeywords.some(({ folded }) => folded === asked.folded),
    () => isPath,
    () => [...ownTitle, ...ownKeywords].some(({ terms }) => terms === asked.terms || otherNames?.has(terms) === true),
    () => called.title === all,
    () => called.names === all,
    () => headings.some(({ place }) => namesOf(page.headings[place - 1]?.text ?? '').some(isAsked)),
    () => headings.length > 0,
    () => owners.some(isBegunBy),
    () => rankedSections.some((section) => section.words === words.length),
    () => hasAllButOne(called.names, words.length),
  ];
  const passed = tests.findIndex((test) => test());
  const tier = passed < 0 ? tests.length : passed;
  const isWhole = exact === all || isPath;
  // Where no section has all that the page has, those that have most show what it was found by.
  const mostWords = Math.max(...rankedSections.map((section) => section.words));
  const best = Math.max(...rankedSections.map(({ score }) => score));
  return {
    number,
    page,
    // A word itself comes before its beginning, but never before a better place.
    tier: tier + (isWhole || tier >= firstTierOfSections ? 0 : 0.5),
    isMerePart: names !== 0 && called.names === 0 && tier >= firstWeakTier,
    // `мас` is nearer to `Массив` than to `МассивБитов`, which has both.
    begun: isWhole ? 0 : Math.max(shareBegun(ownTitle, asked.folded), shareBegun(ownKeywords, asked.folded) / 2),
    score: best + (scores[page.start] ?? 0),
    sections: rankedSections
      .filter((section) => section.place > 0 && section.words === mostWords)
      .sort((a, b) => Number(b.isByHeading) - Number(a.isByHeading) || b.score - a.score || a.place - b.place),
  };
}

/** The names in a heading: a member of a type has one in each language, then what it is. */
function namesOf(heading: string): readonly string[] {
  return heading.split(' · ');
}

/** The first letter of a word, behind signs, in scripts whose stems begin as their words do: an Arabic stem lost its article. */
const firstLetter = /^[^\p{L}\p{N}]*([\p{Script=Latin}\p{Script=Cyrillic}\p{N}])/u;

/** Whether a name of one word begins as any of the `terms` that are asked for: to read the names of all members takes far longer. */
function mayBeAsked(name: string, terms: string): boolean {
  const [, first] = firstLetter.exec(name) ?? [];
  return first === undefined || name.includes(' ') || ` ${terms}`.includes(` ${fold(first)}`);
}

/** How much `asked` is of that of `names` which it is most of the beginning of; 0: it begins none. */
function shareBegun(names: readonly { readonly folded: string }[], asked: string): number {
  return Math.max(0, ...names.map(({ folded }) => (folded.startsWith(asked) ? asked.length / folded.length : 0)));
}

/** In a sentence a word may be too many: `сделать http запрос с авторизацией`. */
function hasAllButOne(names: number, words: number): boolean {
  return words >= 3 && count(names) >= words - 1;
}

function count(bits: number): number {
  let rest = bits;
  let found = 0;
  for (; rest !== 0; rest &= rest - 1) found += 1;
  return found;
}
