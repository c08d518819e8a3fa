import { fold, wordPattern, type Analyser } from '../analyser.ts';
import { splitSigns } from '../split-signs.ts';
import { countSpelled } from './sounds.ts';

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
  /** Whether it follows the word before behind a dot, as a member its type. */
  readonly isMember: boolean;
  /**
   * Beginnings of terms that it may become and does not look like: `стро` begins `строка`, the term of which is `стрк`.
   * Empty unless it is unfinished.
   */
  readonly beginnings: readonly string[];
}

/** Before these letters a vowel comes and goes: what follows it next tells whether it stays. */
const fleeingBefore = ['к', 'ц'];
// Beyond that a question is a text that somebody pasted; each word is a bit of a number.
const mostWords = 24;

/** What a question begins with that is put in whole words. */
const openers = new Set(['как', 'how']);
/** What says no more than that something is to be done. */
const fillers = new Set(['сделать', 'делать', 'использовать']);
/** With one other word an opener is the name of something (`операция как`), but before a verb. */
const infinitive = /(?:ть|ти|чь)(?:ся)?$/;

/** A letter between spaces that is no word of English or Russian. */
const operand = /(?<=^|\s)(?![aiавикосуя])\p{L}(?=\s)/iu;

/** Whether `text` is written as code is, not as a sentence or a name with its owner. */
export function isCode(text: string): boolean {
  return /[[\]{};=#"|&]|\(\S|->|\?[.?]|\d[дчмсdhms]\d/.test(text) || operand.test(text);
}

/** Of what is written between two signs, which are a term when they stand together. */
const shapes: readonly (readonly [shape: RegExp, sign: string])[] = [
  [/(?<![\p{L}\p{N}_])\[[^[\]]+\]/u, '[]'],
  [/(?<![\p{L}\p{N}_%$])\{[^{}]*:[^{}]*\}/u, '{:}'],
];

const isWord = /[\p{L}\p{N}_]/u;

/** The beginnings of a sign, the longest first; none of a word. */
export function beginningsOfSign({ folded }: QueryWord): readonly QueryWord[] {
  return isWord.test(folded) ? [] : Array.from(folded.slice(1), (_sign, place) => signOf(folded.slice(0, folded.length - 1 - place)));
}

function signOf(sign: string): QueryWord {
  return { text: sign, folded: sign, terms: [sign], isUnfinished: false, isMember: false, beginnings: [] };
}

/** The words of a question, as {@link parseName}; the last may be unfinished. */
export function parseQuery(text: string, analyser: Analyser): readonly QueryWord[] {
  const words = [...parseName(text, analyser), ...shapes.flatMap(([shape, sign]) => (shape.test(text) ? signOf(sign) : []))];
  const last = words.at(-1);
  if (last === undefined || !isWord.test(last.folded) || !text.endsWith(last.text)) return words;
  const grown = fleeingBefore.map((letter) => analyser.normalise(last.folded + letter));
  const beginnings = grown.filter((term) => !term.startsWith(last.folded));
  return [...words.slice(0, -1), { ...last, isUnfinished: true, beginnings }];
}

/**
 * The words of a text, all of them finished; those that name nothing (`в`, `the`) only when there are no others, so that a question
 * for one of them is still one.
 */
export function parseName(text: string, analyser: Analyser): readonly QueryWord[] {
  const words: QueryWord[] = [];
  const empty: QueryWord[] = [];
  const bounds = [...Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => [index, index + word.length] as const), ...splitSigns(text)];
  for (const [start, end] of joinSpelled(text, bounds.sort(([a], [b]) => a - b))) {
    const word = text.slice(start, end);
    if (!isWord.test(word)) {
      words.push(signOf(word));
      continue;
    }
    const joined = word.replaceAll(' ', '');
    const terms = analyser.analyse(joined);
    const [whole = fold(joined), ...parts] = terms;
    const isMember = text[start - 1] === '.' && isWord.test(text[start - 2] ?? '');
    const found: QueryWord = { text: word, folded: fold(joined), terms: [whole, ...parts], isUnfinished: false, isMember, beginnings: [] };
    (terms.length === 0 ? empty : words).push(found);
  }
  if (openers.has(words[0]?.folded ?? '') && (words.length > 2 || infinitive.test(words[1]?.folded ?? ''))) {
    words.shift();
    if (words.length > 1 && fillers.has(words[0]?.folded ?? '')) words.shift();
  }
  return (words.length > 0 ? words : empty).slice(0, mostWords);
}

/** `bounds` of words where those that name the letters of an abbreviation are one: `эс эс эйч`. */
function joinSpelled(text: string, bounds: readonly (readonly [start: number, end: number])[]): typeof bounds {
  const folded = bounds.map(([start, end]) => fold(text.slice(start, end)));
  const joined: (readonly [start: number, end: number])[] = [];
  for (let at = 0; at < bounds.length; at += 1) {
    const [start, end] = bounds[at] as readonly [number, number];
    const length = countSpelled(folded.slice(at));
    const last = bounds[at + length - 1]?.[1] ?? end;
    const isSpelled = length > 0 && /^[\p{L} ]+$/u.test(text.slice(start, last));
    joined.push([start, isSpelled ? last : end]);
    if (isSpelled) at += length - 1;
  }
  return joined;
}
