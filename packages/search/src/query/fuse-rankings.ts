/** A list of pages by number, best first, and how much it counts. */
export interface WeighedRanking {
  readonly numbers: readonly number[];
  readonly weight: number;
}

/** The place beyond which the order within a list matters little. */
const depth = 4;

/** Pages of several lists in one, by the sum of their reciprocal ranks (Cormack, Clarke and Büttcher 2009). */
export function fuseRankings(rankings: readonly WeighedRanking[]): readonly number[] {
  const scores = new Map<number, number>();
  for (const { numbers, weight } of rankings) {
    for (const [place, number] of [...new Set(numbers)].entries())
      scores.set(number, (scores.get(number) ?? 0) + weight / (depth + place + 1));
  }
  return [...scores].sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b).map(([number]) => number);
}
