import lunr from 'lunr';
import type { TextKind } from '../index-format.ts';
import type { Expansion } from './find-expansions.ts';
import type { TermLookup } from './term-lookup.ts';

/** A field of the sections: its postings, how much it counts, and how long its texts are. */
export interface ScoredField {
  readonly kind: TextKind;
  readonly lookups: readonly TermLookup[];
  /** By section: number of words; 0 where the section has no such text. */
  readonly lengths: readonly number[];
  /** How many sections have such a text. */
  readonly count: number;
  /** How many words it has in the average. */
  readonly average: number;
}

/** A field of `kind` with its postings and the lengths of its texts. */
export function createField(kind: TextKind, lookups: readonly TermLookup[], lengths: readonly number[]): ScoredField {
  let count = 0;
  let total = 0;
  for (const length of lengths) {
    if (length > 0) count += 1;
    total += length;
  }
  return { kind, lookups, lengths, count, average: total / Math.max(1, count) };
}

// A title is worth several mentions in a text.
const boosts: { readonly [kind in TextKind]: number } = { title: 8, keywords: 6, heading: 4, description: 2, content: 1 };
// The defaults of lunr's builder.
const saturation = 1.2;
const lengthInfluence = 0.75;

// Missing in the types of lunr.
const tokenSets = lunr.TokenSet as unknown as { fromArray(sorted: readonly string[]): lunr.TokenSet };

/**
 * Scores by section of all that have a term of `expansions`. lunr does the scoring: its index is made of the terms in
 * question alone, each weighed as its builder would (Okapi BM25 by field).
 */
export function scoreSections(expansions: readonly Expansion[], fields: readonly ScoredField[]): ReadonlyMap<number, number> {
  const weightOf = new Map<string, number>();
  for (const { terms, weight } of expansions) for (const term of terms) weightOf.set(term, Math.max(weight, weightOf.get(term) ?? 0));
  const terms = [...weightOf.keys()].sort((a, b) => (a < b ? -1 : 1));
  const invertedIndex: { [term: string]: { [field: string]: unknown } } = Object.create(null);
  const fieldVectors: { [ref: string]: lunr.Vector } = {};
  for (const [number, term] of terms.entries())
    invertedIndex[term] = { _index: number, ...Object.fromEntries(fields.map(({ kind }) => [kind, Object.create(null)])) };
  for (const field of fields) {
    const { count, average } = field;
    for (const [number, term] of terms.entries()) {
      for (const { sections, frequencies } of field.lookups.flatMap((lookup) => lookup.sectionsOf(term) ?? [])) {
        const rarity = Math.log(1 + Math.abs((count - sections.length + 0.5) / (sections.length + 0.5)));
        const entry = invertedIndex[term]?.[field.kind] as { [section: number]: object };
        for (const [place, section] of sections.entries()) {
          const frequency = frequencies[place] as number;
          const length = (field.lengths[section] ?? 0) / average;
          const score =
            (rarity * ((saturation + 1) * frequency)) / (saturation * (1 - lengthInfluence + lengthInfluence * length) + frequency);
          entry[section] = {};
          (fieldVectors[`${field.kind}/${section}`] ??= new lunr.Vector([])).insert(number, score * boosts[field.kind]);
        }
      }
    }
  }
  const index = new lunr.Index({
    fields: fields.map(({ kind }) => kind),
    invertedIndex,
    fieldVectors,
    tokenSet: tokenSets.fromArray(terms),
    pipeline: new lunr.Pipeline(),
  } as never);
  const found = index.query((query) => {
    for (const term of terms) query.term(term, { boost: weightOf.get(term) ?? 1, usePipeline: false });
  });
  return new Map(found.map(({ ref, score }) => [Number(ref), score]));
}
