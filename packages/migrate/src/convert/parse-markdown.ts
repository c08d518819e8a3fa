import type { Heading, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';

/** Markdown as it is read here, without directives, whose lines are paragraphs. */
export function parseMarkdown(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** MDX; `undefined` when `text` is none, with the line in it and the reason for `refuse`. */
export function parseMdx(text: string, refuse?: (line: number, reason: string) => void): Root | undefined {
  try {
    return fromMarkdown(text, { extensions: [gfm(), mdxjs()], mdastExtensions: [gfmFromMarkdown(), mdxFromMarkdown()] });
  } catch (error) {
    if (error instanceof Error && 'line' in error) refuse?.(Number(error.line), error.message);
    return undefined;
  }
}

/** `node` and all that stands in it, in the order of the text. */
export function* walk(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child);
}

/** The headings of `root`. */
export function headingsOf(root: Root): readonly Heading[] {
  return [...walk(root)].filter((node) => node.type === 'heading');
}

/** Whether the front matter of `text` calls it a draft. */
export function isDraft(text: string): boolean {
  return /^draft:[ \t]*true[ \t]*(?:#.*)?$/m.test(splitHead(text).head ?? '');
}

/** Front matter between lines of `---`, and where the text behind it begins. */
export function splitHead(text: string): { readonly head: string | undefined; readonly bodyStart: number } {
  const found = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(text);
  return found === null ? { head: undefined, bodyStart: 0 } : { head: found[1] ?? '', bodyStart: found[0].length };
}
