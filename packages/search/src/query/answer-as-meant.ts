import { fold, wordPattern } from '../analyser.ts';
import type { SearchAnswer, SearchQuestion } from './answer.ts';
import { isOneEditAway } from './edits.ts';

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

/** Answers a question as it is typed. */
export type Judge = (question: SearchQuestion) => Promise<JudgedAnswer>;

/** One word that is a single sign again and again, or has a letter four times in a row. */
const heldKey = /^([\p{L}\p{N}])\1{2,}$|^(?=\S+$).*?(\p{L})\2{3}/u;

/** Shorter words stand in any question. */
const shortestTelling = 4;

/**
 * Answers `question` by `judge` as it was typed, unless that finds nothing or has unknown words: then in the other keyboard
 * layout, then with its typing errors mended, then by what is written most like it, when it `mayBeMisspelt`.
 */
export async function answerAsMeant(question: SearchQuestion, judge: Judge, mayBeMisspelt: boolean): Promise<SearchAnswer> {
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
  const { corrected, ...asTyped } = found.answer;
  if (corrected === undefined) {
    const nearest = found.answer.total === 0 && question.depth === 'all' ? found.nearest() : undefined;
    if (nearest === undefined) return asTyped;
    const near =
      mayBeMisspelt && isOneEditAway(fold(question.text.trim()), fold(nearest)) ? await judge({ ...question, text: nearest }) : undefined;
    return near?.missing === 0 ? { ...near.answer, corrected: nearest } : { ...asTyped, nearest };
  }
  // What was meant is answered as if it had been typed so: its own name first.
  const meant = await judge({ ...question, text: corrected });
  // Where nothing of what was typed is an answer, one mended word of many is none either.
  const isKnown = found.answer.total > 0 || meant.unknown.every((word) => word.length < shortestTelling);
  const isBetter = isKnown && meant.answer.total > 0 && (found.answer.total === 0 || meant.unknown.length < found.unknown.length);
  return isBetter ? { ...meant.answer, corrected } : asTyped;
}

// The letter keys of the two layouts, row by row.
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russian = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const isRussian = /[а-яё]/i;

/**
 * `text` as its keys give it in the other layout: `ghbdtn` is `привет`, and the other way about. Of a mixed text the
 * Latin letters are changed.
 */
function inOtherLayout(text: string): string {
  return /[a-z]/i.test(text) ? change(text, latin, russian) : toLatin(text);
}

/** Names have dots and colons inside (`ыевюоыщт` is `std.json`); a text that has other signs then is left as it is: хэш is no `['i`, ютф no `.na`. */
function toLatin(text: string): string {
  return /[бхъэё]|(?<!\p{L})[юж]/iu.test(text) ? text : change(text, russian, latin);
}

/**
 * What `text` may have been meant to be, when it has the words `unknown` that nothing has: these alone in the other
 * layout (`ghbdtn Мир`, `реез client`), a mixed one in either (`vассив`, `РеезClient`), then all of it. Without
 * doubles, and without `text`.
 */
function otherLayouts(text: string, unknown: readonly string[]): readonly string[] {
  const changeParts = (of: (part: string) => string, isMeant: (part: string) => boolean): string =>
    text.replace(/\S+/g, (part) => {
      const other = isMeant(part) ? of(part) : part;
      // A letter of one layout can be a sign of the other, which is no word.
      return /\p{L}/u.test(other) ? other : part;
    });
  const holdsUnknown = (part: string): boolean => (part.match(wordPattern) ?? []).some((word) => unknown.includes(word));
  const all = [
    changeParts(inOtherLayout, holdsUnknown),
    changeParts((part) => (isRussian.test(part) ? toLatin(part) : inOtherLayout(part)), holdsUnknown),
    changeParts(inOtherLayout, () => true),
  ];
  return [...new Set(all)].filter((other) => other !== text);
}

function change(text: string, from: string, to: string): string {
  return [...text.toLowerCase()].map((letter) => (from.includes(letter) ? (to[from.indexOf(letter)] ?? letter) : letter)).join('');
}
