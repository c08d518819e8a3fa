import { groupBy } from '@helpgen/model/browser';
import type { IndexPage, LoadedIndex } from './index-pages.ts';
import type { QueryWord } from './parse-query.ts';

/** A page, or a section of one, whose name stands in a question. */
export interface NamedPlace {
  /** The number of the page. */
  readonly number: number;
  /** The place of the section on the page; 0: the page itself. */
  readonly place: number;
  /** The name as the question has it. */
  readonly name: string;
  /** Whether it is a member behind its owner: what is asked for can be nothing else. */
  readonly isOwned: boolean;
  /** The title of the page that has the member, be it from another one that it inherits of. */
  readonly owner?: string;
}

/** Finds what of a site is named in questions. */
export type NameFinder = (words: readonly QueryWord[], isCode: boolean) => readonly NamedPlace[];

const longestName = 6;
const mostPlaces = 5;
/** One word is a name when it is written as one: with a capital inside, a digit or an underscore. */
const isIdentifier = /\p{Ll}\p{Lu}|\p{L}[\p{N}_]|\p{Lu}{2}\p{Ll}/u;

/**
 * A finder of the titles, keywords and members of the site of `index` in the words of a question, longest first. One plain word
 * is none, but in code: every text has some that are titles too. `foldedOf` gives the words of a name, folded, joined by spaces; of
 * the names of the site those alone are read that have the terms of the question. What a title quotes is a name as well: «как».
 */
export function createNameFinder(index: LoadedIndex, foldedOf: (name: string) => string): NameFinder {
  const { pages, pageOf, lookups } = index;
  const numbers = [...pages.keys()];
  const titled = groupBy(numbers.filter((number) => pages[number]?.sort === 'type'), (number) => (pages[number] as IndexPage).title);
  const partsOf = groupBy(numbers, (number) => pages[number]?.partOf);
  const isCalled = (number: number, name: string): boolean => {
    const { title, keywords, partOf } = pages[number] as IndexPage;
    // What a part is called as well as its whole is a name of the whole.
    return [title, ...keywords, ...quotedIn(title)].some((each) => foldedOf(each) === name) && (partOf === undefined || !isCalled(partOf, name));
  };
  const pagesWith = ({ terms: [term] }: QueryWord): ReadonlySet<number> => {
    const found = (['title', 'keywords'] as const).flatMap((kind) => lookups[kind].sectionsOf(term)?.sections ?? []);
    return new Set(found.sort((a, b) => a - b).map((section) => pageOf[section] as number));
  };
  const membersCalled = ({ folded, terms: [term] }: QueryWord): readonly Pick<NamedPlace, 'number' | 'place'>[] =>
    (lookups.heading.sectionsOf(term)?.sections ?? []).flatMap((section) => {
      const number = pageOf[section] as number;
      const { headings, start } = pages[number] as IndexPage;
      const names = headings[section - start - 1]?.text.split(' · ') ?? [];
      return names.slice(0, -1).some((each) => foldedOf(each) === folded) ? [{ number, place: section - start }] : [];
    });

  /** Those of `members` that `owners` have themselves, on whichever of their pages; where none has one, those of the nearest that they inherit of. */
  const findMembers = (owners: readonly number[], members: ReturnType<typeof membersCalled>): readonly Omit<NamedPlace, 'name' | 'isOwned'>[] => {
    for (const owner of owners) {
      const { title } = pages[owner] as IndexPage;
      const reached = new Set([owner]);
      for (const number of reached) {
        const own = members.filter((member) => member.number === number || partsOf.get(number)?.includes(member.number));
        const ownerOf = (member: { readonly number: number }): string => (number === owner ? (pages[member.number] as IndexPage).title : title);
        if (own.length > 0) return own.map((member) => ({ ...member, owner: ownerOf(member) }));
        for (const base of (pages[number] as IndexPage).inherits) for (const other of titled.get(base) ?? []) reached.add(other);
      }
    }
    return [];
  };

  return (words, isCode) => {
    const found: (NamedPlace & { readonly length: number })[] = [];
    const having = words.map(pagesWith);
    for (const [at, first] of words.entries()) {
      const isName = isIdentifier.test(first.text);
      let shared = [...(having[at] ?? [])];
      for (let length = 1; length <= longestName && shared.length > 0; length += 1) {
        if (length > 1) shared = shared.filter((number) => having[at + length - 1]?.has(number));
        if (length === 1 && !isCode && !isName) continue;
        const name = words.slice(at, at + length).map(({ folded }) => folded).join(' ');
        const called = shared.filter((number) => isCalled(number, name)).slice(0, mostPlaces);
        found.push(...called.map((number) => ({ number, place: 0, name, length, isOwned: false })));
      }
      if (isName && !found.some(({ name }) => name === first.folded)) {
        const members = membersCalled(first).slice(0, mostPlaces);
        found.push(...members.map((member) => ({ ...member, name: first.folded, length: 1, isOwned: false })));
      }
      // `Строка.Разделить` is a member of its type, however plain both words are.
      const member = words[at + 1];
      if (member === undefined || !member.isMember) continue;
      const owners = [...(having[at] ?? [])].filter((number) => isCalled(number, first.folded));
      const owned = findMembers(owners, membersCalled(member));
      found.push(...owned.map((place) => ({ ...place, name: `${first.text}.${member.text}`, length: longestName, isOwned: true })));
    }
    return found.sort((a, b) => b.length - a.length);
  };
}

/** What stands in quotes in `title`. */
function quotedIn(title: string): readonly string[] {
  return [...title.matchAll(/[«"“„]([^»"“”]+)[»"“”]/g)].flatMap(([, quoted]) => quoted ?? []);
}
