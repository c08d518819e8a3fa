import { remember } from '@helpgen/model/browser';
import type { Analyser } from '../analyser.ts';

/**
 * What people call things that a site calls otherwise: by the name of a group the words that are asked (`'list, vector, лист'`) and
 * what they may mean on a site, the most usual first (`'массив, array'`), both parted by `, `. A word may be a phrase. Of what is
 * meant, only what a site has counts.
 */
export type Thesaurus = { readonly [group: string]: readonly [asked: string, means: string] };

/** A site's own groups: new ones, others in the place of those that ship with helpgen, and `null` for those that are not wanted. */
export type ThesaurusChanges = { readonly [group: string]: readonly [asked: string, means: string] | null };

/** Of `thesaurus` what names have of which the terms are `known`: all that is meant must stand there. */
export function keepKnown(thesaurus: Thesaurus, known: ReadonlySet<string>, analyser: Analyser): Thesaurus {
  // What is meant stands in several groups.
  const isKnown = remember((phrase: string) => analyser.analyse(phrase).every((term) => known.has(term)));
  return Object.fromEntries(
    Object.entries(thesaurus).flatMap(([group, [asked, means]]) => {
      const useful = means.split(', ').filter(isKnown);
      return useful.length === 0 ? [] : [[group, [asked, useful.join(', ')] as const]];
    }),
  );
}

/** `thesaurus` with `changes`. */
export function changeThesaurus(thesaurus: Thesaurus, changes: ThesaurusChanges): Thesaurus {
  const changed = Object.entries({ ...thesaurus, ...changes });
  return Object.fromEntries(changed.filter((entry): entry is [string, Thesaurus[string]] => entry[1] !== null));
}
