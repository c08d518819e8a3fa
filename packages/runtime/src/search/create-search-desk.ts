import { createAnalyser } from '@helpgen/search';
import { excerptOf, markWords } from '@helpgen/search/reader';
import type { FoundPage, Searcher } from '@helpgen/search/reader';
import type { MarkedPage, MarkedText, SearchDesk, SearchPlace, WantedWords } from './search-desk.ts';

/** A word of fewer letters is the beginning of too many others. */
const shortestBeginning = 3;

/** A desk that keeps the searcher of each index once `open` has made it. */
export function createSearchDesk(open: (place: SearchPlace) => Promise<Searcher>): SearchDesk {
  const searchers = new Map<string, Promise<Searcher>>();

  function searcherOf(place: SearchPlace): Promise<Searcher> {
    const known = searchers.get(place.href);
    if (known !== undefined) return known;
    const opening = open(place);
    searchers.set(place.href, opening);
    opening.catch(() => searchers.delete(place.href));
    return opening;
  }

  return {
    async ask(place, question, excerptLength) {
      const searcher = await searcherOf(place);
      const { pages, terms, total, corrected, nearest } = await searcher.ask(question);
      const wanted: WantedWords = { terms, unfinished: corrected === undefined ? unfinishedOf(question.text) : '', languages: place.languages };
      return { ...(corrected === undefined ? {} : { corrected }), ...(nearest === undefined ? {} : { nearest }), total, wanted, pages: pages.map((page) => markPage(page, wanted, excerptLength)) };
    },
    async cut(text, wanted, length) {
      return excerptOf(text, markText(text, wanted).marks, length);
    },
    async mark(texts, words, languages) {
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

function markPage({ title, href, breadcrumb, description, kind, sections }: FoundPage, wanted: WantedWords, length: number): MarkedPage {
  return {
    href,
    breadcrumb,
    kind,
    title: markText(title, wanted),
    description: excerptOf(description, markText(description, wanted).marks, length),
    sections: sections.map(({ heading, ...section }) => ({ ...section, heading: markText(heading, wanted) })),
  };
}

function markText(text: string, { terms, languages, unfinished }: WantedWords): MarkedText {
  return { text, marks: text === '' ? [] : markWords(text, terms, languages, unfinished) };
}

/** The word that `text` ends in while it is being typed. */
function unfinishedOf(text: string): string {
  const word = /[\p{L}\p{M}\p{N}_]+$/u.exec(text)?.[0] ?? '';
  return word.length < shortestBeginning ? '' : word;
}
