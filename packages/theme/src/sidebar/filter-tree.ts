import type { SidebarNode } from '@helpgen/runtime';

/** Entries that are shown at most. */
const most = 100;

/** Words that are looked for at most. */
const mostWords = 10;

/** What `query` looks for; empty: nothing. */
export function splitQuery(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean).slice(0, mostWords);
}

/** `text` as it is compared: without case, and with е for ё. The length stays the same. */
export function fold(text: string): string {
  return Array.from(text, (letter) => {
    const lower = letter.toLowerCase().replace('ё', 'е');
    return lower.length === letter.length ? lower : letter;
  }).join('');
}

/**
 * The entries of `tree` whose names have all `words`, in the order of the tree, each below its categories; how many there are, and how
 * many of them are shown.
 */
export function filterTree(tree: readonly SidebarNode[], words: readonly string[]) {
  let count = 0;
  let shown = 0;
  const items = filter(tree);
  return { items, count, shown };

  function filter(nodes: readonly SidebarNode[]): readonly SidebarNode[] {
    return nodes.flatMap((node) => {
      const names = fold(`${node.label} ${node.aside ?? ''}`);
      const isFound = words.every((word) => names.includes(word)) && (node.href ?? node.fallbackHref) !== undefined;
      if (isFound) count += 1;
      const isShown = isFound && shown < most;
      if (isShown) shown += 1;
      const inside = filter(node.items ?? []);
      return isShown || inside.length > 0 ? [{ ...node, items: inside }] : [];
    });
  }
}

/** `label` cut where one of `words` begins or ends: every second piece, from the second on, is one of them. */
export function markWords(label: string, words: readonly string[]): readonly string[] {
  const folded = fold(label);
  const pieces: string[] = [];
  let from = 0;
  while (from < label.length) {
    const next = words
      .map((word) => ({ at: folded.indexOf(word, from), length: word.length }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.length - a.length)[0];
    if (next === undefined) break;
    pieces.push(label.slice(from, next.at), label.slice(next.at, next.at + next.length));
    from = next.at + next.length;
  }
  return [...pieces, label.slice(from)];
}
