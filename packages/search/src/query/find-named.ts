import type { LoadedIndex } from './index-pages.ts';
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
}

/** Finds what of a site is named in questions. */
export type NameFinder = (words: readonly QueryWord[], isCode: boolean) => readonly NamedPlace[];

const longestName = 6;
const mostPlaces = 5;
/** One word is a name when it is written as one: with a capital inside, a digit or an underscore. */
const isIdentifier = /\p{Ll}\p{Lu}|\p{L}[\p{N}_]|\p{Lu}{2}\p{Ll}/u;

/**
 * A finder of the titles, keywords and members of the site of `index` in the words of a question, longest first. One plain word
 * is none, but in code: every text has some that are titles too. `foldedOf` gives the words of a name, folded, joined by spaces.
 */
export function createNameFinder(index: LoadedIndex, foldedOf: (name: string) => string): NameFinder {
  let known: ReturnType<typeof readNames> | undefined;
  return (words, isCode) => {
    const { pages, members } = (known ??= readNames(index, foldedOf));
    const found: (NamedPlace & { readonly length: number })[] = [];
    for (const [at, first] of words.entries()) {
      const last = Math.min(longestName, words.length - at);
      for (let length = last; length > 0; length -= 1) {
        const part = words.slice(at, at + length);
        const name = part.map(({ folded }) => folded).join(' ');
        if (length === 1 && !isCode && !isIdentifier.test(first.text)) continue;
        for (const number of (pages.get(name) ?? []).slice(0, mostPlaces)) found.push({ number, place: 0, name, length, isOwned: false });
        if (length > 1 || pages.has(name) || !isIdentifier.test(first.text)) continue;
        for (const [number, place] of (members.get(name) ?? []).slice(0, mostPlaces))
          found.push({ number, place, name, length, isOwned: false });
      }
      // `Строка.Разделить` is a member of its type, however plain both words are.
      const member = words[at + 1];
      if (member === undefined || !member.isMember) continue;
      const owners = new Set(pages.get(first.folded));
      for (const [number, place] of members.get(member.folded) ?? []) {
        if (owners.has(number)) found.push({ number, place, name: `${first.text}.${member.text}`, length: longestName, isOwned: true });
      }
    }
    // What a language itself calls a thing is written small, and tells more of code than the types in it.
    const isSmall = ({ name }: NamedPlace): boolean => isCode && words.some(({ text, folded }) => folded === name && text === name);
    return found.sort((a, b) => b.length - a.length || Number(isSmall(b)) - Number(isSmall(a)));
  };
}

function readNames({ pages }: LoadedIndex, foldedOf: (name: string) => string) {
  const named = new Map<string, number[]>();
  const members = new Map<string, (readonly [number: number, place: number])[]>();
  for (const [number, { title, keywords, headings }] of pages.entries()) {
    for (const name of new Set([title, ...keywords].map(foldedOf))) named.set(name, [...(named.get(name) ?? []), number]);
    for (const [place, { text }] of headings.entries()) {
      const names = text.split(' · ');
      if (names.length < 2) continue;
      for (const name of new Set(names.slice(0, -1).map(foldedOf)))
        members.set(name, [...(members.get(name) ?? []), [number, place + 1]]);
    }
  }
  return { pages: named, members };
}
