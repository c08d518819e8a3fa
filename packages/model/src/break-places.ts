/** Words of more characters may be too long for a line of a phone or of the sidebar. */
const fitting = 16;
const longWord = new RegExp(`\\S{${fitting + 1},}`, 'g');

/** What a line may end with: a colon or a point inside of a name, the end of a word inside of it, and what stands before `<`. */
const joint = /[:.](?=\p{L})|\p{Ll}\d*(?=\p{Lu})|[^<](?=<)/gu;

/** `text` with `mark` where a line may break in a long word: at its joints, `ReadableMap` before its `Map`. */
export function markBreaks(text: string, mark: string): string {
  return text.length <= fitting ? text : text.replace(longWord, (word) => word.replace(joint, `$&${mark}`));
}
