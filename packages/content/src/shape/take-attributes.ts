import type { Nodes, Parents } from 'mdast';
import type { Compilation } from '../compilation.ts';
import { rangeOf } from './mdast.ts';
import type { Tally } from './tally.ts';
import { propertiesOf, readWrittenList } from './written-attributes.ts';

/** What may have attributes right behind it, and the element that it becomes. */
const inlineTags: ReadonlyMap<Nodes['type'], string> = new Map([
  ['delete', 'del'],
  ['emphasis', 'em'],
  ['image', 'img'],
  ['inlineCode', 'code'],
  ['link', 'a'],
  ['strong', 'strong'],
  ['hgShaped', 'mark'],
]);
const blockTags: ReadonlyMap<Nodes['type'], string> = new Map([
  ['blockquote', 'blockquote'],
  ['heading', 'heading'],
  ['list', 'list'],
  ['listItem', 'li'],
  ['paragraph', 'p'],
  ['table', 'table'],
  ['hgShaped', 'dl'],
]);

/** Gives elements the attributes that are written behind them. */
export interface AttributeTaker {
  /** Takes what stands behind `node` off the text `next`. */
  behind(node: Nodes, next: Nodes | undefined): void;
  /** Takes what stands in the last line of blocks in `parent`, or in a paragraph of its own behind one. */
  ofBlocks(parent: Parents): void;
}

/** A taker for the page of `compilation`; `undefined` when nothing in it looks like a list of attributes. */
export function createAttributeTaker(compilation: Compilation, tally: Tally): AttributeTaker | undefined {
  if (!/\{:?[ \t]*(?:[#.]|[a-zA-Z][\w-]*=)/.test(compilation.prepared.text)) return undefined;
  const { prepared } = compilation;
  const give = (node: Nodes, tag: string, text: string, start: number): number => {
    const read = readWrittenList(text);
    // With a backslash before it, it is meant to be read.
    if (read === undefined || !prepared.text.startsWith(text.slice(0, read.length), start)) return 0;
    const at = compilation.place(start, start + read.length);
    const { className, ...properties } = propertiesOf(read.written, tag, tally, { at, options: compilation.options });
    const given = { ...node.data?.hProperties, ...properties, ...(className === undefined ? {} : { className }) };
    node.data = { ...node.data, hProperties: given };
    return read.length;
  };
  return {
    behind(node, next) {
      const tag = inlineTags.get(node.type);
      if (tag === undefined || next?.type !== 'text') return;
      const [start] = rangeOf(next);
      const length = give(node, tag, next.value, start);
      next.value = next.value.slice(length);
      if (next.position?.start.offset !== undefined) next.position.start.offset += length;
    },
    ofBlocks(parent) {
      const children: Nodes[] = parent.children;
      for (const child of children.filter(({ type }) => type === 'paragraph' || type === 'heading')) {
        if (child.type !== 'paragraph' && child.type !== 'heading') continue;
        const last = child.children.at(-1);
        if (last?.type !== 'text') continue;
        const own = child.type === 'heading' ? lastList.exec(last.value) : lastLine.exec(last.value);
        const isOfInline = own?.index === 0 && child.children.length > 1 && !own[0].startsWith(' ') && !own[0].startsWith('\n');
        // What is an id alone at the end of a heading is taken as such.
        const isExplicitId = child.type === 'heading' && /^\{[ \t]*#[^\s{}]+[ \t]*\}$/.test(own?.[1] ?? '');
        if (own?.[1] === undefined || isOfInline || isExplicitId) continue;
        const before = children[children.indexOf(child) - 1];
        const isAlone = child.children.length === 1 && own.index === 0;
        const target = isAlone ? before : parent.type === 'listItem' ? parent : child;
        const tag = target === undefined ? undefined : blockTags.get(target.type);
        if (target === undefined || tag === undefined) continue;
        const start = prepared.text.lastIndexOf(own[1], rangeOf(last)[1]);
        if (prepared.text.charAt(start - 1) === '\\' || give(target, tag, own[1], start) !== own[1].length) continue;
        if (isAlone) children.splice(children.indexOf(child), 1);
        else last.value = last.value.slice(0, own.index).trimEnd();
        if (last.value === '') child.children.pop();
      }
    },
  };
}

const lastList = /(?:^|[ \t])(\{[^{}\n]*\})[ \t]*$/;
const lastLine = /(?:^|\n)(\{[^{}\n]*\})[ \t]*$/;
