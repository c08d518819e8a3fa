import { attributeOf } from '@helpgen/engine';
import type { PageBlock } from '@helpgen/engine';
import { wordsOf } from './diff-blocks.ts';
import { leastShare } from './find-targets.ts';

/** What stands below a heading, down to the next one that is not below it. */
interface Section {
  readonly id: string;
  /** Pairs of words that follow each other. */
  readonly pairs: ReadonlySet<string>;
}

/** With so much of what is told elsewhere left at its place, compared with what came, a section was rewritten and did not move. */
const leftShare = 0.7;

/** An anchor that leads elsewhere or nowhere, and the one that leads now where it led; absent: none does. */
interface MovedId {
  readonly id: string;
  readonly target?: string;
}

/**
 * The anchors of headings whose section has another one now, or that lead to another section. Where several headings are called the
 * same, their ids are counted (`x`, `x-1`): one that comes or goes hands its own to the next.
 */
export function findMovedAnchors(before: readonly PageBlock[], after: readonly PageBlock[]): readonly MovedId[] {
  const groups = groupTwins(sectionsOf(after));
  return [...groupTwins(sectionsOf(before))].flatMap(([name, old]) => findMovedTwins(old, groups.get(name) ?? []));
}

function findMovedTwins(old: readonly Section[], now: readonly Section[]): readonly MovedId[] {
  if (old.length < 2 && now.length < 2) return [];
  const becoming = pairSections(old, now);
  const origins = new Map([...becoming].map(([from, to]) => [to, from]));
  return old.flatMap((section): readonly MovedId[] => {
    const atPlace = now.find(({ id }) => id === section.id);
    const target = becoming.get(section);
    const other = target ?? atPlace;
    const origin = other === undefined ? undefined : origins.get(other);
    if (other === undefined || origin === undefined || target === atPlace) return [];
    if (atPlace !== undefined && shareOf(section, atPlace) >= leftShare * shareOf(origin, other)) return [];
    return [{ id: section.id, ...(target === undefined ? {} : { target: target.id }) }];
  });
}

/** Each of `old` with the one of `now` that says most of the same, the surest first, and what stayed at its place before what did not. */
function pairSections(old: readonly Section[], now: readonly Section[]): ReadonlyMap<Section, Section> {
  const likely = old
    .flatMap((from) => now.map((to) => ({ from, to, share: shareOf(from, to) })))
    .filter(({ share }) => share >= leastShare)
    .toSorted((one, other) => other.share - one.share || Number(isSame(other)) - Number(isSame(one)));
  const pairs = new Map<Section, Section>();
  const taken = new Set<Section>();
  for (const { from, to } of likely) {
    if (pairs.has(from) || taken.has(to)) continue;
    pairs.set(from, to);
    taken.add(to);
  }
  return pairs;
}

function isSame({ from, to }: { readonly from: Section; readonly to: Section }): boolean {
  return from.id === to.id;
}

/** How much of what `one` says stands in `other`, from 0 to 1. */
function shareOf(one: Section, other: Section): number {
  let both = 0;
  for (const pair of one.pairs) if (other.pairs.has(pair)) both += 1;
  return one.pairs.size === 0 ? 0 : both / one.pairs.size;
}

/** Sections whose ids differ by the number at their end. */
function groupTwins(sections: readonly Section[]): ReadonlyMap<string, readonly Section[]> {
  const groups = new Map<string, Section[]>();
  for (const section of sections) {
    const name = section.id.replace(/-\d+$/, '');
    groups.set(name, [...(groups.get(name) ?? []), section]);
  }
  return groups;
}

function sectionsOf(blocks: readonly PageBlock[]): readonly Section[] {
  const open: { level: number; pairs: Set<string> }[] = [];
  const sections: Section[] = [];
  for (const { kind, nodes } of blocks) {
    const [element] = nodes;
    const words = wordsOf(nodes);
    if (kind === 'heading' && element !== undefined && typeof element !== 'string') {
      const level = Number(element.tag.slice(1));
      while ((open.at(-1)?.level ?? 0) >= level) open.pop();
      const id = attributeOf(element, 'id') ?? '';
      const pairs = new Set<string>();
      for (const { pairs: around } of open) addPairs(around, words);
      open.push({ level, pairs });
      if (id !== '') sections.push({ id, pairs });
    } else for (const { pairs } of open) addPairs(pairs, words);
  }
  return sections;
}

function addPairs(pairs: Set<string>, words: readonly string[]): void {
  words.forEach((word, index) => pairs.add(`${words[index - 1] ?? ''} ${word}`));
}
