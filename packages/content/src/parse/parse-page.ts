import type { Nodes, Parents, Root } from 'mdast';
import type { Include, Parsers } from '@helpgen/markdown';
import type { SourcePath, Stretch } from '@helpgen/model';
import { checkLimits } from '../source/check-limits.ts';
import type { Limits } from '../source/costly-blocks.ts';
import { openInclude, type IncludeFiles } from '../source/open-include.ts';
import { originAt, type Finding, type Origin, type PlainSource, type PreparedText } from '../source/locate.ts';

/** A page with all that it includes. */
export interface ParsedPage {
  /** Offsets count in `text`; lines and columns mean nothing. */
  readonly tree: Root;
  /** The page's own text and, behind it, that of each include. */
  readonly text: PreparedText;
  /** Why the page is not parsed; then the tree is empty. */
  readonly refusals: readonly Finding[];
}

/** What a page is read with. */
export interface PageReading {
  readonly parsers: Parsers;
  readonly limits: Limits;
  readonly files: IncludeFiles;
}

/**
 * Parses `own`, the text of an article, and each file that it includes by itself: whatever is open in the one is not open
 * in the other. The blocks of a file take the place of its include; definitions of links and footnotes count everywhere.
 */
export function parsePage(own: PreparedText, reading: PageReading): ParsedPage {
  const page: Parsing = { ...reading, prepared: { text: own.text, origins: [...own.origins] }, refusals: [] };
  const [first] = own.origins;
  const main = parsePart({ start: 0, text: own.text, chain: first === undefined ? [] : [first.source.file.path] }, page);
  if (page.refusals.length > 0) main.tree.children = [];
  else joinParts(main, page);
  return { tree: main.tree, text: page.prepared, refusals: page.refusals };
}

interface Parsing extends PageReading {
  /** Grows by each include. */
  readonly prepared: { text: string; readonly origins: Origin[] };
  readonly refusals: Finding[];
}

/** A stretch of the page's text that is parsed by itself. */
interface PartText {
  readonly start: number;
  readonly text: string;
  /** The files on the way to it, its own last. */
  readonly chain: readonly SourcePath[];
}

interface Part {
  readonly stretch: PartText;
  tree: Root;
  /** What its includes hold, in the order of the text. */
  readonly included: readonly (Part | undefined)[];
  readonly labels: ReadonlySet<string>;
}

function parsePart(stretch: PartText, page: Parsing): Part {
  const refusals = page.refusals.length > 0 ? [] : checkLimits(page.prepared, stretch.start, page.limits, page.parsers.parseBlocks);
  page.refusals.push(...refusals);
  if (page.refusals.length > 0) return { stretch, tree: { type: 'root', children: [] }, included: [], labels: new Set() };
  const tree = page.parsers.parse(stretch.text);
  move(tree, stretch.start);
  const mayInclude = stretch.text.includes('::include');
  const included = mayInclude ? includesIn(tree).map(({ node }) => parseIncluded(node, stretch, page)) : [];
  return { stretch, tree, included, labels: mayInclude || stretch.start > 0 ? labelsIn(tree) : new Set() };
}

function parseIncluded(node: Include, { chain }: PartText, page: Parsing): Part | undefined {
  const { prepared, files } = page;
  const offset = node.position?.start.offset ?? 0;
  const origin = originAt(prepared.origins, offset);
  const opened = openInclude(node.value, { source: origin.source, start: origin.at + offset - origin.start, chain }, files);
  if (opened === undefined) return undefined;
  // Nothing that looks for the end of a line may run on into another file.
  prepared.text += '\n';
  const start = prepared.text.length;
  for (const range of opened.ranges) copy(opened.source, range, prepared);
  return parsePart({ start, text: prepared.text.slice(start), chain: [...chain, opened.source.file.path] }, page);
}

/** Adds a stretch of `source` to the text of the page. */
function copy(source: PlainSource, { start, end }: Stretch, prepared: Parsing['prepared']): void {
  const last = prepared.origins.at(-1);
  const isNext = last?.source === source && last.at - last.start === start - prepared.text.length;
  if (!isNext) prepared.origins.push({ start: prepared.text.length, source, at: start });
  prepared.text += source.text.slice(start, end);
}

/** Puts the blocks of each part where its include stands. */
function joinParts(main: Part, page: Parsing): void {
  const parts = allParts(main);
  if (parts.length > 1) for (const part of parts) readAgain(part, parts, page);
  splice(main);
}

function allParts(part: Part): readonly Part[] {
  return [part, ...part.included.flatMap((inner) => (inner === undefined ? [] : allParts(inner)))];
}

/** A reference is one only where its definition is known: a part that may use those of others is parsed with them in front. */
function readAgain(part: Part, parts: readonly Part[], page: Parsing): void {
  const { text, start } = part.stretch;
  const labels = new Set(parts.flatMap((other) => [...other.labels]).filter((label) => !part.labels.has(label)));
  if (labels.size === 0 || !text.includes('[')) return;
  const head = `${[...labels].map((label) => `[${label}]: <>\n\n`).join('')}<!-- -->\n\n`;
  const tree = page.parsers.parse(head + text);
  tree.children = tree.children.filter((node) => (node.position?.start.offset ?? 0) >= head.length);
  move(tree, start - head.length);
  part.tree = tree;
}

function splice({ tree, included }: Part): void {
  if (included.length === 0) return;
  for (const [index, { node, parent }] of includesIn(tree).entries()) {
    const inner = included[index];
    if (inner !== undefined) splice(inner);
    const blocks = inner?.tree.children ?? [];
    const siblings: Nodes[] = parent.children;
    siblings.splice(siblings.indexOf(node), 1, ...blocks);
    // What is included stands apart from what is around it, as behind a blank line.
    if (parent.type === 'listItem') parent.spread = true;
  }
}

function includesIn(node: Nodes): readonly { readonly node: Include; readonly parent: Parents }[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => (child.type === 'include' ? [{ node: child, parent: node }] : includesIn(child)));
}

/** The labels of the definitions in `root` as they are written, those of footnotes with `^`. */
function labelsIn(root: Nodes): ReadonlySet<string> {
  const found = new Set<string>();
  forEachNode(root, (node) => {
    if (node.type === 'definition') found.add(node.identifier);
    else if (node.type === 'footnoteDefinition') found.add(`^${node.identifier}`);
  });
  return found;
}

/** Adds `lead` to the offsets in `root`. */
function move(root: Nodes, lead: number): void {
  if (lead === 0) return;
  forEachNode(root, ({ position }) => {
    for (const point of [position?.start, position?.end]) if (point?.offset !== undefined) point.offset += lead;
  });
}

function forEachNode(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) forEachNode(child, visit);
}
