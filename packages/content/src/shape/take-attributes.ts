import type { Nodes, Parents } from 'mdast';
import type { Compilation } from '../compilation.ts';
import { rangeOf } from './mdast.ts';
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

/** Attributes between braces, read. */
interface WrittenList {
  readonly id?: string;
  readonly classes: readonly string[];
  /** Names and values of the others. */
  readonly named: readonly (readonly [string, string])[];
}

const list = /^\{:?[ \t]*((?:[#.][\p{L}_][\p{L}\p{N}_:-]*|[a-zA-Z][\w-]*=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+))(?:[ \t]+|(?=\})))+\}/u;
const one = /#(?<id>[^\s{}]+)|\.(?<class>[^\s{}]+)|(?<name>[a-zA-Z][\w-]*)=(?:"(?<double>[^"\n]*)"|'(?<single>[^'\n]*)'|(?<bare>[^\s"'{}]+))/gu;

/** What stands at the beginning of `text`, such as `{#id .class width=300}`, as Pandoc and kramdown write it too (`{: …}`), and its length. */
function readWrittenList(text: string): { readonly written: WrittenList; readonly length: number } | undefined {
  const whole = text.startsWith('{') ? list.exec(text)?.[0] : undefined;
  if (whole === undefined) return undefined;
  let id: string | undefined;
  const classes: string[] = [];
  const named: (readonly [string, string])[] = [];
  for (const { groups = {} } of whole.slice(1, -1).matchAll(one)) {
    if (groups['id'] !== undefined) id = groups['id'].normalize('NFC');
    else if (groups['class'] !== undefined) classes.push(groups['class']);
    else if (groups['name'] !== undefined) named.push([groups['name'].toLowerCase(), groups['double'] ?? groups['single'] ?? groups['bare'] ?? '']);
  }
  return { written: { ...(id === undefined ? {} : { id }), classes, named }, length: whole.length };
}

const safe: ReadonlyMap<string, RegExp> = new Map([
  ['dark', /^\S+$/],
  ['dir', /^(?:auto|ltr|rtl)$/],
  ['height', /^\d{1,5}(?:px)?$/],
  ['lang', /^[a-zA-Z\d-]{2,35}$/],
  ['loading', /^(?:eager|lazy)$/],
  ['title', /^/],
  ['width', /^\d{1,5}(?:px|%)?$/],
]);

/** The attributes of `written` that content may have; the others are noted in `tally` as being of a `tag` at `at`. */
function propertiesOf(
  { id, classes, named }: WrittenList,
  tag: string,
  tally: Tally,
  { at, options }: Pick<Compilation, 'options'> & { readonly at: ReturnType<Compilation['place']> },
): Properties {
  const properties: Properties = id === undefined ? {} : { id };
  const known = classes.filter((name) => options.trustHtml || options.classes.includes(name));
  for (const name of classes) if (!known.includes(name)) tally.note(`.${name}`, 'HG2434', { class: name }, at);
  if (known.length > 0) properties['className'] = known;
  for (const [name, value] of named) {
    const isSafe = safe.get(name)?.test(value) === true && (name !== 'dark' || tag === 'img');
    if (isSafe) properties[name] = name === 'width' || name === 'height' ? value.replace(/px$/, '') : value;
    else tally.note(`${tag} ${name}`, 'HG2435', { attribute: name, value }, at);
  }
  return properties;
}
