import { remember } from '@helpgen/model/browser';
import { analyserLabel, createAnalyser } from '../analyser.ts';
import type { Analyser } from '../analyser.ts';
import type { SearchAnswer, SearchQuestion } from './answer.ts';
import { answerAsMeant, type JudgedAnswer } from './answer-as-meant.ts';
import { findExpansions, readSynonyms, type Expansion } from './find-expansions.ts';
import { readIndexFile, type LoadedIndex } from './index-pages.ts';
import { createNameFinder } from './find-named.ts';
import { isKnown, mendWords } from './mend-words.ts';
import { createMeaningFinder, type Meaning, type MeaningFinder } from './read-meanings.ts';
import { presentPages } from './present-pages.ts';
import { rankAnswers } from './rank-answers.ts';
import { createSpellings, type Spellings } from './spellings.ts';
import { createField, type ScoredField } from './score-sections.ts';
import { createTermLookup, firstNotBefore, type TermLookup } from './term-lookup.ts';
import { nameKinds, type TermIndex } from '../index-format.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import { isVague, meansOnlyAlone } from './vague-words.ts';
import { isCode, parseName, parseQuery, type QueryWord } from './parse-query.ts';

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
/** In longer questions words are written whole. */
const mostCutShort = 3;
/** Of a single letter nothing tells whether it was typed in the other keyboard layout: `f` may be meant as well as `а`. */
const shortestUnknown = 2;

/**
 * A searcher of the index in `indexFile`, a parsed `search-index.json`. It analyses questions as the pages were
 * analysed. Throws a `TypeError` when the file is of another version.
 */
export function createSearcher(indexFile: unknown, tools: SearcherTools): Searcher {
  const index = readIndexFile(indexFile, analyserLabel(tools.languages));
  const judge = createJudge(index, tools, createInterpreter(index, tools));
  return { ask: (question) => answerAsMeant(question, { mayBeMisspelt: tools.fuzzyDistance !== 0, judge }) };
}

/** How the words of questions to an index are understood. */
export interface Interpreter {
  readonly spellings: Spellings;
  /** Finders of what words may mean that the index calls otherwise. */
  loadFinders(): Promise<readonly MeaningFinder[]>;
  /** The ways in which `lookups` can have each of `words`, and which of the meanings that they may have are then left. */
  expand(words: readonly QueryWord[], mayMean: readonly Meaning[], lookups: readonly TermLookup[]): InterpretedWords;
  /** A name of the index as terms and as it is written, folded; both joined by spaces. */
  nameOf(name: string): { readonly terms: string; readonly folded: string };
}

/** What the words of a question stand for. */
export interface InterpretedWords {
  readonly meanings: readonly Meaning[];
  readonly expansionsOfWords: readonly (readonly Expansion[])[];
  /** Whether anything has a term. */
  has(term: string): boolean;
}

/** An interpreter of questions to `index`, of which it reads the words alone. */
export function createInterpreter(index: LoadedIndex, tools: SearcherTools): Interpreter {
  const analyser = createAnalyser(tools.languages);
  const synonyms = readSynonyms(index.synonyms, (word) => parseName(word, analyser)[0]?.terms[0] ?? word);
  const mayBeMisspelt = tools.fuzzyDistance !== 0;
  const { title, keywords, heading } = index.lookups;
  const loadMeanings = createPartLoader(tools, (thesaurus) =>
    createMeaningFinder(thesaurus as Thesaurus, {
      wordsOf: (text) => parseName(text, analyser),
      isName: (beginning) => Object.values(index.lookups).some((lookup) => lookup.startingWith(beginning, 1).length > 0),
    }),
  );
  return {
    spellings: createSpellings(index, analyser),
    nameOf: createNameReader(analyser),
    loadFinders: () => Promise.all(index.thesaurus.map(loadMeanings)),
    expand(words, mayMean, lookups) {
      const has = (term: string): boolean => lookups.some((lookup) => lookup.sectionsOf(term) !== undefined);
      // A name that a text of the site has is asked for as it is; «не» has a meaning by itself, and none in a sentence.
      const meanings = mayMean.filter(({ at, length, isOfParts }) => {
        const isFiller = words.length > 1 && length === 1 && meansOnlyAlone(words[at]?.folded ?? '');
        return !isFiller && (isOfParts !== true || !has(words[at]?.terms[0] ?? ''));
      });
      const expansionsOfWords = words.map((word, number) => {
        // What has a meaning as it is typed is no typing error.
        const isMeant = meanings.some(({ at, length }) => length === 1 && at === number);
        const cutShortIn = words.length > 1 && words.length <= mostCutShort && !isVague(word.folded) ? [title, keywords, heading] : [];
        return findExpansions(word, lookups, { synonyms, mayBeMisspelt: mayBeMisspelt && !isMeant, cutShortIn });
      });
      return { meanings, expansionsOfWords, has };
    },
  };
}

