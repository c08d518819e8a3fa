import { fold, type Analyser } from '../analyser.ts';
import { nameKinds } from '../index-format.ts';
import { countShared } from './edits.ts';
import { isMeantBy, type AskedWord } from './find-expansions.ts';
import { namesWith, type LoadedIndex } from './index-pages.ts';
import { beginningsOfSign, parseName, type QueryWord } from './parse-query.ts';
import type { RankedAnswers } from './rank-answers.ts';
import type { AskedQuestion, MeaningFinder } from './read-meanings.ts';
import type { Spellings } from './spellings.ts';
import { isVague, isVerb } from './vague-words.ts';

/** What is known of the site, and of what is asked. */
export interface Mending {
  readonly index: LoadedIndex;
  readonly analyser: Analyser;
  readonly spellings: Spellings;
  readonly mayBeMisspelt: boolean;
  readonly finders: readonly MeaningFinder[];
  /** Whether the site has a term. */
  has(term: string): boolean;
}

const isLatin = /^[a-z]{2,}$/;

/** A word of a question, and whether the site knows it. */
export type MendedWord = ReturnType<typeof mendWords>[number];

/** The words of a question with what was meant by those that the site does not have. */
export function mendWords({ words, meanings }: AskedQuestion, { index, analyser, spellings, mayBeMisspelt, finders, has }: Mending) {
  const isEnglish = words.some((word) => isLatin.test(word.folded) && !isUnknown(word));
  const isSign = (sign: QueryWord): boolean => has(sign.folded) || finders.some((finder) => finder.find([sign]).length > 0);
  const isMeant = (number: number): boolean => meanings.some(({ at, length }) => at <= number && number < at + length);
  return words.map((word, number) => {
    const isNowhere = !isMeant(number) && isUnknown(word);
    const isDoubtful = isNowhere || (!isMeant(number) && spellings.isCutShort(word));
    // Other languages have signs that begin with those of this one: `===`.
    const shorter = isNowhere ? beginningsOfSign(word).find(isSign)?.text : undefined;
    // How names write a word tells more than stems, of which a wrong letter makes others.
    const neighbour = mayBeMisspelt && isDoubtful ? spellings.neighbour(word) : undefined;
    const mayBeHeard = mayBeMisspelt && isNowhere && !(isEnglish && isLatin.test(word.folded));
    const others = mayBeHeard ? finders.flatMap((finder) => finder.words) : [];
    const sound = mayBeHeard ? spellings.soundingAs(word, others) : undefined;
    const meant = (): string | undefined =>
      word.expansions
        .map(({ terms: [term = ''] }) => ({ term, shared: countShared(term, word.folded) }))
        .sort((a, b) => b.shared - a.shared)
        .flatMap(({ term }) => spellingOf(term, index, analyser) ?? [])
        .find((written) => isMeantBy(word.folded, fold(written), (each) => analyser.normalise(each)));
    const certain = shorter ?? (sound?.isSame === true ? sound.text : undefined) ?? neighbour;
    const likely = (): string | undefined => meant() ?? (mayBeHeard ? spellings.kinOf(word, others) : undefined) ?? sound?.text;
    return {
      ...word,
      /** As a name of the site has what was meant; `undefined`: the word is left as it is. */
      spelling: certain ?? (isNowhere ? likely() : undefined),
      /** Whether nothing has it as it was typed. */
      isUnknown: isNowhere || neighbour !== undefined,
      /** Whether that is so, or a stem alone speaks for it. */
      isDoubtful,
      /** Whether something has it, or what it may mean, or what is written nearly so. */
      isFound: isMeant(number) || shorter !== undefined || word.expansions.length > 0,
    };
  });
}

/** What stands in any text. */
const isLink = /^(?:\d+|[а-я]{1,3})$/;
/** How much of a question with an unknown word the best page must have: less of it is chance. */
const leastShare = 0.4;
const fewestMissing = 2;
/** A longer question asks many things. */
const mostOfOneThing = 6;

/**
 * Whether a question of `words` asks about what the site is about: what is a name of something is known of most, and
 * some page has more of it than chance gives. Verbs have others that mean the same, and a number stands in any text.
 */
export function isKnown(words: readonly MendedWord[], { share, missing }: Pick<RankedAnswers, 'share' | 'missing'>): boolean {
  const isChance = words.length <= mostOfOneThing && missing >= fewestMissing && share < leastShare;
  if (isChance && words.some((word) => word.isDoubtful)) return false;
  const telling = words.filter(({ folded }) => !isVague(folded) && !isVerb(folded) && !isLink.test(folded));
  const unknown = telling.filter((word) => word.isUnknown || word.isDoubtful).length;
  if (telling.length < 2) return telling.every(({ isFound }) => isFound);
  return telling.some(({ isFound }) => isFound) && unknown * 2 <= telling.length;
}

/** Whether `word` has no expansions but to its neighbours. */
function isUnknown({ folded, beginnings, expansions }: AskedWord): boolean {
  return expansions.every(
    ({ terms: [term = ''], isExact }) =>
      !isExact && ![folded, ...beginnings].some((beginning) => term.startsWith(beginning)) && !folded.startsWith(term),
  );
}

/** A word of a name as it is written, the term of which is `term`. */
function spellingOf(term: string, index: LoadedIndex, analyser: Analyser): string | undefined {
  for (const kind of nameKinds) {
    for (const name of namesWith(term, kind, index)) {
      const word = parseName(name, analyser).find(({ terms }) => terms[0] === term);
      if (word !== undefined) return word.text;
    }
  }
  return undefined;
}
