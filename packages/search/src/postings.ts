import { NumberList } from './number-list.ts';

/** Which terms each section has and how often, collected section by section for one kind of text. */
export class Postings {
  /** The numbers of the sections, ascending. */
  readonly sections = new NumberList();
  /** Where the entries of each section begin. */
  readonly starts = new NumberList();
  /** The entries: a term by its number in the table of all terms, and how often the section has it. */
  readonly terms = new NumberList(1 << 12);
  readonly frequencies = new NumberList(1 << 12);
  /** By number of a term: how many sections have it. */
  readonly counts = new NumberList(1 << 12);

  /** Starts the next section; the entries that follow are its own. */
  beginSection(number: number): void {
    this.sections.push(number);
    this.starts.push(this.terms.length);
  }

  /** The section has `term` `frequency` times. */
  add(term: number, frequency: number): void {
    this.counts.ensure(term + 1);
    this.counts.values[term] = (this.counts.values[term] as number) + 1;
    this.terms.push(term);
    this.frequencies.push(frequency);
  }
}

/** The same postings by term. */
export interface TermPostings {
  /** By number of a term: where its postings begin, and after the last where they end. */
  readonly starts: Uint32Array;
  readonly sections: Uint32Array;
  readonly frequencies: Uint32Array;
}

/** `postings` by term in two linear passes; the sections of a term ascend because they were collected ascending. */
export function groupByTerm(postings: Postings, terms: number): TermPostings {
  postings.counts.ensure(terms);
  const starts = new Uint32Array(terms + 1);
  for (let term = 0; term < terms; term += 1) starts[term + 1] = (starts[term] as number) + (postings.counts.values[term] as number);
  const size = postings.terms.length;
  const grouped: TermPostings = { starts, sections: new Uint32Array(size), frequencies: new Uint32Array(size) };
  const cursors = starts.slice();
  for (let place = 0; place < postings.sections.length; place += 1) {
    const section = postings.sections.values[place] as number;
    const end = place + 1 < postings.starts.length ? (postings.starts.values[place + 1] as number) : size;
    for (let at = postings.starts.values[place] as number; at < end; at += 1) {
      const term = postings.terms.values[at] as number;
      const cursor = cursors[term] as number;
      cursors[term] = cursor + 1;
      grouped.sections[cursor] = section;
      grouped.frequencies[cursor] = postings.frequencies.values[at] as number;
    }
  }
  return grouped;
}
