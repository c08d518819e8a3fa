import { splitWords } from '../split-words.ts';

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
export function otherLayouts(text: string, unknown: readonly string[]): readonly string[] {
  const changeParts = (of: (part: string) => string, isMeant: (part: string) => boolean): string =>
    text.replace(/\S+/g, (part) => {
      const other = isMeant(part) ? of(part) : part;
      // A letter of one layout can be a sign of the other, which is no word.
      return /\p{L}/u.test(other) ? other : part;
    });
  const holdsUnknown = (part: string): boolean => {
    let holds = false;
    splitWords(part, (start, end) => void (holds ||= unknown.includes(part.slice(start, end))));
    return holds;
  };
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
