import { analyserLabel, createAnalyser } from '../analyser.ts';
import type { Analyser } from '../analyser.ts';
import type { SearchAnswer, SearchQuestion } from './answer.ts';
import { answerAsMeant, type JudgedAnswer } from './answer-as-meant.ts';
import { matchTerms } from './match-terms.ts';
import { countShared } from './edits.ts';
import { findExpansions, readSynonyms, type Expansion } from './find-expansions.ts';
import { readIndexFile, type LoadedIndex } from './index-pages.ts';
import { rankPages } from './rank-pages.ts';
import { createSpellings } from './spellings.ts';
import { scoreSections, type ScoredField } from './score-sections.ts';
import { createTermLookup, firstNotBefore, type TermLookup } from './term-lookup.ts';
import { parseQuery, type QueryWord } from './parse-query.ts';

/** What a searcher needs besides the index file. */
export interface SearcherTools {
  /** The languages of the index. */
  readonly languages: readonly string[];
  /** Wrong letters that are forgiven in a word, 0 or 1; default: 1. */
  readonly fuzzyDistance?: number;
  /** Fetches and parses a JSON file by its address. */
  load(href: string): Promise<unknown>;
}

/** Answers questions to one index. */
export interface Searcher {
  /** Rejects when a part cannot be loaded; the next question tries again. */
  ask(question: SearchQuestion): Promise<SearchAnswer>;
}

// The beginning of a word can be that of many; shorter ones are asked for in names alone.
const shortestBeginning = 3;
const mostParts = 3;
/** Of a single letter nothing tells whether it was typed in the other keyboard layout: `f` may be meant as well as `а`. */
const shortestUnknown = 2;
/** Names that are looked at for the spelling of a word. */
const mostNames = 40;

/**
 * A searcher of the index in `indexFile`, a parsed `search-index.json`. It analyses questions as the pages were
 * analysed. Throws a `TypeError` when the file is of another version.
 */
export function createSearcher(indexFile: unknown, tools: SearcherTools): Searcher {
  const judge = createJudge(indexFile, tools);
  return { ask: (question) => answerAsMeant(question, { mayBeMisspelt: tools.fuzzyDistance !== 0, judge }) };
}

/** What answers questions to the index in `indexFile` as they are typed. Throws a `TypeError` when the file is of another version. */
export function createJudge(indexFile: unknown, tools: SearcherTools): (question: SearchQuestion) => Promise<JudgedAnswer> {
  const analyser = createAnalyser(tools.languages);
  const index = readIndexFile(indexFile, analyserLabel(tools.languages));
  const synonyms = readSynonyms(index.synonyms, (word) => parseQuery(word, analyser)[0]?.terms[0] ?? word);
  const mayBeMisspelt = tools.fuzzyDistance !== 0;
  const nameFields = namesOf(index);
  const spellings = createSpellings(index, analyser);
  const loadPart = createPartLoader(tools);

  return async ({ text, depth, limit }) => {
    const words = parseQuery(text, analyser);
    const nearest = (): string | undefined => spellings.nearest(words);
    if (words.length === 0) return { answer: { pages: [], total: 0, terms: [] }, missing: Infinity, unknown: [], nearest };
    const hrefs = depth === 'all' ? [...new Set(words.flatMap((word) => partsFor(word, index)))] : [];
    const parts = await Promise.all(hrefs.map(loadPart));
    const fields: readonly ScoredField[] = [...nameFields, { kind: 'content', lookups: parts, lengths: index.textLengths }];
    const lookups = fields.flatMap((field) => field.lookups);
    const expansionsOfWords = words.map((word) => findExpansions(word, lookups, { synonyms, mayBeMisspelt }));
    const known = words.filter((_word, number) => expansionsOfWords[number]?.length !== 0);
    const coverage = matchTerms(expansionsOfWords.filter((own) => own.length > 0), fields);
    const expansions = expansionsOfWords.flat();
    const scores = scoreSections(expansions, fields);
    const nameOf = (name: string): { terms: string; folded: string } => {
      const named = parseQuery(name, analyser);
      return { terms: named.map(({ terms }) => terms[0]).join(' '), folded: named.map(({ folded }) => folded).join(' ') };
    };
    const mended = words.map((word, number): Mended => {
      const own = expansionsOfWords[number] ?? [];
      const isNowhere = isUnknown(word, own);
      // How names write a word tells more than stems, of which a wrong letter makes others.
      const neighbour = mayBeMisspelt && (isNowhere || spellings.isCutShort(word)) ? spellings.neighbour(word) : undefined;
      const spelling =
        neighbour ?? (isNowhere ? mostNamed(word, own, index).flatMap((term) => spellingOf(term, index, analyser) ?? [])[0] : undefined);
      return { text: word.text, spelling, isUnknown: isNowhere || neighbour !== undefined };
    });
    const asked = text.trim();
    const corrected = mended.reduce(
      (whole, word) => (word.spelling === undefined ? whole : whole.replace(word.text, () => word.spelling ?? '')),
      asked,
    );
    const { missing, ...ranked } = rankPages(index, { words: known, allWords: words, coverage, scores, nameOf }, limit);
    return {
      answer: { ...ranked, terms: [...new Set(expansions.flatMap(({ terms }) => terms))], ...(corrected === asked ? {} : { corrected }) },
      missing,
      unknown: mended.flatMap((word) => (word.isUnknown && word.text.length >= shortestUnknown ? word.text : [])),
      nearest,
    };
  };
}

