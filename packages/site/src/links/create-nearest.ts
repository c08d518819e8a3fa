import { suggest } from '@helpgen/model';

/** The candidate nearest to a wrong path or id, when one is near enough to be meant. */
export type Nearest = (wrong: string) => string | undefined;

const candidateLimit = 40;

/**
 * Finds the nearest of many slash-separated candidates at a bounded cost: those whose last segment is the same, else
 * those whose last segment is one slip on either side away (by the deletions of SymSpell), else those that begin alike.
 * `candidates` is read at the first question, so a site without mistakes pays nothing.
 */
export function createNearest(candidates: () => Iterable<string>): Nearest {
  let index: NearestIndex | undefined;
  return (wrong) => {
    index ??= makeIndex(candidates());
    const name = lastNameOf(wrong);
    const same = index.byName.get(name);
    if (same !== undefined) return suggest(wrong, same) ?? shortestOf(same);
    const slips = new Set<string>();
    for (const form of deletionsOf(name)) for (const near of index.byDeletion.get(form) ?? []) slips.add(near);
    return pick(index, wrong, name, slips) ?? pick(index, wrong, name, index.byStart.get(startOf(name)) ?? []);
  };
}

interface NearestIndex {
  readonly byName: Map<string, string[]>;
  readonly byDeletion: Map<string, string[]>;
  readonly byStart: Map<string, string[]>;
}

function makeIndex(candidates: Iterable<string>): NearestIndex {
  const index: NearestIndex = { byName: new Map(), byDeletion: new Map(), byStart: new Map() };
  for (const candidate of candidates) push(index.byName, lastNameOf(candidate), candidate);
  for (const name of index.byName.keys()) {
    push(index.byStart, startOf(name), name);
    for (const form of deletionsOf(name)) push(index.byDeletion, form, name);
  }
  return index;
}

function pick(index: NearestIndex, wrong: string, name: string, names: Iterable<string>): string | undefined {
  const nearest = suggest(name, names);
  const candidates = nearest === undefined ? undefined : index.byName.get(nearest);
  return candidates === undefined ? undefined : (suggest(wrong, candidates) ?? shortestOf(candidates));
}

// Of pages with one name that of the first version in the first language is most likely meant: its address is the shortest.
function shortestOf(candidates: readonly string[]): string | undefined {
  return candidates.toSorted((a, b) => a.length - b.length)[0];
}

function push(index: Map<string, string[]>, key: string, value: string): void {
  const values = index.get(key);
  if (values === undefined) index.set(key, [value]);
  else if (values.length < candidateLimit) values.push(value);
}

/** The last segment without extension; for the page of a folder, the folder's name too, since `index` says nothing. */
function lastNameOf(path: string): string {
  const segments = path.toLowerCase().split('/').filter((segment) => segment !== '');
  const last = (segments.pop() ?? '').replace(/\.md$/, '');
  return last === 'index' || last === 'readme' ? `${segments.pop() ?? ''}/${last}` : last;
}

function startOf(name: string): string {
  return name.slice(0, 3);
}

/** `name` and what is left when one letter goes; a long name gives its beginning alone, so that memory stays bounded. */
function deletionsOf(name: string): readonly string[] {
  const letters = name.slice(0, 40);
  const forms = [letters];
  for (let at = 0; at < letters.length; at += 1) forms.push(letters.slice(0, at) + letters.slice(at + 1));
  return forms;
}
