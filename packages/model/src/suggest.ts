/**
 * The candidate nearest to `word` by optimal string alignment distance (letter case ignored), when it is near enough
 * to be a slip: at most a third of the length of the longer of the two. `undefined` otherwise.
 */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = [...word.toLowerCase()];
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const candidate of candidates) {
    const letters = [...candidate.toLowerCase()];
    const limit = Math.min(bestDistance - 1, Math.floor(Math.max(wanted.length, letters.length) / 3));
    if (Math.abs(wanted.length - letters.length) > limit) continue;
    const distance = alignmentDistance(wanted, letters, limit);
    if (distance <= limit) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

function alignmentDistance(a: readonly string[], b: readonly string[], limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1);
      row.push(value);
      if (value < smallest) smallest = value;
    }
    if (smallest > limit) return Infinity;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? Infinity;
}
