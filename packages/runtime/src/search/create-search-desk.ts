import { createAnalyser } from '@helpgen/search';
import { createSearcher, excerptOf, markWords } from '@helpgen/search/reader';
import type { FoundPage, Searcher } from '@helpgen/search/reader';
import type { MarkedPage, MarkedText, SearchDesk, SearchPlace, WantedWords } from './search-desk.ts';

/** A word of fewer letters is the beginning of too many others. */
const shortestBeginning = 3;

/** A desk that keeps each index once `load` has fetched and parsed it; `isFresh`: whatever a cache holds may be out of date. */
export function createSearchDesk(load: (href: string, isFresh: boolean) => Promise<unknown>): SearchDesk {
  const searchers = new Map<string, Promise<Searcher>>();

  function openIndex({ href, languages }: SearchPlace): Promise<Searcher> {
    const known = searchers.get(href);
    if (known !== undefined) return known;
    const opening = load(href, true).then((file) => createSearcher(file, { languages, load: (part) => load(new URL(part, href).href, false) }));
    searchers.set(href, opening);
    opening.catch(() => searchers.delete(href));
    return opening;
  }

  return {
    async ask(place, question, excerptLength) {
      const searcher = await openIndex(place);
      const { pages, terms, total, corrected } = await searcher.ask(question);
      const wanted: WantedWords = { terms, unfinished: corrected === undefined ? unfinishedOf(question.text) : '', languages: place.languages };
      return { ...(corrected === undefined ? {} : { corrected }), total, wanted, pages: pages.map((page) => markPage(page, wanted, excerptLength)) };
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
