import { fold } from '../analyser.ts';
import type { SearchAnswer, SearchQuestion } from './answer.ts';
import { isOneEditAway } from './edits.ts';
import { otherLayouts } from './keyboard-layout.ts';

/** An answer to a question as it was typed, with what it lacks. */
export interface JudgedAnswer {
  readonly answer: SearchAnswer;
  /** How many words of the question the best page lacks; `Infinity` when there is none. */
  readonly missing: number;
  /**
   * Words that nothing has as they were typed, nor a word that they begin; those too that only a short stem speaks for,
   * and another spelling against.
   */
  readonly unknown: readonly string[];
  /** What is written most like the words of the question, looked for when it is asked. */
  nearest(): string | undefined;
}

/** What a question may be meant to be. */
export interface Meaning {
  /** Whether a wrong letter is forgiven. */
  readonly mayBeMisspelt: boolean;
  /** Answers a question as it is typed. */
  judge(question: SearchQuestion): Promise<JudgedAnswer>;
}

/** One word that is a single sign again and again, or has a letter four times in a row. */
const heldKey = /^([\p{L}\p{N}])\1{2,}$|^(?=\S+$).*?(\p{L})\2{3}/u;

/** Shorter words stand in any question. */
const shortestTelling = 4;

/**
 * Answers `question` as it was typed, unless that finds nothing or has unknown words: then in the other keyboard
 * layout, then with its typing errors mended, then by what is written most like it.
 */
export async function answerAsMeant(question: SearchQuestion, { mayBeMisspelt, judge }: Meaning): Promise<SearchAnswer> {
  const found = await judge(question);
  if (found.answer.total > 0 && found.unknown.length === 0) return found.answer;
  // A word with a key that was held down is meant as nothing else.
  if (heldKey.test(question.text.trim())) return found.answer;
  // What was typed in the other keyboard layout is seldom a word of this one, but may be one letter from it.
  for (const text of otherLayouts(question.text, found.unknown)) {
    // oxlint-disable-next-line no-await-in-loop -- most often the first is what was meant
    const again = await judge({ ...question, text });
    if (again.answer.total > 0 && again.missing <= found.missing && again.unknown.length === 0) return { ...again.answer, corrected: text };
  }
  const { corrected } = found.answer;
  if (corrected === undefined) {
    const nearest = found.answer.total === 0 && question.depth === 'all' ? found.nearest() : undefined;
    if (nearest === undefined) return found.answer;
    const near =
      mayBeMisspelt && isOneEditAway(fold(question.text.trim()), fold(nearest)) ? await judge({ ...question, text: nearest }) : undefined;
    return near?.missing === 0 ? { ...near.answer, corrected: nearest } : { ...found.answer, nearest };
  }
  // What was meant is answered as if it had been typed so: its own name first.
  const meant = await judge({ ...question, text: corrected });
  // Where nothing of what was typed is an answer, one mended word of many is none either.
  const isKnown = found.answer.total > 0 || meant.unknown.every((word) => word.length < shortestTelling);
  const isBetter = isKnown && meant.answer.total > 0 && (found.answer.total === 0 || meant.unknown.length < found.unknown.length);
  const { corrected: _as, ...asTyped } = found.answer;
  return isBetter ? { ...meant.answer, corrected } : asTyped;
}
