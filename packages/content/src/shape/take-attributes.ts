import type { Properties } from 'hast';
import type { Heading, Nodes, Parents } from 'mdast';
import type { Compilation } from '../compilation.ts';
import { addProperties, rangeOf } from './mdast.ts';

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

/** Takes the attributes that are written right behind `node` off the text `next`. */
export function takeAttributesBehind(node: Nodes, next: Nodes | undefined, compilation: Compilation): void {
  const tag = inlineTags.get(node.type);
  if (tag === undefined || next?.type !== 'text') return;
  const length = give(node, { tag, text: next.value, start: rangeOf(next)[0] }, compilation);
  next.value = next.value.slice(length);
  if (next.position?.start.offset !== undefined) next.position.start.offset += length;
}

/** Takes the attributes in the last line of blocks in `parent`, or in a paragraph of its own behind one. */
export function takeAttributesOfBlocks(parent: Parents, compilation: Compilation): void {
  const children: Nodes[] = parent.children;
  for (const child of children.filter((node) => node.type === 'paragraph' || node.type === 'heading')) {
    const last = child.children.at(-1);
    if (last?.type !== 'text') continue;
    const isHeading = child.type === 'heading';
    const [whole = '', written] = (isHeading ? lastList : lastLine).exec(last.value) ?? [];
    // What is an id alone at the end of a heading is taken as such.
    if (written === undefined || (isHeading && explicitId.test(written))) continue;
    const isAll = whole.length === last.value.length;
    // Right behind an element it is that element's.
    if (isAll && child.children.length > 1 && !/^[ \n]/.test(whole)) continue;
    const isAlone = isAll && child.children.length === 1;
    const target = isAlone ? children[children.indexOf(child) - 1] : parent.type === 'listItem' ? parent : child;
    const tag = target && blockTags.get(target.type);
    if (target === undefined || tag === undefined) continue;
    const start = compilation.prepared.text.lastIndexOf(written, rangeOf(last)[1]);
    if (compilation.prepared.text.charAt(start - 1) === '\\' || give(target, { tag, text: written, start }, compilation) !== written.length) continue;
    if (isAlone) children.splice(children.indexOf(child), 1);
    else last.value = last.value.slice(0, -whole.length).trimEnd();
    if (last.value === '') child.children.pop();
  }
}

/** An id alone. */
export const explicitId = /^\{[ \t]*#[^\s{}]+[ \t]*\}$/;
const idInComment = /^<!--\s*#(\S+?)\s*-->$/;

/** Takes an explicit id off the end of `heading`: `## Title {#id}` or `## Title <!-- #id -->`. */
export function takeExplicitId(heading: Heading, compilation: Compilation): void {
  const last = heading.children.at(-1);
  const id = last?.type === 'html' ? idInComment.exec(last.value.trim())?.[1] : undefined;
  if (id !== undefined) {
    heading.children.pop();
    const before = heading.children.at(-1);
    if (before?.type === 'text') before.value = before.value.trimEnd();
    addProperties(heading, { id });
  }
  if (last?.type !== 'text') return;
  const text = last.value.trimEnd();
  const start = text.lastIndexOf('{#');
  const written = text.slice(start + 2, -1).trim();
  const source = compilation.prepared.text.slice(...rangeOf(heading));
  const isEscaped = source.charAt(source.lastIndexOf('{#') - 1) === '\\';
  if (start < 0 || !text.endsWith('}') || /^$|[{}]/.test(written) || isEscaped) return;
  last.value = text.slice(0, start).trimEnd();
  if (last.value === '') heading.children.pop();
  // A space cannot stand in an id.
  addProperties(heading, { id: written.replace(/\s+/g, '-').normalize('NFC') });
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

/** A text behind what becomes a `tag`. */
interface Written {
  readonly tag: string;
  readonly text: string;
  readonly start: number;
}

/**
 * Gives `node` the attributes at the beginning of a text, such as `{#id .class width=300}`, that content may have; others are reported.
 * What comes back is how long they are.
 */
function give(node: Nodes, { tag, text, start }: Written, { prepared, options, place, keep }: Compilation): number {
  const written = text.startsWith('{') ? (list.exec(text)?.[0] ?? '') : '';
  // With a backslash before it, it is meant to be read.
  if (written === '' || !prepared.text.startsWith(written, start)) return 0;
  const at = place(start, start + written.length);
  const [own, properties]: [Properties, Properties] = [{}, {}];
  const className: string[] = [];
  for (const { groups = {} } of written.slice(1, -1).matchAll(one)) {
    const { id, class: given, name: key = '', double, single, bare = '' } = groups;
    const name = key.toLowerCase();
    const value = double ?? single ?? bare;
    if (id !== undefined) own['id'] = id.normalize('NFC');
    // The name in this code becomes no link: `` `Скрипт`{.no-link} ``.
    else if (tag === 'code' && written === '{.no-link}') own['hgnolink'] = 'true';
    else if (given !== undefined && (options.trustHtml || options.classes.includes(given))) className.push(given);
    else if (given !== undefined) keep(`.${given}`, 'HG2434', { class: given }, at);
    else if (safe.get(name)?.test(value) !== true || (name === 'dark' && tag !== 'img')) keep(`${tag} ${name}`, 'HG2435', { attribute: name, value }, at);
    else properties[name] = name === 'width' || name === 'height' ? value.replace(/px$/, '') : value;
  }
  addProperties(node, { ...own, ...properties, ...(className.length === 0 ? {} : { className }) });
  return written.length;
}
