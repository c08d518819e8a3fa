import type { ManifestPage } from '@helpgen/engine';
import { wordsOf } from './diff-blocks.ts';
import type { SiteSide } from './site-side.ts';

/** A page that has most of what a vanished one said. */
export interface FoundTarget {
  readonly page: ManifestPage;
  /** From 0 to 1: how much of what the vanished page said stands on it, rare words counting more. */
  readonly share: number;
}

/** With less in common two pages are about different things. */
export const leastShare = 0.3;

/**
 * Finds for each of `vanished` of `base` the page among `candidates` of `head` that says most of the same. Compared are pairs of
 * words that follow each other: they survive a sentence that was rewritten beside them.
 */
export function findTargets(
  base: SiteSide,
  vanished: readonly ManifestPage[],
  head: SiteSide,
  candidates: readonly ManifestPage[],
): ReadonlyMap<ManifestPage, FoundTarget> {
  /** By a pair of words, the numbers of the candidates that have it. */
  const holders = new Map<string, number[]>();
  candidates.forEach((page, number) => {
    for (const pair of wordPairs(head, page)) {
      const list = holders.get(pair);
      if (list === undefined) holders.set(pair, [number]);
      else list.push(number);
    }
  });
  const targets = new Map<ManifestPage, FoundTarget>();
  for (const page of vanished) {
    const target = bestOf(wordPairs(base, page), holders, candidates);
    if (target !== undefined && target.share >= leastShare) targets.set(page, target);
  }
  return targets;
}

function bestOf(
  pairs: ReadonlySet<string>,
  holders: ReadonlyMap<string, readonly number[]>,
  candidates: readonly ManifestPage[],
): FoundTarget | undefined {
  const scores = new Float64Array(candidates.length);
  let whole = 0;
  for (const pair of pairs) {
    const having = holders.get(pair) ?? [];
    // What half of the pages say tells nothing.
    const weight = Math.log(1 + (candidates.length + 1) / (having.length + 1));
    whole += weight;
    for (const number of having) scores[number] = (scores[number] ?? 0) + weight;
  }
  const best = scores.reduce((top, score, number) => (score > (scores[top] ?? 0) ? number : top), 0);
  const page = candidates[best];
  return page === undefined || whole === 0 ? undefined : { page, share: (scores[best] ?? 0) / whole };
}

function wordPairs(side: SiteSide, page: ManifestPage): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const { nodes } of side.partsOf(page).blocks) {
    const words = wordsOf(nodes);
    words.forEach((word, index) => pairs.add(`${words[index - 1] ?? ''} ${word}`));
  }
  return pairs;
}
