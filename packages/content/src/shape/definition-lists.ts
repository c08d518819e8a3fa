import type { Nodes, Paragraph, Parents, PhrasingContent, RootContent } from 'mdast';
import type { Description, Shaped } from '@helpgen/markdown';
import type { Compilation } from '../compilation.ts';
import { rangeOf, shaped } from './mdast.ts';

/** Makes a list of definitions of each description in `parent` and the paragraph before it, whose lines are its terms. */
export function shapeDefinitionLists(parent: Parents, compilation: Compilation): void {
  for (const child of parent.children) if ('children' in child) shapeDefinitionLists(child, compilation);
  if (!parent.children.some(({ type }) => type === 'description')) return;
  const joined: Nodes[] = [];
  let list: Shaped | undefined;
  for (const child of parent.children as readonly RootContent[]) {
    const before = joined.at(-1);
    if (child.type !== 'description') joined.push(child);
    else if (list !== undefined && list === before) list.children.push(...describe(child, list, compilation));
    else if (before?.type === 'paragraph') {
      joined.pop();
      const earlier = joined.at(-1);
      if (list === undefined || list !== earlier) joined.push((list = shaped('dl', [])));
      list.children.push(...termsOf(before), ...describe(child, before, compilation));
    } else joined.push(asWritten(child));
  }
  parent.children = joined as typeof parent.children;
}

/** The description as one element; a paragraph alone, right below its term, needs no element of its own. */
function describe(node: Description, before: Nodes, { prepared }: Compilation): readonly RootContent[] {
  const [only] = node.children;
  const isTight = !/\n[ \t>]*\n/.test(prepared.text.slice(rangeOf(before)[1] || rangeOf(node)[0], rangeOf(node)[0]));
  if (isTight && only?.type === 'paragraph' && node.children.length === 1) return [{ ...only, data: { ...only.data, hName: 'dd' } }];
  return [shaped('dd', node.children)];
}

function termsOf(paragraph: Paragraph): readonly RootContent[] {
  const terms: PhrasingContent[][] = [[]];
  for (const child of paragraph.children) {
    if (child.type === 'break') terms.push([]);
    else if (child.type !== 'text') terms.at(-1)?.push(child);
    else {
      for (const [index, value] of child.value.split('\n').entries()) {
        if (index > 0) terms.push([]);
        // A single text keeps its place, which findings need.
        if (value !== '') terms.at(-1)?.push({ ...child, value });
      }
    }
  }
  return terms.map((children) => ({ ...paragraph, children, data: { ...paragraph.data, hName: 'dt' } }));
}

/** A description of nothing is a paragraph with a colon. */
function asWritten(node: Description): RootContent {
  const [first, ...others] = node.children;
  const colon = { type: 'text' as const, value: ': ' };
  if (first?.type !== 'paragraph') return shaped('div', [{ type: 'paragraph', children: [colon] }, ...node.children]);
  const paragraph: Paragraph = { ...first, children: [colon, ...first.children] };
  return others.length === 0 ? paragraph : { type: 'hgGroup', children: [paragraph, ...others] };
}
