import { fold, type Analyser } from '../analyser.ts';
import { nameKinds } from '../index-format.ts';
import { countShared } from './edits.ts';
import { isMeantBy, type Expansion } from './find-expansions.ts';
import { namesWith, type LoadedIndex } from './index-pages.ts';
import { beginningsOfSign, parseName, type QueryWord } from './parse-query.ts';
import type { Meaning, MeaningFinder } from './read-meanings.ts';
import type { Spellings } from './spellings.ts';
import { isVague, isVerb } from './vague-words.ts';

/** A word of a question, and whether the site knows it. */
export interface MendedWord {
  readonly text: string;
  /** As a name of the site has what was meant; `undefined`: the word is left as it is. */
  readonly spelling: string | undefined;
  /** Whether nothing has it as it was typed. */
  readonly isUnknown: boolean;
  /** Whether that is so, or a stem alone speaks for it. */
  readonly isDoubtful: boolean;
  /** Whether something has it, or what it may mean, or what is written nearly so. */
  readonly isFound: boolean;
}

/** What is known of the site, and of what is asked. */
export interface Mending {
  readonly index: LoadedIndex;
  readonly analyser: Analyser;
  readonly spellings: Spellings;
  readonly mayBeMisspelt: boolean;
  readonly meanings: readonly Meaning[];
  readonly finders: readonly MeaningFinder[];
  /** Whether the site has a term. */
  has(term: string): boolean;
}

/** Names that are looked at for the spelling of a word. */
const mostNames = 40;
const isLatin = /^[a-z]{2,}$/;

/** The words of a question, given the expansions of each, with what was meant by those that the site does not have. */
export function mendWords(
  words: readonly QueryWord[],
  expansionsOfWords: readonly (readonly Expansion[])[],
  { index, analyser, spellings, mayBeMisspelt, meanings, finders, has }: Mending,
): readonly MendedWord[] {
  const isEnglish = words.some((word, number) => isLatin.test(word.folded) && !isUnknown(word, expansionsOfWords[number] ?? []));
  const isSign = (sign: QueryWord): boolean => has(sign.folded) || finders.some((finder) => finder.find([sign]).length > 0);
  return words.map((word, number) => {
    const { text } = word;
    const own = expansionsOfWords[number] ?? [];
    const isMeant = meanings.some(({ at, length }) => at <= number && number < at + length);
    if (isMeant) return { text, spelling: undefined, isUnknown: false, isDoubtful: false, isFound: true };
    const isNowhere = isUnknown(word, own);
    const isDoubtful = isNowhere || spellings.isCutShort(word);
    // Other languages have signs that begin with those of this one: `===`.
    const shorter = isNowhere ? beginningsOfSign(word).find(isSign) : undefined;
    if (shorter !== undefined) return { text, spelling: shorter.text, isUnknown: true, isDoubtful, isFound: true };
    // How names write a word tells more than stems, of which a wrong letter makes others.
    const neighbour = mayBeMisspelt && isDoubtful ? spellings.neighbour(word) : undefined;
    const mayBeHeard = mayBeMisspelt && isNowhere && !(isEnglish && isLatin.test(word.folded));
    const others = mayBeHeard ? finders.flatMap((finder) => finder.words) : [];
    const sound = mayBeHeard ? spellings.soundingAs(word, others) : undefined;
    const meant = (): string | undefined =>
      mostNamed(word, own, index)
        .flatMap((term) => spellingOf(term, index, analyser) ?? [])
        .find((written) => isMeantBy(word.folded, fold(written), (each) => analyser.normalise(each)));
    const heard = sound?.isSame === true ? sound.text : undefined;
    const spelling = heard ?? neighbour ?? (isNowhere ? (meant() ?? (mayBeHeard ? spellings.kinOf(word, others) : undefined) ?? sound?.text) : undefined);
    return { text, spelling, isUnknown: isNowhere || neighbour !== undefined, isDoubtful, isFound: own.length > 0 };
  });
}

/** What stands in any text. */
const isLink = /^(?:\d+|[а-я]{1,3})$/;
/** How much of a question with an unknown word the best page must have: less of it is chance. */
const leastShare = 0.4;
const fewestMissing = 2;
/** A longer question asks many things. */
const mostOfOneThing = 6;

/** What the best page has of a question. */
interface BestPage {
  /** How much of what it says, from 0 to 1. */
  readonly share: number;
  /** How many of its words the page lacks. */
  readonly missing: number;
  readonly isCode: boolean;
}

/**
 * Whether `words` ask about what the site is about, given what is known of each: what is a name of something is known of most, and some
 * page has more of it than chance gives. Verbs have others that mean the same, and a number stands in any text.
 */
export function isKnown(words: readonly QueryWord[], mended: readonly MendedWord[], { share, missing, isCode }: BestPage): boolean {
  if (isCode) return true;
  const isChance = words.length <= mostOfOneThing && missing >= fewestMissing && share < leastShare;
  if (isChance && mended.some((word) => word.isDoubtful)) return false;
  const telling = words.flatMap(({ folded }, number) => (isVague(folded) || isVerb(folded) || isLink.test(folded) ? [] : (mended[number] ?? [])));
  const unknown = telling.filter((word) => word.isUnknown || word.isDoubtful).length;
  if (telling.length < 2) return telling.every(({ isFound }) => isFound);
  return telling.some(({ isFound }) => isFound) && unknown * 2 <= telling.length;
}

/** Whether `word` has no expansions but to its neighbours. */
function isUnknown({ folded, beginnings }: QueryWord, expansions: readonly Expansion[]): boolean {
  return expansions.every(
    ({ terms: [term = ''], isExact }) =>
      !isExact && ![folded, ...beginnings].some((beginning) => term.startsWith(beginning)) && !folded.startsWith(term),
  );
}

/**
 * Terms of `expansions`, first those that have most of `word`, then those that begin as it does for longest, then those
 * that most names of the site have.
 */
function mostNamed({ folded }: QueryWord, expansions: readonly Expansion[], { lookups }: LoadedIndex): readonly string[] {
  const countNames = (term: string): number =>
    (['title', 'keywords', 'heading'] as const).reduce((sum, kind) => sum + (lookups[kind].sectionsOf(term)?.count ?? 0), 0);
  const counted = expansions.flatMap(({ terms: [term] }) =>
    term === undefined ? [] : [{ term, shared: countShared(term, folded), count: countNames(term) }],
  );
  return counted.sort((a, b) => b.term.length - a.term.length || b.shared - a.shared || b.count - a.count).map(({ term }) => term);
}

/** A word of a name that has `term`; one that is no part of another where there is one. */
function spellingOf(term: string, index: LoadedIndex, analyser: Analyser): string | undefined {
  let part: string | undefined;
  for (const kind of nameKinds) {
    for (const text of namesWith(term, { kind, most: mostNames }, index)) {
      const words = parseName(text, analyser);
      const whole = words.find(({ terms }) => terms[0] === term);
      if (whole !== undefined) return whole.text;
      part ??= words.find(({ terms }) => terms.includes(term))?.text;
    }
  }
  return part;
}
