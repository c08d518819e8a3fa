/**
 * A test for paths by `pattern`: `*` and `?` stay within a segment, a segment `**` is any number of segments. Time is
 * at most the product of both lengths, whatever the pattern; nothing becomes a regular expression.
 */
export function createGlob(pattern: string): (path: string) => boolean {
  const wanted = segmentsOf(pattern);
  return (path) => matchGreedily(wanted, segmentsOf(path), '**', matchSegment);
}

/** A test whether any of `patterns` matches; a pattern without a slash is compared with the last segment. */
export function createGlobs(patterns: readonly string[]): (path: string) => boolean {
  if (patterns.length === 0) return () => false;
  const tests = patterns.map((pattern) => createGlob(pattern.includes('/') ? pattern : `**/${pattern}`));
  return (path) => tests.some((test) => test(path));
}

function segmentsOf(text: string): readonly string[] {
  return text.split('/').filter((segment) => segment !== '' && segment !== '.');
}

function matchSegment(pattern: string, text: string): boolean {
  return matchGreedily(pattern, text, '*', (wanted, given) => wanted === '?' || wanted === given);
}

/** Whether `given` is what `pattern` says, where `star` stands for any number of items. */
function matchGreedily(pattern: ArrayLike<string>, given: ArrayLike<string>, star: string, matches: (wanted: string, given: string) => boolean): boolean {
  let at = 0;
  let index = 0;
  let starAt = -1;
  let starIndex = 0;
  while (index < given.length) {
    const wanted = pattern[at];
    if (wanted === star) {
      starAt = at;
      starIndex = index;
      at += 1;
    } else if (wanted !== undefined && matches(wanted, given[index] ?? '')) {
      at += 1;
      index += 1;
    } else if (starAt >= 0) {
      // Going back to the last star is enough: an earlier one could not reach further than a later one.
      at = starAt + 1;
      starIndex += 1;
      index = starIndex;
    } else return false;
  }
  while (pattern[at] === star) at += 1;
  return at === pattern.length;
}
