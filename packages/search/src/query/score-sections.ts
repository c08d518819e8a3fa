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

/** A field of `kind` with its postings and the lengths of its texts; of an index of which it is a part, `whole` tells number and average. */
export function createField(
  kind: TextKind,
  lookups: readonly TermLookup[],
  lengths: readonly number[],
  whole?: Pick<ScoredField, 'count' | 'average'>,
): ScoredField {
  if (whole !== undefined) return { kind, lookups, lengths, ...whole };
  const count = lengths.filter((length) => length > 0).length;
  return { kind, lookups, lengths, count, average: lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, count) };
}

// A title is worth several mentions in a text.
const boosts: { readonly [kind in TextKind]: number } = { title: 8, keywords: 6, heading: 4, description: 2, content: 1 };
// The defaults of lunr's builder.
const saturation = 1.2;
const lengthInfluence = 0.75;

/**
 * By section the score of what it has of `expansions`: that which a query of lunr gives to its own index of the same texts (Okapi
 * BM25 by field, summed over the fields, by the length of the question's vector). lunr itself spells the number of each section and
 * field as text, which takes ten times as long.
 */
export function scoreSections(expansions: readonly Expansion[], fields: readonly ScoredField[]): Float64Array {
  const weightOf = new Map<string, number>();
  for (const { terms, weight } of expansions) for (const term of terms) weightOf.set(term, Math.max(weight, weightOf.get(term) ?? 0));
  const magnitude = Math.hypot(...weightOf.values());
  const scores = new Float64Array(Math.max(0, ...fields.map(({ lengths }) => lengths.length)));
  for (const { kind, lookups, lengths, count, average } of fields) {
    for (const [term, weight] of weightOf) {
      for (const lookup of lookups) {
        const found = lookup.sectionsOf(term);
        if (found === undefined) continue;
        const { sections, frequencies, count: having } = found;
        const rarity = Math.log(1 + Math.abs((count - having + 0.5) / (having + 0.5)));
        const factor = (boosts[kind] * weight * rarity * (saturation + 1)) / magnitude;
        for (let place = 0; place < sections.length; place += 1) {
          const section = sections[place] as number;
          const frequency = frequencies[place] as number;
          const length = (lengths[section] ?? 0) / average;
          const norm = saturation * (1 - lengthInfluence + lengthInfluence * length);
          scores[section] = (scores[section] ?? 0) + (factor * frequency) / (norm + frequency);
        }
      }
    }
  }
  return scores;
}
