import { remember, rememberWeakly } from '@helpgen/model/browser';
import { createAnalyser } from '../analyser.ts';
import { nameKinds } from '../index-format.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import type { Judge } from './answer-as-meant.ts';
import { findExpansions, readSameMeanings, type AskedWord, type Writing } from './find-expansions.ts';
import { createNameFinder } from './find-named.ts';
import type { LoadedIndex } from './index-pages.ts';
import { isKnown, mendWords } from './mend-words.ts';
import { isCode, parseName, parseQuery, type QueryWord } from './parse-query.ts';
import { presentPages } from './present-pages.ts';
import { rankAnswers } from './rank-answers.ts';
import { createMeaningFinder, type AskedQuestion, type Meaning } from './read-meanings.ts';
import { createField } from './score-sections.ts';
import { createSpellings } from './spellings.ts';
import type { TermLookup } from './term-lookup.ts';
import { isVague, meansOnlyAlone } from './vague-words.ts';

/** What a searcher needs besides the index file. */
export interface SearcherTools {
  /** The languages of the index. */
  readonly languages: readonly string[];
  /** Wrong letters that are forgiven in a word, 0 or 1; default: 1. */
  readonly fuzzyDistance?: number;
  /** Fetches and parses a JSON file by its address. */
  load(href: string): Promise<unknown>;
}

/** Where the sections that answer a question come from. */
export interface SectionSource {
  /** What is known of the words of all sections; it may be without any of them. */
  readonly known: LoadedIndex;
  /** What tells whether texts have `words`, or terms of what these may mean. */
  readTexts(words: readonly QueryWord[], mayMean: readonly Meaning[]): Promise<readonly TermLookup[]>;
  /** The index of the sections among which those are that answer `question`, with their texts; `texts` are those that were read for it. */
  findSections(question: AskedQuestion, texts: readonly TermLookup[]): Promise<{ readonly index: LoadedIndex; readonly texts: readonly TermLookup[] }>;
}

/** In longer questions words are written whole. */
const mostCutShort = 3;
/** Of a single letter nothing tells whether it was typed in the other keyboard layout: `f` may be meant as well as `а`. */
const shortestUnknown = 2;
/** How many names of the site are remembered: the same are compared with every question. */
const mostRemembered = 10_000;

/** What answers questions to the sections of `source` as they are typed. */
export function createJudge(source: SectionSource, tools: SearcherTools): Judge {
  const { known } = source;
  const analyser = createAnalyser(tools.languages);
  const mayBeMisspelt = tools.fuzzyDistance !== 0;
  const spellings = createSpellings(known, analyser);
  const synonyms = readSameMeanings(known.synonyms, analyser).others;
  const names = nameKinds.map((kind) => known.lookups[kind]);
  const nameOf = remember((name: string) => {
    const words = parseName(name, analyser);
    return { terms: words.map(({ terms }) => terms[0]).join(' '), folded: words.map(({ folded }) => folded).join(' ') };
  }, mostRemembered);
  const loadFinder = loadOnce(async (href) =>
    createMeaningFinder((await tools.load(href)) as Thesaurus, {
      wordsOf: (text) => parseName(text, analyser),
      isName: (beginning) => names.some((lookup) => lookup.startingWith(beginning, 1).length > 0),
    }),
  );
  const open = rememberWeakly((index: LoadedIndex) => ({
    index,
    nameOf,
    findNamed: createNameFinder(index, (name) => nameOf(name).folded),
    nameFields: nameKinds.map((kind) => {
      const lookup = index.lookups[kind];
      return createField(kind, [lookup], lookup.lengths(index.pageOf.length), index.whole?.fields[kind]);
    }),
  }));

  return async ({ text, depth, limit }) => {
    const typed = parseQuery(text, analyser);
    const nearest = (): string | undefined => spellings.nearest(typed);
    if (typed.length === 0) return { answer: { pages: [], total: 0, terms: [] }, missing: Infinity, unknown: [], nearest };
    const finders = depth === 'all' ? await Promise.all(known.thesaurus.map(loadFinder)) : [];
    const mayMean = finders.flatMap((finder) => finder.find(typed));
    const asked = depth === 'all' ? await source.readTexts(typed, mayMean) : [];
    const lookups = [...names, ...asked];
    const has = (term: string): boolean => lookups.some((lookup) => lookup.sectionsOf(term) !== undefined);
    const meanings = mayMean.filter((meaning) => isMeantIn(typed, meaning, has));
    const words = expandWords(typed, meanings, { lookups, synonyms, mayBeMisspelt, names: known.lookups });
    const question: AskedQuestion = { words, meanings, isCode: isCode(text) };

    const { index, texts } = await source.findSections(question, asked);
    const { nameFields, ...opened } = open(index);
    const fields = [...nameFields, createField('content', texts, index.textLengths, index.whole?.fields.content)];
    const mended = mendWords(question, { index, analyser, spellings, mayBeMisspelt, finders, has });
    const whole = text.trim();
    const corrected = mended.reduce((so, { text: word, spelling }) => (spelling === undefined ? so : so.replace(word, () => spelling)), whole);
    const ranked = rankAnswers(question, { ...opened, fields });
    const isAbout = depth === 'names' || question.isCode || isKnown(mended, ranked);
    // What holds the others together is marked nowhere.
    const telling = words.filter(({ folded }) => !isVague(folded) && !meansOnlyAlone(folded));
    const terms = (telling.length > 0 ? telling : words).flatMap(({ expansions }) => expansions.flatMap((expansion) => expansion.terms));
    return {
      answer: {
        pages: isAbout ? presentPages(ranked, limit) : [],
        total: isAbout ? ranked.numbers.length : 0,
        terms: [...new Set(terms)],
        ...(corrected === whole ? {} : { corrected }),
      },
      missing: ranked.missing,
      unknown: mended.flatMap((word) => (word.isUnknown && word.text.length >= shortestUnknown ? word.text : [])),
      nearest,
    };
  };
}

/** Whether words of a question may have a meaning: «не» has one by itself and none in a sentence, and a name that a text has none by its parts. */
function isMeantIn(words: readonly QueryWord[], { at, length, isOfParts }: Meaning, has: (term: string) => boolean): boolean {
  if (words.length > 1 && length === 1 && meansOnlyAlone(words[at]?.folded ?? '')) return false;
  return isOfParts !== true || !has(words[at]?.terms[0] ?? '');
}

function expandWords(
  words: readonly QueryWord[],
  meanings: readonly Meaning[],
  { names: { title, keywords, heading }, mayBeMisspelt, ...rest }: Omit<Writing, 'cutShortIn'> & { readonly names: LoadedIndex['lookups'] },
): readonly AskedWord[] {
  const mayBeCutShort = words.length > 1 && words.length <= mostCutShort;
  return words.map((word, number) => {
    // What has a meaning as it is typed is no typing error.
    const isMeant = meanings.some(({ at, length }) => length === 1 && at === number);
    const cutShortIn = mayBeCutShort && !isVague(word.folded) ? [title, keywords, heading] : [];
    return { ...word, expansions: findExpansions(word, { ...rest, mayBeMisspelt: mayBeMisspelt && !isMeant, cutShortIn }) };
  });
}

/** `load`, which is called once for each address, and again when it has failed. */
export function loadOnce<T>(load: (href: string) => Promise<T>): (href: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (href) => {
    const loading = loaded.get(href) ?? load(href);
    loaded.set(href, loading);
    loading.catch(() => loaded.delete(href));
    return loading;
  };
}
