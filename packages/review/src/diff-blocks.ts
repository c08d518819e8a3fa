import type { HtmlNode, PageBlock } from '@helpgen/engine';
import { attributeOf } from '@helpgen/engine';
import { diffLists } from './diff-lists.ts';

/** What became of a block. */
export interface BlockPair {
  readonly before?: PageBlock;
  readonly after?: PageBlock;
  /** It stands as it was in another place. */
  readonly isMoved?: true;
}

/** The blocks of `before` and `after` that are not the same in both, each with what it became, in the order of the page. */
export function pairBlocks(before: readonly PageBlock[], after: readonly PageBlock[]): readonly BlockPair[] {
  const pairs: BlockPair[] = [];
  let from = 0;
  let to = 0;
  let removed: readonly PageBlock[] = [];
  for (const { kind, size } of diffLists(before.map(keyOf), after.map(keyOf))) {
    if (kind === 'removed') removed = before.slice(from, from + size);
    else {
      pairs.push(...pairRun(removed, kind === 'added' ? after.slice(to, to + size) : []));
      removed = [];
    }
    if (kind !== 'added') from += size;
    if (kind !== 'removed') to += size;
  }
  pairs.push(...pairRun(removed, []));
  return joinMoved(pairs);
}

function keyOf({ kind, digest }: PageBlock): string {
  return `${kind} ${digest}`;
}

/** Each block that was removed goes with the first one of its kind that was added and has a third of its words. */
function pairRun(removed: readonly PageBlock[], added: readonly PageBlock[]): readonly BlockPair[] {
  const pairs: BlockPair[] = [];
  let next = 0;
  for (const before of removed) {
    const isOnly = removed.length === 1 && added.length === 1;
    const at = added.findIndex(
      (after, index) => index >= next && after.kind === before.kind && (isOnly || likeness(before, after) > 1 / 3),
    );
    if (at < 0) {
      pairs.push({ before });
      continue;
    }
    for (const after of added.slice(next, at)) pairs.push({ after });
    pairs.push({ before, after: added[at] as PageBlock });
    next = at + 1;
  }
  for (const after of added.slice(next)) pairs.push({ after });
  return pairs;
}

/** What vanished in one place and came in another, as it was, was moved. */
function joinMoved(pairs: readonly BlockPair[]): readonly BlockPair[] {
  const gone = new Map(
    pairs.flatMap(({ before, after }) => (before !== undefined && after === undefined ? [[keyOf(before), before] as const] : [])),
  );
  const moved = new Set(
    pairs.flatMap(({ before, after }) => (before === undefined && after !== undefined && gone.has(keyOf(after)) ? [keyOf(after)] : [])),
  );
  return pairs.flatMap((pair): readonly BlockPair[] => {
    const { before, after } = pair;
    if (before !== undefined && after === undefined && moved.has(keyOf(before))) return [];
    return before === undefined && after !== undefined && moved.has(keyOf(after)) ? [{ after, isMoved: true }] : [pair];
  });
}

/** How much two blocks have in common, from 0 to 1: words in both to words in either. */
export function likeness(one: PageBlock, other: PageBlock): number {
  const [first, second] = [wordsOf(one.nodes), wordsOf(other.nodes)];
  const seen = new Set(first);
  const both = new Set(second.filter((word) => seen.has(word))).size;
  const all = new Set([...first, ...second]).size;
  return all === 0 ? 0 : both / all;
}

/** The words that `nodes` say, in lower case. */
export function wordsOf(nodes: readonly HtmlNode[]): readonly string[] {
  return plainText(nodes).toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** The text of `nodes`: of drawings what they are drawn from, of pictures what is said of them. */
export function plainText(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : (ownText(node) ?? `${plainText(node.children)}${isPart(node) ? '' : ' '}`)))
    .join('');
}

/** Tags inside of a line: the words on both sides of them are one. */
const inlineTags = /^(?:a|abbr|b|bdi|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|u|var|wbr)$/;

function isPart({ tag }: Exclude<HtmlNode, string>): boolean {
  return inlineTags.test(tag);
}

/** What an element says that is no text in it; `undefined`: its children say it. */
export function ownText(element: Exclude<HtmlNode, string>): string | undefined {
  const { tag } = element;
  if (
    tag === 'button' ||
    tag === 'script' ||
    tag === 'style' ||
    /\s(?:aria-hidden="true"|hidden|data-markdown-ignore)(?=[\s/=]|$)/.test(element.attributes)
  )
    return '';
  const source = attributeOf(element, 'data-source');
  if (source !== undefined) return source;
  if (tag === 'img') return `[${attributeOf(element, 'alt') ?? ''}]`;
  if (tag === 'iframe' || tag === 'video' || tag === 'audio')
    return `[${attributeOf(element, 'title') ?? attributeOf(element, 'src') ?? ''}]`;
  return undefined;
}

/** Where the links of `nodes` lead, and the files that are shown, in order. */
export function addressesIn(nodes: readonly HtmlNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const own = [attributeOf(node, 'href'), attributeOf(node, 'src')].filter((address) => address !== undefined);
    return [...own, ...addressesIn(node.children)];
  });
}