/** What answers questions to `index` as they are typed. */
export function createJudge(
  index: LoadedIndex,
  tools: SearcherTools,
  { spellings, nameOf, loadFinders, expand }: Interpreter,
): (question: SearchQuestion) => Promise<JudgedAnswer> {
  const analyser = createAnalyser(tools.languages);
  const mayBeMisspelt = tools.fuzzyDistance !== 0;
  const { lookups, pageOf, whole } = index;
  const nameFields = nameKinds.map((kind) => createField(kind, [lookups[kind]], lookups[kind].lengths(pageOf.length), whole?.fields[kind]));
  const loadPart = createPartLoader(tools, (part) => createTermLookup(part as TermIndex));
  const findNamed = createNameFinder(index, (name) => nameOf(name).folded);
  const starts = index.parts.map(([from]) => from);

  return async ({ text, depth, limit }) => {
    const words = parseQuery(text, analyser);
    const nearest = (): string | undefined => spellings.nearest(words);
    if (words.length === 0) return { answer: { pages: [], total: 0, terms: [] }, missing: Infinity, unknown: [], nearest };
    const finders = depth === 'all' ? await loadFinders() : [];
    const mayMean = finders.flatMap((finder) => finder.find(words));
    const meantTerms = mayMean.flatMap(({ means }) => means.flat());
    const places = depth === 'all' ? [...words.flatMap((word) => partsFor(word, starts)), ...meantTerms.map((term) => partOf(term, starts))] : [];
    const parts = await Promise.all([...new Set(places)].flatMap((place) => index.parts[place]?.[1] ?? []).map(loadPart));
    const fields: readonly ScoredField[] = [...nameFields, createField('content', parts, index.textLengths, index.whole?.fields.content)];
    const { meanings, expansionsOfWords, has } = expand(words, mayMean, fields.flatMap((field) => field.lookups));
    const mended = mendWords(words, expansionsOfWords, { index, analyser, spellings, mayBeMisspelt, meanings, finders, has });
    const asked = text.trim();
    const corrected = mended.reduce(
      (whole, word) => (word.spelling === undefined ? whole : whole.replace(word.text, () => word.spelling ?? '')),
      asked,
    );
    const ranked = rankAnswers(index, { words, expansionsOfWords, fields, nameOf, findNamed, meanings, isCode: isCode(text) });
    // What holds the others together is marked nowhere.
    const joining = words.map(({ folded }) => isVague(folded) || meansOnlyAlone(folded));
    const telling = expansionsOfWords.filter((_own, number) => joining[number] !== true);
    const told = telling.length > 0 ? telling : expansionsOfWords;
    const terms = [...new Set(told.flat().flatMap((expansion) => expansion.terms))];
    const isAbout = depth === 'names' || isKnown(words, mended, { ...ranked, isCode: isCode(text) });
    return {
      answer: {
        pages: isAbout ? presentPages(ranked, limit) : [],
        total: isAbout ? ranked.numbers.length : 0,
        terms,
        ...(corrected === asked ? {} : { corrected }),
      },
      missing: ranked.missing,
      unknown: mended.flatMap((word) => (word.isUnknown && word.text.length >= shortestUnknown ? word.text : [])),
      nearest,
    };
  };
}

/** Loads each file once, made ready by `read`. */
function createPartLoader<T>({ load }: SearcherTools, read: (part: unknown) => T): (href: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (href) => {
    const known = loaded.get(href);
    if (known !== undefined) return known;
    const loading = load(href).then(read);
    loaded.set(href, loading);
    loading.catch(() => loaded.delete(href));
    return loading;
  };
}

/** The place of the part with the texts that have `term`, by the first terms of all. */
function partOf(term: string, starts: readonly string[]): number {
  return Math.max(0, firstNotBefore(starts, `${term}\u0000`) - 1);
}

function partsFor({ folded, terms, isUnfinished, beginnings }: QueryWord, starts: readonly string[]): readonly number[] {
  const places = new Set([...terms, ...beginnings].map((term) => partOf(term, starts)));
  if (isUnfinished && folded.length >= shortestBeginning) {
    const last = partOf(`${folded}\uffff`, starts);
    for (let place = partOf(folded, starts); place <= last && places.size < mostParts + terms.length + beginnings.length; place += 1)
      places.add(place);
  }
  return [...places];
}

/** How many names of the site are remembered: the same are compared with every question. */
const mostRemembered = 10_000;

/** Reads a name as terms and as it is written, folded; both joined by spaces. */
function createNameReader(analyser: Analyser): Interpreter['nameOf'] {
  return remember((name) => {
    const words = parseName(name, analyser);
    return { terms: words.map(({ terms }) => terms[0]).join(' '), folded: words.map(({ folded }) => folded).join(' ') };
  }, mostRemembered);
}
