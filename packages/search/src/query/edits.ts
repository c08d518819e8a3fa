/** Whether `a` becomes `b` by at most one letter left out, put in, replaced, or changed with its neighbour. */
export function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = countShared(a, b);
  let [leftA, leftB] = [a.length - start, b.length - start];
  for (; leftA > 0 && leftB > 0 && a[start + leftA - 1] === b[start + leftB - 1]; leftA -= 1) leftB -= 1;
  if (leftA <= 1 && leftB <= 1) return true;
  return leftA === 2 && leftB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

/** With how many letters both begin. */
export function countShared(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

/** How many letters must be put in, left out or replaced to make `b` of `a` (Levenshtein 1965). */
export function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_each, place) => place);
  for (let place = 1; place <= a.length; place += 1) {
    const next = [place];
    for (let other = 1; other <= b.length; other += 1) {
      const replaced = (row[other - 1] ?? 0) + (a[place - 1] === b[other - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[other] ?? 0) + 1, (next[other - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
