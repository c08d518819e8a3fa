import { fold, type Analyser } from '../analyser.ts';
import { isOneEditAway } from './edits.ts';
import type { TermLookup } from './term-lookup.ts';
import { parseName, type QueryWord } from './parse-query.ts';

/** Terms that together stand for a word of a question. */
export interface Expansion {
  readonly terms: readonly string[];
  /** How much a match of them is worth; 1 for the word itself. */
  readonly weight: number;
  /** Whether it is the word itself, whatever its form: neither its beginning nor its neighbour. */
  readonly isExact: boolean;
  /** Whether it is what the word may mean. */
  readonly isMeant?: boolean;
}

/** A word of a question with the ways in which a site can have it; none of one that it never says. */
export interface AskedWord extends QueryWord {
  readonly expansions: readonly Expansion[];
}

const weights = { word: 1, synonym: 0.8, beginning: 0.6, parts: 0.5, misspelt: 0.3 };
const mostBeginnings = 40;
const shortestMisspelt = 4;
const shortestWithAnyStart = 6;
const longestCutShort = 5;

/** What is known of how a site may write a word. */
export interface Writing {
  readonly lookups: readonly TermLookup[];
  readonly synonyms: SameMeanings['others'];
  readonly mayBeMisspelt: boolean;
  /** The names in which a word may be cut short, such as `рег выр`; none where it is written whole. */
  readonly cutShortIn: readonly TermLookup[];
}

/**
 * The ways in which `lookups` can have `word`: itself, its parts, its beginning while it is unfinished or cut short; else, when it
 * `mayBeMisspelt`, its neighbours.
 */
export function findExpansions(word: QueryWord, { lookups, synonyms, mayBeMisspelt, cutShortIn }: Writing): readonly Expansion[] {
  const [whole, ...parts] = word.terms;
  const has = (term: string): boolean => lookups.some((lookup) => lookup.sectionsOf(term) !== undefined);
  const expansions = new Map<string, Expansion>();
  const add = (terms: readonly string[], weight: number, isExact: boolean): void => {
    const key = terms.join(' ');
    if (terms.length > 0 && terms.every(has) && (expansions.get(key)?.weight ?? 0) < weight)
      expansions.set(key, { terms, weight, isExact });
  };
  add([whole], weights.word, true);
  // A name that the site has as a whole is not asked for by its parts: КонецЕсли is neither конец nor если.
  if (!has(whole)) add(parts, weights.parts, true);
  for (const other of synonyms.get(whole) ?? []) add([other], weights.synonym, true);
  if (word.isUnfinished) {
    // A stem can be shorter than what is typed of the word: архив is found by архи, though its term is арх.
    for (const lookup of lookups) for (const term of beginningsOf(word, lookup)) add([term], weights.beginning, false);
  }
  if (word.folded.length <= longestCutShort && !cutShortIn.some((lookup) => lookup.sectionsOf(whole) !== undefined)) {
    const begun = cutShortIn.flatMap((lookup) => lookup.startingWith(word.folded, mostBeginnings));
    for (const term of begun) add([term], weights.beginning, false);
  }
  // A number that is one sign from another is another number.
  if (mayBeMisspelt && expansions.size === 0 && !/^\p{N}+$/u.test(word.folded) && word.folded.length >= shortestMisspelt) {
    for (const lookup of lookups) {
      for (const term of lookup.terms) if (isMisspelt(word, term)) add([term], weights.misspelt, false);
    }
  }
  return [...expansions.values()];
}

function beginningsOf({ folded, terms: [whole], beginnings }: QueryWord, lookup: TermLookup): readonly string[] {
  const own = [folded, ...beginnings].flatMap((beginning) => lookup.startingWith(beginning, mostBeginnings));
  // What goes on another way than the typed word is another word: масив has the stem мас, but does not begin масштаб.
  return whole === folded ? own : [...own, ...lookup.startingWith(whole, mostBeginnings).filter((term) => folded.startsWith(term))];
}

function isMisspelt({ folded, terms: [whole] }: QueryWord, term: string): boolean {
  // People rarely err in the first letter, and short words with another one are other words: тпами is no спам.
  if (folded[0] !== term[0] && term.length < shortestWithAnyStart) return false;
  // Most of what was typed must be there: таймер is no тайна.
  if (term.length < shortestMisspelt || folded.length > term.length + (term.length === shortestMisspelt ? 1 : 3)) return false;
  return (whole.length > shortestMisspelt && isOneEditAway(whole, term)) || isOneEditAway(folded, term) || isMisspeltForm(folded, term);
}

/**
 * With a wrong letter in it a word may lose more or less to its stem than the right one does: соеденение begins nearly
 * as соединение's stem.
 */
function isMisspeltForm(folded: string, term: string): boolean {
  if (folded[0] !== term[0]) return false;
  return [term.length, term.length - 1, term.length + 1].some(
    (length) => isEnding(folded.slice(length)) && isOneEditAway(folded.slice(0, length), term),
  );
}

/** Whether `written` is what was meant by `asked`: one letter is wrong in it, or in its stem while both end as forms of a word do. */
export function isMeantBy(asked: string, written: string, stemOf: (word: string) => string): boolean {
  if (isOneEditAway(asked, written)) return true;
  const [stem, other] = [stemOf(asked), stemOf(written)];
  if (!isEnding(written.slice(other.length))) return false;
  const isStemmed = stem.length >= shortestWithAnyStart - 1 && asked.startsWith(stem) && written.startsWith(other);
  return isStemmed ? isOneEditAway(stem, other) && isEnding(asked.slice(stem.length)) : isMisspeltForm(asked, other);
}

/** Whether a word may end so behind its stem. */
function isEnding(text: string): boolean {
  return /^(?:[а-я]{0,2}|[ая]ми|и(?:ями|ях|ям|ем|ей|ию)|[ыи]ми|[ое]го|[ое]му|[еая]ни[еяюй]|ост[ьи]|остью)$/.test(text);
}

/** What a site says that means the same, as terms. */
export interface SameMeanings {
  /** The lists of the config, of those that are two terms or more. */
  readonly groups: readonly (readonly string[])[];
  /** By term the others of its lists. */
  readonly others: ReadonlyMap<string, readonly string[]>;
}

/** `synonyms`, lists of words that mean the same, as terms of `analyser`. */
export function readSameMeanings(synonyms: readonly (readonly string[])[], analyser: Analyser): SameMeanings {
  const termOf = (word: string): string => parseName(word, analyser)[0]?.terms[0] ?? fold(word);
  const groups = synonyms.map((group) => [...new Set(group.map(termOf))]);
  const others = new Map<string, string[]>();
  for (const group of groups)
    for (const term of group) others.set(term, [...(others.get(term) ?? []), ...group.filter((other) => other !== term)]);
  return { groups: groups.filter((group) => group.length > 1), others };
}
