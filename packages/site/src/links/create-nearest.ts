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
  let index: ReturnType<typeof makeIndex> | undefined;
  return (wrong) => {
    index ??= makeIndex(candidates());
    const { byName, byDeletion, byStart } = index;
    const name = lastNameOf(wrong);
    let near = byName.has(name) ? name : undefined;
    near ??= suggest(name, new Set(deletionsOf(name).flatMap((form) => byDeletion.get(form) ?? [])));
    near ??= suggest(name, byStart.get(startOf(name)) ?? []);
    const found = byName.get(near ?? name) ?? [];
    // Of pages with one name that of the first version in the first language is most likely meant: its address is the shortest.
    return suggest(wrong, found) ?? found.toSorted((a, b) => a.length - b.length)[0];
  };
}

function makeIndex(candidates: Iterable<string>) {
  const byName = new Map<string, string[]>();
  const byDeletion = new Map<string, string[]>();
  const byStart = new Map<string, string[]>();
  for (const candidate of candidates) push(byName, lastNameOf(candidate), candidate);
  for (const name of byName.keys()) {
    push(byStart, startOf(name), name);
    for (const form of deletionsOf(name)) push(byDeletion, form, name);
  }
  return { byName, byDeletion, byStart };
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
