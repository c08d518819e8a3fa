import type { Body, BodyNode } from '@helpgen/model';
import type { Compilation } from '../compilation.ts';

/** The prepared text as Markdown with a hole for each address that is written out in it. */
export function toMarkdown(compilation: Compilation): Body {
  const { text } = compilation.prepared;
  const edits = compilation.edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const nodes: BodyNode[] = [];
  let pending = '';
  let at = 0;
  for (const { start, end, replacement } of edits) {
    if (start < at) continue;
    pending += text.slice(at, start);
    at = end;
    if (typeof replacement === 'string') pending += replacement;
    else {
      nodes.push(pending, replacement);
      pending = '';
    }
  }
  nodes.push(pending + text.slice(at));
  const [first] = nodes;
  if (typeof first === 'string') nodes[0] = first.replace(/^\n+/, '');
  return nodes.filter((node) => node !== '');
}
