/** A text cut into its head and the rest; offsets count from the beginning of the text. */
export interface SplitText {
  /** The YAML between the fences; `undefined` when the text has no front matter. */
  readonly head: string | undefined;
  /** Where the head begins. */
  readonly headStart: number;
  /** Where the content begins. */
  readonly bodyStart: number;
  /** Where the line stands that begins a head without an end. */
  readonly unclosedAt?: number;
}

const keyLine = /^["']?[\p{L}_][\p{L}\p{N}_ -]*["']?:(?:\s|$)/u;

/**
 * Cuts front matter off `text`: `---` on the very first line up to the next line of `---` or `...`, with which YAML ends a
 * document too. A head without an end is told of and is no content either: up to the first blank line. So is one that
 * begins behind empty lines and has no end; with an end, it is a rule and a heading, as in any Markdown.
 */
export function splitFrontMatter(text: string): SplitText {
  const [opening] = /^\s*---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (opening === undefined) return { head: undefined, headStart: 0, bodyStart: 0 };
  const headStart = opening.length;
  const isFirst = text.startsWith('---');
  const closing = /^(?:---|\.\.\.)[ \t]*(?:\n|$)/gm;
  closing.lastIndex = headStart;
  const found = closing.exec(text);
  if (isFirst && found !== null) return { head: text.slice(headStart, found.index), headStart, bodyStart: found.index + found[0].length };
  // Without a key it is a rule.
  if (found !== null || !keyLine.test(text.slice(headStart))) return { head: undefined, headStart: 0, bodyStart: 0 };
  const blank = text.indexOf('\n\n', headStart);
  return { head: undefined, headStart: 0, bodyStart: blank < 0 ? text.length : blank + 2, unclosedAt: opening.indexOf('---') };
}
