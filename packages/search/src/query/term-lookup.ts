import { remember } from '@helpgen/model/browser';
import type { TermIndex } from '../index-format.ts';

/** The sections that have a term, ascending, and how often each has it. */
export interface TermSections {
  readonly sections: readonly number[];
  readonly frequencies: readonly number[];
  /** How many sections have it; more than are listed where only some are known. */
  readonly count: number;
}

/** The terms of an index to be looked up. */
export type TermLookup = ReturnType<typeof createTermLookup>;

/** A question asks for the same terms many times, and the next one for most of them again. */
const mostRead = 2000;

/** A lookup in `index`; postings are read when they are asked for. */
export function createTermLookup(index: TermIndex) {
  const { terms, postings, counts } = index;
  const sectionsOf = remember((term: string): TermSections | undefined => {
    const place = firstNotBefore(terms, term);
    return terms[place] === term ? readPostings(postings[place] ?? [], counts?.[place]) : undefined;
  }, mostRead);
  return {
    terms,
    sectionsOf,
    /** By section, of which there are `sections`: how many words it has. */
    lengths(sections: number): readonly number[] {
      const lengths = Array.from({ length: sections }, () => 0);
      for (const list of postings) eachPosting(list, (section, frequency) => (lengths[section] = (lengths[section] ?? 0) + frequency));
      return lengths;
    },
    /** Terms that begin with `prefix`, in their order, at most `most` of them. */
    startingWith(prefix: string, most: number): readonly string[] {
      const from = firstNotBefore(terms, prefix);
      return terms.slice(from, from + most).filter((term) => term.startsWith(prefix));
    },
  };
}

/** The place of the first of `sorted` that is not before `text`. */
export function firstNotBefore(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readPostings(postings: readonly number[], count?: number): TermSections {
  const sections: number[] = [];
  const frequencies: number[] = [];
  eachPosting(postings, (section, frequency) => {
    sections.push(section);
    frequencies.push(frequency);
  });
  return { sections, frequencies, count: count ?? sections.length };
}

function eachPosting(postings: readonly number[], visit: (section: number, frequency: number) => void): void {
  let section = -1;
  for (let at = 0; at < postings.length; at += 1) {
    const step = postings[at] as number;
    section += Math.abs(step);
    if (step < 0) at += 1;
    visit(section, step < 0 ? (postings[at] as number) : 1);
  }
}
