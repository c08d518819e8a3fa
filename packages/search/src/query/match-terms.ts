import { byKind, type TextKind } from '../index-format.ts';
import type { AskedWord } from './find-expansions.ts';
import type { ScoredField } from './score-sections.ts';

/** See {@link matchTerms}. */
export type Coverage = ReturnType<typeof matchTerms>;

/** Which of `words` each section has by `fields`, by kind of text: a bit a word. */
export function matchTerms(words: readonly AskedWord[], fields: readonly ScoredField[]) {
  const count = Math.max(0, ...fields.map(({ lengths }) => lengths.length));
  const [any, exact] = [byKind(() => new Int32Array(count)), byKind(() => new Int32Array(count))];
  const isFound = new Uint8Array(count);
  for (const [number, { expansions }] of words.entries()) {
    const bit = 1 << number;
    for (const { terms, isExact } of expansions) {
      for (const field of fields) {
        const [anyOfKind, exactOfKind] = [any[field.kind], exact[field.kind]];
        eachSectionWithAll(terms, field, (section) => {
          anyOfKind[section] = (anyOfKind[section] ?? 0) | bit;
          if (isExact) exactOfKind[section] = (exactOfKind[section] ?? 0) | bit;
          isFound[section] = 1;
        });
      }
    }
  }
  const sections = [...isFound.keys()].filter((section) => isFound[section] === 1);
  return {
    /** Words in any way, their beginnings and neighbours included. */
    any: (kind: TextKind, section: number): number => any[kind][section] ?? 0,
    /** The words themselves, in whatever form. */
    exact: (kind: TextKind, section: number): number => exact[kind][section] ?? 0,
    /** The sections that have a word, ascending. */
    sections,
  };
}

/** Visits the sections of a field that have all of some terms, with how often they have the rarest of them. */
export function eachSectionWithAll(
  [first = '', ...others]: readonly string[],
  { lookups }: Pick<ScoredField, 'lookups'>,
  visit: (section: number, frequency: number) => void,
): void {
  const more = others.map((term) => frequenciesOf(term, lookups));
  for (const lookup of lookups) {
    const { sections = [], frequencies = [] } = lookup.sectionsOf(first) ?? {};
    for (let place = 0; place < sections.length; place += 1) {
      const section = sections[place] as number;
      let frequency = frequencies[place] ?? 1;
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