function namesOf({ lookups, pageOf }: LoadedIndex): readonly ScoredField[] {
  return (['title', 'keywords', 'heading', 'description'] as const).map((kind) => ({
    kind,
    lookups: [lookups[kind]],
    lengths: lookups[kind].lengths(pageOf.length),
  }));
}

function createPartLoader({ load }: SearcherTools): (href: string) => Promise<TermLookup> {
  const loaded = new Map<string, Promise<TermLookup>>();
  return (href) => {
    const known = loaded.get(href);
    if (known !== undefined) return known;
    const loading = load(href).then((part) => createTermLookup(part as Parameters<typeof createTermLookup>[0]));
    loaded.set(href, loading);
    loading.catch(() => loaded.delete(href));
    return loading;
  };
}

function partsFor({ folded, terms, isUnfinished, beginnings }: QueryWord, { parts }: LoadedIndex): readonly string[] {
  const starts = parts.map(([from]) => from);
  const partOf = (term: string): number => Math.max(0, firstNotBefore(starts, `${term}\u0000`) - 1);
  const places = new Set([...terms, ...beginnings].map(partOf));
  if (isUnfinished && folded.length >= shortestBeginning) {
    const last = partOf(`${folded}\uffff`);
    for (let place = partOf(folded); place <= last && places.size < mostParts + terms.length + beginnings.length; place += 1)
      places.add(place);
  }
  return [...places].flatMap((place) => parts[place]?.[1] ?? []);
}

interface Mended {
  readonly text: string;
  /** As a name of the site has what was meant; `undefined`: the word is left as it is. */
  readonly spelling: string | undefined;
  /** Whether nothing has it as it was typed. */
  readonly isUnknown: boolean;
}

/** Whether `word` has no expansions but to its neighbours. */
function isUnknown({ folded, beginnings }: QueryWord, expansions: readonly Expansion[]): boolean {
  return expansions.every(
    ({ terms: [term = ''], isExact }) =>
      !isExact && ![folded, ...beginnings].some((beginning) => term.startsWith(beginning)) && !folded.startsWith(term),
  );
}

/**
 * Terms of `expansions`, first those that have most of `word`, then those that begin as it does for longest, then those
 * that most names of the site have.
 */
function mostNamed({ folded }: QueryWord, expansions: readonly Expansion[], { lookups }: LoadedIndex): readonly string[] {
  const namesWith = (term: string): number =>
    (['title', 'keywords', 'heading'] as const).reduce((sum, kind) => sum + (lookups[kind].sectionsOf(term)?.sections.length ?? 0), 0);
  const counted = expansions.flatMap(({ terms: [term] }) =>
    term === undefined ? [] : [{ term, shared: countShared(term, folded), count: namesWith(term) }],
  );
  return counted.sort((a, b) => b.term.length - a.term.length || b.shared - a.shared || b.count - a.count).map(({ term }) => term);
}

/** A word of a name that has `term`; one that is no part of another where there is one. */
function spellingOf(term: string, { lookups, pages, pageOf }: LoadedIndex, analyser: Analyser): string | undefined {
  let part: string | undefined;
  for (const kind of ['title', 'keywords', 'heading', 'description'] as const) {
    for (const section of lookups[kind].sectionsOf(term)?.sections.slice(0, mostNames) ?? []) {
      const page = pages[pageOf[section] as number];
      if (page === undefined) continue;
      const text = {
        title: page.title,
        keywords: page.keywords.join(' '),
        heading: page.headings[section - page.start - 1]?.text ?? '',
        description: page.description,
      }[kind];
      const words = parseQuery(text, analyser);
      const whole = words.find(({ terms }) => terms[0] === term);
      if (whole !== undefined) return whole.text;
      part ??= words.find(({ terms }) => terms.includes(term))?.text;
    }
  }
  return part;
}
