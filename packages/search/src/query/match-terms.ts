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
  const any = new Map<string, number>();
  const exact = new Map<string, number>();
  const sections = new Set<number>();
  for (const [word, expansions] of expansionsOfWords.entries()) {
    for (const { terms, isExact } of expansions) {
      for (const field of fields) {
        for (const section of sectionsWithAll(terms, field)) {
          const key = `${field.kind}/${section}`;
          any.set(key, (any.get(key) ?? 0) | (1 << word));
          if (isExact) exact.set(key, (exact.get(key) ?? 0) | (1 << word));
          sections.add(section);
        }
      }
    }
  }
  return {
    any: (kind, section) => any.get(`${kind}/${section}`) ?? 0,
    exact: (kind, section) => exact.get(`${kind}/${section}`) ?? 0,
    sections: [...sections].sort((a, b) => a - b),
  };
}

function sectionsWithAll([first = '', ...others]: readonly string[], { lookups }: ScoredField): readonly number[] {
  const sectionsOf = (term: string): readonly number[] => lookups.flatMap((lookup) => lookup.sectionsOf(term)?.sections ?? []);
  return others.reduce((found, term) => {
    const own = new Set(sectionsOf(term));
    return found.filter((section) => own.has(section));
  }, sectionsOf(first));
}
