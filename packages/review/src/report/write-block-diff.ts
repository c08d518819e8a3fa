import type { HtmlElement, HtmlNode, PageBlock } from '@helpgen/engine';
import { diffLists } from '../diff-lists.ts';
import { ownText } from '../diff-blocks.ts';
import type { BlockPair } from '../diff-blocks.ts';
import { escapeHtml } from './escape-html.ts';

/** A piece of a block: a word or what stands between words, or a tag that the report draws. */
interface Token {
  readonly key: string;
  readonly text?: string;
  readonly open?: string;
  readonly close?: string;
}

/**
 * What became of a block as HTML: its new form, with what was put in and what was taken out marked word by word. Nothing of the
 * page's own markup is taken over but the kinds of its elements; all text is escaped.
 */
export function writeBlockDiff({ before, after, isMoved }: BlockPair): string {
  const old = before === undefined ? [] : tokensOf(before.nodes, false);
  const now = after === undefined ? [] : tokensOf(after.nodes, false);
  if (isMoved === true) return draw(now.map((token) => ({ kind: 'same', token })));
  if (after === undefined) return draw(old.map((token) => ({ kind: token.text === undefined ? 'same' : 'removed', token })));
  const steps: Step[] = [];
  let from = 0;
  let to = 0;
  for (const { kind, size } of diffLists(
    old.map(({ key }) => key),
    now.map(({ key }) => key),
  )) {
    const tokens = kind === 'removed' ? old.slice(from, from + size) : now.slice(to, to + size);
    steps.push(...tokens.map((token) => ({ kind, token })));
    if (kind !== 'added') from += size;
    if (kind !== 'removed') to += size;
  }
  return draw(steps);
}

/** What became of a text, marked word by word. */
export function writeTextDiff(before: string, after: string): string {
  return writeBlockDiff({ before: blockOf(before), after: blockOf(after) });
}

function blockOf(text: string): PageBlock {
  return { kind: 'text', digest: '', nodes: [text], origins: [], hrefs: [] };
}

interface Step {
  readonly kind: 'same' | 'removed' | 'added';
  readonly token: Token;
}

/** Elements that have no text of their own. */
const bare = new Set(['ul', 'ol', 'table', 'tr']);

/** Tags that were there before are not drawn: those of the new form stand in one another as they should. */
function draw(steps: readonly Step[]): string {
  let html = '';
  let removed = '';
  let added = '';
  const open: string[] = [];
  const flush = (): void => {
    if (bare.has(open.at(-1) ?? '')) return;
    html += mark('del', removed) + mark('ins', added);
    removed = '';
    added = '';
  };
  const isTagDrawn = (kind: Step['kind']): boolean => kind !== 'removed';
  for (const { kind, token } of steps) {
    if (token.text !== undefined) {
      if (kind === 'removed') removed += token.text;
      else if (kind === 'added') added += token.text;
      else {
        flush();
        html += escapeHtml(token.text);
      }
      continue;
    }
    if (!isTagDrawn(kind)) {
      removed += removed === '' || removed.endsWith(' ') ? '' : ' ';
      continue;
    }
    flush();
    html += token.open ?? token.close ?? '';
    if (token.open !== undefined) open.push(tagNameOf(token.open));
    else open.pop();
  }
  flush();
  return html + mark('del', removed) + mark('ins', added);
}

function mark(tag: 'del' | 'ins', text: string): string {
  return text === '' ? '' : `<${tag}>${escapeHtml(text)}</${tag}>`;
}

function tagNameOf(open: string): string {
  return /^<(\w+)/.exec(open)?.[1] ?? '';
}

/** How elements of a page are drawn in the report; what is not named is left out around its text. */
const drawn: { readonly [tag: string]: string } = {
  p: '<p>',
  pre: '<pre>',
  code: '<code>',
  ul: '<ul>',
  ol: '<ol>',
  li: '<li>',
  table: '<table>',
  tr: '<tr>',
  td: '<td>',
  th: '<td class="th">',
  em: '<em>',
  i: '<em>',
  strong: '<strong>',
  b: '<strong>',
  kbd: '<code>',
  samp: '<code>',
  sub: '<sub>',
  sup: '<sup>',
  h1: '<p class="h h1">',
  h2: '<p class="h h2">',
  h3: '<p class="h h3">',
  h4: '<p class="h">',
  h5: '<p class="h">',
  h6: '<p class="h">',
  a: '<span class="a">',
  del: '<s>',
  s: '<s>',
  dl: '<div>',
  dt: '<div class="dt">',
  dd: '<div class="dd">',
  summary: '<p class="h">',
  svg: '<pre>',
  caption: '',
};

/** Behind what else stands a space: words on both sides of it are two. */
const lineTags = new Set(['span', 'wbr', 'bdi', 'font', 'abbr', 'mark', 'small', 'u', 'dfn', 'var', 'q', 'math', 'img', 'ins']);

function tokensOf(nodes: readonly HtmlNode[], isVerbatim: boolean): Token[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? wordTokens(node, isVerbatim) : elementTokens(node, isVerbatim)));
}

function elementTokens(element: HtmlElement, isVerbatim: boolean): readonly Token[] {
  const { tag, children } = element;
  const text = ownText(element);
  if (text === '') return [];
  if (tag === 'br') return [{ key: '\n', text: '\n' }];
  const inside = text === undefined ? tokensOf(children, isVerbatim || tag === 'pre') : wordTokens(text, true);
  const open = drawn[tag] ?? '';
  if (open === '') return lineTags.has(tag) ? inside : [...inside, { key: ' ', text: ' ' }];
  const name = tagNameOf(open);
  return [{ key: open, open }, ...inside, { key: `</${name}>`, close: `</${name}>` }];
}

function wordTokens(text: string, isVerbatim: boolean): readonly Token[] {
  const read = isVerbatim ? text : text.replace(/\s+/g, ' ');
  return (read.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? []).map((word) => ({ key: word, text: word }));
}
