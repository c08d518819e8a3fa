import { fold, type Analyser } from '../analyser.ts';
import { splitWords } from '../split-words.ts';

/** A word of a question. */
export interface QueryWord {
  /** As it was typed. */
  readonly text: string;
  /** Folded: what unfinished words are compared with. */
  readonly folded: string;
  /** Its term; for an identifier the whole name's first, then those of its parts. Never empty. */
  readonly terms: readonly [string, ...string[]];
  /** Whether more of it may be to come. */
  readonly isUnfinished: boolean;
  /**
   * Beginnings of terms that it may become and does not look like: `стро` begins `строка`, the term of which is `стрк`.
   * Empty unless it is unfinished.
   */
  readonly beginnings: readonly string[];
}

/** Before these letters a vowel comes and goes: what follows it next tells whether it stays. */
const fleeingBefore = ['к', 'ц'];
// Beyond that a question is a text that somebody pasted.
const mostWords = 12;

/** What a question begins with that is put in whole words. */
const openers = new Set(['как', 'how']);
/** What says no more than that something is to be done. */
const fillers = new Set(['сделать', 'делать', 'использовать']);
/** With one other word an opener is the name of something (`операция как`), but before a verb. */
const infinitive = /(?:ть|ти|чь)(?:ся)?$/;

/**
 * The words of a question; those that name nothing (`в`, `the`) only when there are no others, so that a question
 * for one of them is still one.
 */
export function parseQuery(text: string, analyser: Analyser): readonly QueryWord[] {
  const words: QueryWord[] = [];
  const empty: QueryWord[] = [];
  splitWords(text, (start, end) => {
    const word = text.slice(start, end);
    const [whole, ...parts] = analyser.analyse(word);
    const folded = fold(word);
    const isUnfinished = end === text.length;
    const beginnings = isUnfinished
      ? fleeingBefore.map((letter) => analyser.normalise(folded + letter)).filter((term) => !term.startsWith(folded))
      : [];
    if (whole === undefined) empty.push({ text: word, folded, terms: [folded], isUnfinished, beginnings });
    else words.push({ text: word, folded, terms: [whole, ...parts], isUnfinished, beginnings });
  });
  if (openers.has(words[0]?.folded ?? '') && (words.length > 2 || infinitive.test(words[1]?.folded ?? ''))) {
    words.shift();
    if (words.length > 1 && fillers.has(words[0]?.folded ?? '')) words.shift();
  }
  return (words.length > 0 ? words : empty).slice(0, mostWords);
}
