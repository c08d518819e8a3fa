import { analyserLabel } from '../analyser.ts';
import type { TermIndex } from '../index-format.ts';
import type { SearchAnswer, SearchQuestion } from './answer.ts';
import { answerAsMeant } from './answer-as-meant.ts';
import { createJudge, loadOnce, type SearcherTools } from './create-judge.ts';
import { readIndexFile } from './index-pages.ts';
import type { QueryWord } from './parse-query.ts';
import { createTermLookup, firstNotBefore } from './term-lookup.ts';

/** Answers questions to one index. */
export interface Searcher {
  /** Rejects when a part cannot be loaded; the next question tries again. */
  ask(question: SearchQuestion): Promise<SearchAnswer>;
}

// The beginning of a word can be that of many; shorter ones are asked for in names alone.
const shortestBeginning = 3;
const mostParts = 3;

/**
 * A searcher of the index in `indexFile`, a parsed `search-index.json`. It analyses questions as the pages were
 * analysed. Throws a `TypeError` when the file is of another version.
 */
export function createSearcher(indexFile: unknown, tools: SearcherTools): Searcher {
  const index = readIndexFile(indexFile, analyserLabel(tools.languages));
  const loadPart = loadOnce(async (href) => createTermLookup((await tools.load(href)) as TermIndex));
  const starts = index.parts.map(([from]) => from);
  const judge = createJudge(
    {
      known: index,
      async readTexts(words, mayMean) {
        const meant = mayMean.flatMap(({ means }) => means.flat());
        const places = new Set([...words.flatMap((word) => partsFor(word, starts)), ...meant.map((term) => partOf(term, starts))]);
        return Promise.all([...places].flatMap((place) => index.parts[place]?.[1] ?? []).map(loadPart));
      },
      findSections: async (_question, texts) => ({ index, texts }),
    },
    tools,
  );
  return { ask: (question) => answerAsMeant(question, judge, tools.fuzzyDistance !== 0) };
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
