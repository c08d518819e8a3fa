import type { Nodes, Parents } from 'mdast';
import type { DiagnosticArgs } from '@helpgen/model';
import type { Compilation, ContentCode } from '../compilation.ts';
import { addProperties, rangeOf } from './mdast.ts';
import type { Tally } from './tally.ts';
import type { Properties } from 'hast';

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
    const written = text.startsWith('{') ? list.exec(text)?.[0] : undefined;
    // With a backslash before it, it is meant to be read.
    if (written === undefined || !prepared.text.startsWith(written, start)) return 0;
    const at = compilation.place(start, start + written.length);
    const refuse: Refuse = (kind, code, args) => tally.note(kind, code, args, at);
    addProperties(node, propertiesOf(written, tag, compilation.options, refuse));
    return written.length;
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

// As Pandoc and kramdown (`{: …}`) write them too.
const list = /^\{:?[ \t]*((?:[#.][\p{L}_][\p{L}\p{N}_:-]*|[a-zA-Z][\w-]*=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+))(?:[ \t]+|(?=\})))+\}/u;
const one = /#(?<id>[^\s{}]+)|\.(?<class>[^\s{}]+)|(?<name>[a-zA-Z][\w-]*)=(?:"(?<double>[^"\n]*)"|'(?<single>[^'\n]*)'|(?<bare>[^\s"'{}]+))/gu;

const safe: ReadonlyMap<string, RegExp> = new Map([
  ['dark', /^\S+$/],
  ['dir', /^(?:auto|ltr|rtl)$/],
  ['height', /^\d{1,5}(?:px)?$/],
  ['lang', /^[a-zA-Z\d-]{2,35}$/],
  ['loading', /^(?:eager|lazy)$/],
  ['title', /^/],
  ['width', /^\d{1,5}(?:px|%)?$/],
]);

type Refuse = (kind: string, code: ContentCode, args: DiagnosticArgs) => void;

/** The attributes that `written`, such as `{#id .class width=300}`, gives a `tag` and that content may have; `refuse` is told of the others. */
function propertiesOf(written: string, tag: string, { classes, trustHtml }: Compilation['options'], refuse: Refuse): Properties {
  const [own, properties]: [Properties, Properties] = [{}, {}];
  const className: string[] = [];
  for (const { groups = {} } of written.slice(1, -1).matchAll(one)) {
    const { id, class: given, name: key = '', double, single, bare = '' } = groups;
    const name = key.toLowerCase();
    const value = double ?? single ?? bare;
    if (id !== undefined) own['id'] = id.normalize('NFC');
    else if (given !== undefined && (trustHtml || classes.includes(given))) className.push(given);
    else if (given !== undefined) refuse(`.${given}`, 'HG2434', { class: given });
    else if (safe.get(name)?.test(value) !== true || (name === 'dark' && tag !== 'img')) refuse(`${tag} ${name}`, 'HG2435', { attribute: name, value });
    else properties[name] = name === 'width' || name === 'height' ? value.replace(/px$/, '') : value;
  }
  return { ...own, ...properties, ...(className.length === 0 ? {} : { className }) };
}
