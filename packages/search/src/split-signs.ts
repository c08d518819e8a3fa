/** What a question can be about besides words: the signs of programming languages, longer ones before those that they begin with. */
const signs = [
  '{:}', '%{', '${', '===', '!==', '...', '<<=', '>>=', '**=', '??=',
  '??', '?.', '->', '=>', '!=', '==', '<=', '>=', '<>', '+=', '-=', '*=', '/=', '%=', '::', ':=', '[]', '{}', '()', '**',
  '&&', '||', '++', '--', '<<', '>>', '..', '//', '/*', '*/', '#!', '!!',
  '%', '@', '#', '$', '&', '*', '+', '-', '/', '<', '=', '>', '?', '^', '|', '~', '\\', '!', ';', ':',
];
const run = /[-!#$%&()*+./:;<=>?@[\\\]^{|}~]+/gu;
/** Between two words these are part of a name, an address or a date. */
const joining = /^(?:[-./:]|::|\/\/)$/;
/** Behind a word, and before a space or nothing, these end a sentence or begin a list. */
const ending = /^(?:[!:;?.]+|\(.*)$/;
const isWordLike = /[\p{L}\p{N}_]/u;

/** The bounds of the signs in `text`. Punctuation is none: `а ?? б` has `??`, `Что это? Стд::Http` has nothing. */
export function splitSigns(text: string): readonly (readonly [start: number, end: number])[] {
  const bounds: (readonly [number, number])[] = [];
  for (const { 0: found, index } of text.matchAll(run)) {
    const before = text[index - 1] ?? ' ';
    const after = text[index + found.length] ?? ' ';
    if (isWordLike.test(before) && (isWordLike.test(after) ? joining.test(found) : ending.test(found))) continue;
    let at = 0;
    while (at < found.length) {
      const sign = signs.find((each) => found.startsWith(each, at));
      if (sign !== undefined) bounds.push([index + at, index + at + sign.length]);
      at += sign?.length ?? 1;
    }
  }
  return bounds;
}

/** The distinct signs in `text`, in its order. */
export function signsOf(text: string): readonly string[] {
  return [...new Set(splitSigns(text).map(([start, end]) => text.slice(start, end)))];
}
