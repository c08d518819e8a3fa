import type { Body, BodyNode } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';
import type { MarkdownEdit } from './markdown-edit.ts';

/** The text of the page as Markdown, with what it includes in its place and a hole for each address that is written out in it. */
export function toMarkdown({ prepared, edits, ownEnd }: Pick<Compilation, 'prepared' | 'edits' | 'ownEnd'>): Body {
  const sorted = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const nodes = joinTexts(copy({ text: prepared.text, edits: sorted }, 0, ownEnd));
  const [first] = nodes;
  if (typeof first === 'string') nodes[0] = first.replace(/^\n+/, '');
  return nodes.filter((node) => node !== '');
}

interface Edited {
  readonly text: string;
  readonly edits: readonly MarkdownEdit[];
}

function copy(edited: Edited, from: number, to: number): readonly BodyNode[] {
  const nodes: BodyNode[] = [];
  let at = from;
  for (const { start, end, replacement } of edited.edits) {
    if (start < at || start > to) continue;
    nodes.push(edited.text.slice(at, start));
    at = end;
    if (typeof replacement === 'object' && 'from' in replacement) {
      const { before, isApart } = replacement;
      const content = joinTexts([...(isApart ? ['\n'] : []), ...copy(edited, replacement.from, replacement.to)]);
      nodes.push(...content.map((node) => (typeof node === 'string' ? indented(node, before) : node)), isApart ? '\n' : '');
    } else nodes.push(replacement);
  }
  return [...nodes, edited.text.slice(at, to)];
}

/** `text` with `before` in front of each line but the first; a line without text ends with no white space. */
function indented(text: string, before: string): string {
  return before === '' ? text : text.replace(/\n(?=([^\n]?))/g, (_break, next: string) => `\n${next === '' ? before.trimEnd() : before}`);
}

function joinTexts(nodes: readonly BodyNode[]): BodyNode[] {
  const joined: BodyNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}
