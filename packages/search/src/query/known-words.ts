import { fold } from '../analyser.ts';
import { byKind, type NameKind, type SearchIndexFile, type TermIndex } from '../index-format.ts';
import type { IndexWords } from '../index-words.ts';
import { readIndexFile, type LoadedIndex, type Spelling, type WholeIndex } from './index-pages.ts';
import { createTermLookup, firstNotBefore, type TermLookup } from './term-lookup.ts';

/**
 * The words of an index made ready to be asked, before any of its sections is there. Throws a `TypeError` when they are none of this
 * version, or were made by another analyser than `label`.
 */
export function readWords(words: unknown, label: string) {
  if (!isWords(words)) throw new TypeError('The search server has no words of this version: its index has to be loaded anew');
  if (words.analyser !== label) throw new TypeError(`The index of the search server was made by ${words.analyser}, not by ${label}`);
  const { synonyms, thesaurus, fields, pages, pagesWith } = words;
  const terms = words.terms.split(' ');
  const spellings = new Map(
    words.spellings.split(' ').map((text, place): [string, Spelling] => [fold(text), { text, count: words.spelt[place] ?? 0 }]),
  );
  const whole: WholeIndex = {
    pages,
    spellings,
    fields: byKind((kind) => ({ count: fields[kind].count, average: fields[kind].words / Math.max(1, fields[kind].count) })),
    pagesWith(term) {
      const place = firstNotBefore(terms, term);
      return terms[place] === term ? (pagesWith[place] ?? 0) : 0;
    },
  };
  const known = byKind((kind): TermIndex => {
    const own = terms.map((term, place) => [term, fields[kind].sectionsWith[place] ?? 0] as const).filter(([, count]) => count > 0);
    return { terms: own.map(([term]) => term), counts: own.map(([, count]) => count), postings: [] };
  });
  const complete = (sections: Pick<LoadedIndex, 'pages' | 'pageOf' | 'textLengths'>, postingsOf: (kind: NameKind) => TermIndex): LoadedIndex => {
    const lookupOf = (kind: NameKind): TermLookup => createTermLookup(place(known[kind], postingsOf(kind)));
    const lookups = { title: lookupOf('title'), heading: lookupOf('heading'), description: lookupOf('description'), keywords: lookupOf('keywords') };
    return { ...sections, lookups, whole, parts: [], synonyms, thesaurus: [''] };
  };
  return {
    thesaurus,
    /** An index without sections; its thesaurus is at an address of no meaning. */
    empty: complete({ pages: [], pageOf: [], textLengths: [] }, () => ({ terms: [], postings: [] })),
    /** The terms of the texts. */
    texts: createTermLookup(known.content),
    /** The index of some of its sections, in `file`, which counts all of them; `content` are the terms of their texts. */
    fill(file: SearchIndexFile, content: TermIndex): { readonly index: LoadedIndex; readonly texts: readonly TermLookup[] } {
      const [title, heading, description, keywords] = file;
      const indexes = { title: title.index, heading: heading.index, description: description.index, keywords: keywords.index };
      return { index: complete(readIndexFile(file, label), (kind) => indexes[kind]), texts: [createTermLookup(place(known.content, content))] };
    },
  };
}

/** The terms of `known`, with the postings that `some` has of them. */
function place(known: TermIndex, some: TermIndex): TermIndex {
  const postings = new Map(some.terms.map((term, at) => [term, some.postings[at] ?? []]));
  return { ...known, postings: known.terms.map((term) => postings.get(term) ?? []) };
}

function isWords(value: unknown): value is IndexWords {
  const { analyser, terms, spellings, fields } = Object(value) as { readonly [name: string]: unknown };
  return [analyser, terms, spellings].every((each) => typeof each === 'string') && typeof fields === 'object' && fields !== null;
}
