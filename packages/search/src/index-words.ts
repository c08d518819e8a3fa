import type { Analyser } from './analyser.ts';
import type { SearchDocument } from './search-document.ts';
import { byKind, nameKinds, type TextKind } from './index-format.ts';
import { countSpellings } from './query/spellings.ts';
import { keepKnown, type Thesaurus } from './thesaurus/thesaurus.ts';

/** What an index knows of words without its documents: which there are, and how many sections have each. */
export interface IndexWords {
  /** The label of the analyser that made the terms. */
  readonly analyser: string;
  readonly synonyms: readonly (readonly string[])[];
  readonly thesaurus: Thesaurus;
  /** How many pages there are. */
  readonly pages: number;
  /** In the order of their UTF-16 code units, parted by spaces. */
  readonly terms: string;
  /** By term: how many pages have it. */
  readonly pagesWith: readonly number[];
  /** By kind of text: how many sections have one, how many words these have in all, and by term how many sections have it. */
  readonly fields: { readonly [kind in TextKind]: { readonly count: number; readonly words: number; readonly sectionsWith: readonly number[] } };
  /** Words as names and descriptions write them first, parted by spaces, and how many times each stands there. */
  readonly spellings: string;
  readonly spelt: readonly number[];
}

/** The id of the document that has the words of an index. */
export const wordsId = 'words';

/** The words of `documents`, which are all sections of an index in its order; of the thesaurus what their names have. */
export function gatherWords(
  documents: readonly SearchDocument[],
  { analyser, synonyms, thesaurus }: Pick<IndexWords, 'synonyms' | 'thesaurus'> & { readonly analyser: Analyser },
): IndexWords {
  const counts = new Map<string, { pages: number; last: string; readonly sections: { -readonly [kind in TextKind]: number } }>();
  const totals = byKind(() => ({ count: 0, words: 0 }));
  for (const document of documents) {
    for (const [kind, text] of textsOf(document)) {
      if (text === '') continue;
      const terms = text.split(' ');
      totals[kind].count += 1;
      totals[kind].words += terms.length;
      for (const term of new Set(terms)) {
        const own = counts.get(term) ?? { pages: 0, last: '', sections: byKind(() => 0) };
        counts.set(term, own);
        own.sections[kind] += 1;
        if (own.last !== document.page) own.pages += 1;
        own.last = document.page;
      }
    }
  }
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  const spellings = countSpellings(namesOf(documents));
  const named = sorted.flatMap(([term, { sections }]) => (nameKinds.some((kind) => sections[kind] > 0) ? term : []));
  return {
    analyser: analyser.label,
    synonyms,
    thesaurus: keepKnown(thesaurus, new Set(named), analyser),
    pages: documents.filter(({ hash }) => hash === '').length,
    terms: sorted.map(([term]) => term).join(' '),
    pagesWith: sorted.map(([, { pages }]) => pages),
    fields: byKind((kind) => ({ ...totals[kind], sectionsWith: sorted.map(([, { sections }]) => sections[kind]) })),
    spellings: [...spellings.values()].map(({ text }) => text).join(' '),
    spelt: [...spellings.values()].map(({ count }) => count),
  };
}

/** The terms of a section by kind; those of its page belong to the start of it. */
function textsOf(document: SearchDocument): readonly (readonly [kind: TextKind, terms: string])[] {
  const own = [['heading', document.headingTerms], ['content', document.textTerms]] as const;
  if (document.hash !== '') return own;
  return [['title', document.titleTerms], ['description', document.descriptionTerms], ['keywords', document.keywordTerms], ...own];
}

function* namesOf(documents: readonly SearchDocument[]): Generator<string> {
  for (const { hash, title, keywords, heading, description } of documents) {
    if (hash !== '') yield heading;
    else yield* [title, ...keywords, description];
  }
}
