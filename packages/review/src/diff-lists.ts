/** A run of a comparison: `size` entries that are in both lists, in the first alone, or in the second alone. */
export interface DiffRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly size: number;
}

/** Beyond so many differences the rest is told as replaced: nobody reads what is left over of two different texts. */
const mostDifferences = 1500;

/**
 * What turns `before` into `after`, in order; within a change what is removed comes first. E. Myers, An O(ND) Difference
 * Algorithm and Its Variations, 1986.
 */
export function diffLists(before: readonly string[], after: readonly string[]): readonly DiffRun[] {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const middle = diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end));
  return joinRuns([...runOf('same', start), ...middle, ...runOf('same', end)]);
}

function runOf(kind: DiffRun['kind'], size: number): readonly DiffRun[] {
  return size === 0 ? [] : [{ kind, size }];
}

function diffMiddle(before: readonly string[], after: readonly string[]): readonly DiffRun[] {
  const replaced = [...runOf('removed', before.length), ...runOf('added', after.length)];
  if (before.length === 0 || after.length === 0) return replaced;
  const most = Math.min(before.length + after.length, mostDifferences);
  /** By diagonal, the furthest place in `before` that can be reached; for each number of differences. */
  const reached: Int32Array[] = [];
  const furthest = new Int32Array(2 * most + 3);
  for (let differences = 0; differences <= most; differences += 1) {
    reached.push(furthest.slice());
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      const at = diagonal + most + 1;
      const isDown = diagonal === -differences || (diagonal !== differences && (furthest[at - 1] ?? 0) < (furthest[at + 1] ?? 0));
      let x = isDown ? (furthest[at + 1] ?? 0) : (furthest[at - 1] ?? 0) + 1;
      let y = x - diagonal;
      while (x < before.length && y < after.length && before[x] === after[y]) {
        x += 1;
        y += 1;
      }
      furthest[at] = x;
      if (x >= before.length && y >= after.length) return walkBack(reached, { x: before.length, y: after.length, most });
    }
  }
  return replaced;
}

function walkBack(
  reached: readonly Int32Array[],
  end: { readonly x: number; readonly y: number; readonly most: number },
): readonly DiffRun[] {
  const runs: DiffRun[] = [];
  let { x, y } = end;
  for (let differences = reached.length - 1; differences >= 0; differences -= 1) {
    const furthest = reached[differences] ?? new Int32Array();
    const diagonal = x - y;
    const at = diagonal + end.most + 1;
    const isDown = diagonal === -differences || (diagonal !== differences && (furthest[at - 1] ?? 0) < (furthest[at + 1] ?? 0));
    const fromX = differences === 0 ? 0 : isDown ? (furthest[at + 1] ?? 0) : (furthest[at - 1] ?? 0);
    const fromY = differences === 0 ? 0 : fromX - (isDown ? diagonal + 1 : diagonal - 1);
    const same = Math.min(x - fromX, y - fromY);
    if (same > 0) runs.push({ kind: 'same', size: same });
    if (differences > 0) runs.push({ kind: isDown ? 'added' : 'removed', size: 1 });
    x = fromX;
    y = fromY;
  }
  return runs.toReversed();
}

/** Runs of one kind as one, and in each change what is removed first. */
function joinRuns(runs: readonly DiffRun[]): readonly DiffRun[] {
  const joined: DiffRun[] = [];
  let removed = 0;
  let added = 0;
  let same = 0;
  const flushChange = (): void => {
    joined.push(...runOf('removed', removed), ...runOf('added', added));
    removed = 0;
    added = 0;
  };
  const flushSame = (): void => {
    joined.push(...runOf('same', same));
    same = 0;
  };
  for (const { kind, size } of runs) {
    if (kind === 'same') {
      flushChange();
      same += size;
      continue;
    }
    flushSame();
    if (kind === 'removed') removed += size;
    else added += size;
  }
  flushSame();
  flushChange();
  return joined;
}
