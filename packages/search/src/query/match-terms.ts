import type { TextKind } from '../index-format.ts';
import type { Expansion } from './find-expansions.ts';
import type { ScoredField } from './score-sections.ts';

/** Which words of a question each section has, by kind of text: a bit a word. */
export interface Coverage {
  /** Words in any way, their beginnings and neighbours included. */
  any(kind: TextKind, section: number): number;
  /** The words themselves, in whatever form. */
  exact(kind: TextKind, section: number): number;
  /** The sections that have a word, ascending. */
  readonly sections: readonly number[];
}

/** The coverage of the words of a question, given the expansions of each, by `fields`. */
export function matchTerms(expansionsOfWords: readonly (readonly Expansion[])[], fields: readonly ScoredField[]): Coverage {
  const bitsOf = new Map(fields.map(({ kind, lengths }) => [kind, { any: new Int32Array(lengths.length), exact: new Int32Array(lengths.length) }]));
  const sections = new Set<number>();
  for (const [word, expansions] of expansionsOfWords.entries()) {
    for (const { terms, isExact } of expansions) {
      for (const field of fields) {
        const bits = bitsOf.get(field.kind);
        eachSectionWithAll(terms, field, (section) => {
          if (bits === undefined) return;
          bits.any[section] = (bits.any[section] ?? 0) | (1 << word);
          if (isExact) bits.exact[section] = (bits.exact[section] ?? 0) | (1 << word);
          sections.add(section);
        });
      }
    }
  }
  return {
    any: (kind, section) => bitsOf.get(kind)?.any[section] ?? 0,
    exact: (kind, section) => bitsOf.get(kind)?.exact[section] ?? 0,
    sections: [...sections].sort((a, b) => a - b),
  };
}

/** Visits the sections of a field that have all of some terms, with how often they have the rarest of them. */
export function eachSectionWithAll(
  [first = '', ...others]: readonly string[],
  { lookups }: ScoredField,
  visit: (section: number, frequency: number) => void,
): void {
  const more = others.map((term) => frequenciesOf(term, lookups));
  for (const lookup of lookups) {
    const found = lookup.sectionsOf(first);
    for (const [place, section] of found?.sections.entries() ?? []) {
      let frequency = found?.frequencies[place] ?? 1;
      for (const other of more) frequency = Math.min(frequency, other.get(section) ?? 0);
      if (frequency > 0) visit(section, frequency);
    }
  }
}

function frequenciesOf(term: string, lookups: ScoredField['lookups']): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const lookup of lookups) {
    const { sections = [], frequencies = [] } = lookup.sectionsOf(term) ?? {};
    for (const [place, section] of sections.entries()) found.set(section, frequencies[place] ?? 1);
  }
  return found;
}
