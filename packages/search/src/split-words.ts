const words = /[\p{L}\p{N}\p{M}_]+/gu;

/** Words are runs of letters, digits, combining marks and underscores of any script; `visit` gets their bounds in `text`. */
export function splitWords(text: string, visit: (start: number, end: number) => void): void {
  for (const { 0: word, index } of text.matchAll(words)) visit(index, index + word.length);
}
