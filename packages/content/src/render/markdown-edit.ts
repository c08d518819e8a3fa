import type { ParsedPage } from '../parse/parse-page.ts';

/** A stretch of the prepared text that is something else in the Markdown copy. */
export interface MarkdownEdit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string | IncludedText | { readonly link: number } | { readonly titleOf: number } | { readonly asset: number };
}

/** What takes the place of an include: a stretch of the prepared text, with `before` in front of its lines. */
export interface IncludedText {
  readonly from: number;
  readonly to: number;
  readonly before: string;
  /** Whether the include stands alone in its line: then there are blank lines around. */
  readonly isApart: boolean;
}

/** What the includes of a page become in its copy. */
export function editsOfIncludes({ includes, text: { text } }: Pick<ParsedPage, 'includes' | 'text'>): MarkdownEdit[] {
  return includes.map(({ start, end, content }) => {
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const before = text.slice(lineStart, start);
    const isApart = before.trim() === '';
    const from = isApart ? lineStart : start;
    if (content === undefined) return { start: from, end, replacement: '' };
    // Behind the marker of a list its content is indented, and a quote goes on.
    return { start: from, end, replacement: { from: content.start, to: content.end, before: before.replace(/[^>\s]/g, ' '), isApart } };
  });
}
