import { decodeSafely } from '@helpgen/model/browser';
import { createAnalyser } from '@helpgen/search';
import { excerptOf, markWords, type FoundPage, type Searcher, type SearchQuestion, type TextRange } from '@helpgen/search/query';
import { keepLoaded } from '../navigation/keep-loaded.ts';
import type { MarkedAnswer, MarkedPage, MarkedText, SearchPlace, TextPlace, WantedWords } from './search-nouns.ts';
import { sectionText } from './section-text.ts';

/** Where questions are put. Everything here may wait for the network, and for a thread. */
export type SearchClient = ReturnType<typeof createSearchClient>;

/** What a thread is told: a function of the client, and what to call it with. */
export interface ClientMessage {
  readonly id: number;
  readonly name: keyof SearchClient;
  readonly args: readonly unknown[];
}

/** What it answers. */
export type WorkerReply = { readonly id: number } & ({ readonly value: unknown } | { readonly problem: string });

/** A word of fewer letters is the beginning of too many others. */
const shortestBeginning = 3;
const answerLength = 200;

/**
 * A client that keeps the searcher of each index once `open` has made it, and the articles that `readPage` gives as HTML.
 * Where an index is written anew under the eyes of a reader, each has a query of its own (`?_=2`): the last one takes
 * the place of the one before, and the articles are read again.
 */
export function createSearchClient(
  open: (place: SearchPlace) => Promise<Searcher>,
  readPage: (place: TextPlace) => Promise<string>,
) {
  const searchers = new Map<string, Promise<Searcher>>();
  const articles = new Map<string, Promise<string>>();
  const openedAt = keepLoaded((_href: string, place: SearchPlace) => open(place), searchers);
  const articleAt = keepLoaded((_href: string, place: TextPlace) => readPage(place), articles);

  const searcherOf = (place: SearchPlace): Promise<Searcher> => {
    if (!searchers.has(place.href)) {
      for (const href of searchers.keys()) if (fileOf(href) === fileOf(place.href)) searchers.delete(href);
      articles.clear();
    }
    return openedAt(place.href, place);
  };

  return {
    /** Opens the index at `place`, so that it is there when something is asked. Rejects as `ask` does. */
    async open(place: SearchPlace): Promise<void> {
      await searcherOf(place);
    },
    /**
     * Rejects when the index cannot be had, without a message when no server answers; the next question tries again.
     * Descriptions are cut to `excerptLength`.
     */
    async ask(place: SearchPlace, question: SearchQuestion, excerptLength: number): Promise<MarkedAnswer> {
      const searcher = await searcherOf(place);
      const { pages, terms, ...found } = await searcher.ask(question);
      const { corrected } = found;
      const wanted: WantedWords = {
        terms,
        unfinished: corrected === undefined ? unfinishedOf(question.text, terms, place.languages) : '',
        languages: place.languages,
      };
      const words = [...new Set((corrected ?? question.text).match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [])];
      return { ...found, words, wanted, pages: pages.map((page) => markPage(page, wanted, excerptLength)) };
    },
    /** The part of the text at `place` with the first wanted word, about `length` characters long. Rejects when the page cannot be had. */
    async excerpt(place: TextPlace, wanted: WantedWords, length: number): Promise<MarkedText> {
      const text = sectionText(await articleAt(place.href, place), decodeSafely(place.hash.slice(1)));
      return excerptOf(text, markText(text, wanted).marks, length);
    },
    /** Where each of `texts` has one of `words` in any form, or a word that the last of them begins. */
    async mark(texts: readonly string[], words: readonly string[], languages: readonly string[]): Promise<readonly (readonly TextRange[])[]> {
      const analyser = createAnalyser(languages);
      const wanted = {
        // A name alone is meant whole: the first of its terms.
        terms: words.flatMap((word) => analyser.analyse(word).slice(0, 1)),
        unfinished: unfinishedOf(words.at(-1) ?? ''),
        languages,
      };
      return texts.map((text) => markText(text, wanted).marks);
    },
  };
}

/** The address of an index without the query that names its build. */
function fileOf(href: string): string {
  return href.split('?')[0] ?? href;
}

function markPage({ title, description, sections, reasons: _reasons, ...page }: FoundPage, wanted: WantedWords, length: number): MarkedPage {
  return {
    ...page,
    title: markText(title, wanted),
    // What the question names is told as an answer.
    description: excerptOf(description, markText(description, wanted).marks, page.isNamed ? Math.max(length, answerLength) : length),
    sections: sections.map(({ heading, ...section }) => ({ ...section, heading: markText(heading, wanted) })),
  };
}

function markText(text: string, { terms, languages, unfinished }: WantedWords): MarkedText {
  return { text, marks: text === '' ? [] : markWords(text, terms, languages, unfinished) };
}

/** The word that `text` ends in while it is being typed; not one that is among the `terms` that were found as it is. */
function unfinishedOf(text: string, terms: readonly string[] = [], languages: readonly string[] = []): string {
  const word = /[\p{L}\p{M}\p{N}_]+$/u.exec(text)?.[0] ?? '';
  const [whole = ''] = terms.length === 0 ? [] : createAnalyser(languages).analyse(word);
  return word.length < shortestBeginning || terms.includes(whole) ? '' : word;
}
