/** A text cut into its head and the rest; offsets count from the beginning of the text. */
export interface SplitText {
  /** The YAML between the fences; `undefined` when the text has no front matter. */
  readonly head: string | undefined;
  /** Where the head begins. */
  readonly headStart: number;
  /** Where the content begins. */
  readonly bodyStart: number;
}

/** Cuts front matter off `text`: `---` on the very first line up to the next line of `---`. Anything else is content. */
export function splitFrontMatter(text: string): SplitText {
  const opening = /^---[ \t]*\n/.exec(text);
  if (opening === null) return { head: undefined, headStart: 0, bodyStart: 0 };
  const headStart = opening[0].length;
  const closing = /^---[ \t]*(?:\n|$)/gm;
  closing.lastIndex = headStart;
  const found = closing.exec(text);
  if (found === null) return { head: undefined, headStart: 0, bodyStart: 0 };
  return { head: text.slice(headStart, found.index), headStart, bodyStart: found.index + found[0].length };
}
