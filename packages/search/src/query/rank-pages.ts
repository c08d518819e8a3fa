import { groupBy } from '@helpgen/model/browser';
import { fold } from '../analyser.ts';
import type { AskedWord } from './find-expansions.ts';
import type { IndexPage, LoadedIndex } from './index-pages.ts';
import { matchTerms } from './match-terms.ts';
import { scoreSections, type ScoredField } from './score-sections.ts';

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

/** An index whose pages are ranked. */
export interface RankedIndex {
  readonly index: LoadedIndex;
  /** Its texts by kind, those alone that a question needs. */
  readonly fields: readonly ScoredField[];
  /** The words of a name as terms, and as they are written; both joined by spaces. */
  nameOf(name: string): { readonly terms: string; readonly folded: string };
}

/** Pages that were found: the best first, how many words of the question that one lacks (`Infinity` when there is none), and which words they have. */
export type RankedPages = ReturnType<typeof rankPages>;

/** A page with its place among others. */
export type RankedPage = ReturnType<typeof rankPage>;

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

type Ranking = ReturnType<typeof readQuestion>;

function readQuestion(allWords: readonly AskedWord[], { fields, nameOf }: RankedIndex) {
  // What the site never says tells nothing of its pages; it may stand in the way to one.
  const words = allWords.filter(({ expansions }) => expansions.length > 0);
  const meant = allWords.length > 1 ? [] : words.flatMap(({ expansions }) => expansions.filter(({ isMeant }) => isMeant === true));
  return {
    words,
    allWords,
    asked: nameOf(words.map(({ text }) => text).join(' ')),
    path: nameOf(allWords.map(({ text }) => text).join(' ')).terms,
    /** What the whole question may mean. */
    otherNames: new Set(meant.map(({ terms }) => terms.join(' '))),
    coverage: matchTerms(words, fields),
    /** By section. */
    scores: scoreSections(words.flatMap(({ expansions }) => expansions), fields),
    nameOf,
  };
}

/** The pages that have any of `allWords`, best first, with their sections. */
export function rankPages(allWords: readonly AskedWord[], ranked: RankedIndex) {
  const { index } = ranked;
  const question = readQuestion(allWords, ranked);
  const { words, coverage } = question;
  const byPage = groupBy(coverage.sections, (section) => index.pageOf[section] as number);
  const found = [...byPage].map(([number, sections]) => coverPage(number, sections, index, question));
  // What has fewer words than the best has is an answer only when nothing has them all, or when its names say that it is about them.
  const least = found.reduce((fewest, { missing }) => Math.min(fewest, missing), Infinity);
  const isKept = ({ called, missing }: ReturnType<typeof coverPage>): boolean =>
    missing === least || (least === 0 && missing === 1 && hasAllButOne(called.names, words.length));
  const kept = found.filter(isKept).map((page) => rankPage(page, question));
  kept.sort((a, b) => a.tier - b.tier || Number(a.isMerePart) - Number(b.isMerePart) || b.begun - a.begun || b.score - a.score || a.page.start - b.page.start);
  return { pages: kept, missing: least, coverage };
}

function coverPage(number: number, sections: readonly number[], { pages }: LoadedIndex, { allWords, path, coverage, nameOf }: Ranking) {
  const page = pages[number] as IndexPage;
  const whole = page.partOf === undefined ? undefined : pages[page.partOf];
  const namesOf = ({ start }: IndexPage): number => coverage.any('title', start) | coverage.any('keywords', start);
  const [title, names] = [coverage.any('title', page.start), namesOf(page)];
  // A part is not called by what its names share with those of the whole.
  const called = whole === undefined || (names & ~namesOf(whole)) !== 0 ? { title, names } : { title: 0, names: 0 };
  // Nobody who writes a name with all its namespaces means a page that has their names in its text.
  const isPath = allWords.length > 1 && title !== 0 && isPathOf(page, path, nameOf);
  const above = names | coverage.any('description', page.start);
  const together = sections.reduce((words, section) => words | coverage.any('heading', section) | coverage.any('content', section), above);
  return { number, page, sections, whole, names, called, isPath, missing: isPath ? 0 : allWords.length - count(together) };
}

/** Whether `asked` is the title of `page` behind some of the names above it, such as `Стд::Http::КлиентHttp`. */
function isPathOf({ title, breadcrumb }: IndexPage, asked: string, nameOf: RankedIndex['nameOf']): boolean {
  const own = nameOf(title).terms;
  if (own === '' || !asked.endsWith(` ${own}`)) return false;
  const names = new Set(breadcrumb.flatMap((name) => nameOf(name).terms.split(' ')));
  return asked.slice(0, -own.length - 1).split(' ').every((name) => names.has(name));
}

function rankPage(
  { number, page, sections, whole, names, called, isPath }: ReturnType<typeof coverPage>,
  { words, asked, otherNames, coverage, scores, nameOf }: Ranking,
) {
  const all = (1 << words.length) - 1;
  const above = names | coverage.any('description', page.start);
  const rankedSections = sections.map((section) => {
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
    () => [...ownTitle, ...ownKeywords].some(({ terms }) => terms === asked.terms || otherNames.has(terms)),
    () => called.title === all,
    () => called.names === all,
    // A member of a type has a name in each language, then what it is.
    () => headings.some(({ place }) => (page.headings[place - 1]?.text ?? '').split(' · ').some(isAsked)),
    () => headings.length > 0,
    () => owners.some(isBegunBy),
    () => rankedSections.some((section) => section.words === words.length),
    () => hasAllButOne(called.names, words.length),
  ];
  const passed = tests.findIndex((test) => test());
  const tier = passed < 0 ? tests.length : passed;
  const isWhole = exact === all || isPath;
  const shareBegun = ({ folded }: { readonly folded: string }): number => (folded.startsWith(asked.folded) ? asked.folded.length / folded.length : 0);
  // Where no section has all that the page has, those that have most show what it was found by.
  const mostWords = Math.max(...rankedSections.map((section) => section.words));
  const best = Math.max(...rankedSections.map(({ score }) => score));
  return {
    number,
    page,
    /** A number of {@link tierOf}: a word itself comes before its beginning, but never before a better place. */
    tier: tier + (isWhole || tier >= firstTierOfSections ? 0 : 0.5),
    /** Whether it has words of the question by the name of what it is a part of, and the others by chance. */
    isMerePart: names !== 0 && called.names === 0 && tier >= firstWeakTier,
    /** How much of a name the question is the beginning of: `мас` is nearer to `Массив` than to `МассивБитов`, which has both. */
    begun: isWhole ? 0 : Math.max(0, ...ownTitle.map(shareBegun), ...ownKeywords.map((name) => shareBegun(name) / 2)),
    score: best + (scores[page.start] ?? 0),
    sections: rankedSections
      .filter((section) => section.place > 0 && section.words === mostWords)
      .sort((a, b) => Number(b.isByHeading) - Number(a.isByHeading) || b.score - a.score || a.place - b.place),
  };
}

/** The first letter of a word, behind signs, in scripts whose stems begin as their words do: an Arabic stem lost its article. */
const firstLetter = /^[^\p{L}\p{N}_]*([\p{Script=Latin}\p{Script=Cyrillic}\p{N}_])/u;

/** Whether a name of one word begins as any of the `terms` that are asked for: to read the names of all members takes far longer. */
function mayBeAsked(name: string, terms: string): boolean {
  const [, first] = firstLetter.exec(name) ?? [];
  return first === undefined || name.includes(' ') || ` ${terms}`.includes(` ${fold(first)}`);
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
