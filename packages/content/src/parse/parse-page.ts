import type { Definition, FootnoteDefinition, Nodes, Parents, Root } from 'mdast';
import type { SourcePath } from '@helpgen/model';
import { checkLimits } from '../source/check-limits.ts';
import type { Limits } from '../source/costly-blocks.ts';
import { openInclude, type IncludeFiles } from '../source/open-include.ts';
import { originAt, type Finding, type PreparedText } from '../source/locate.ts';
import { createTextAssembly, type TextAssembly } from '../source/text-assembly.ts';
import type { Parsers } from './create-parser.ts';
import type { Include } from './directive-tree.ts';

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
  const assembly = createTextAssembly(own);
  const page: Parsing = { ...reading, assembly, refusals: [] };
  const [first] = own.origins;
  const main = parsePart({ start: 0, text: own.text, chain: first === undefined ? [] : [first.source.file.path] }, page);
  if (page.refusals.length > 0) main.tree.children = [];
  else joinParts(main, page);
  return { tree: main.tree, text: assembly.finish(), refusals: page.refusals };
}

interface Parsing extends PageReading {
  readonly assembly: TextAssembly;
  readonly refusals: Finding[];
}

/** A stretch of the page's text that is parsed by itself. */
interface Stretch {
  readonly start: number;
  readonly text: string;
  /** The files on the way to it, its own last. */
  readonly chain: readonly SourcePath[];
}

interface Part {
  readonly stretch: Stretch;
  tree: Root;
  /** What its includes hold, in the order of the text. */
  readonly included: readonly (Part | undefined)[];
  readonly labels: ReadonlySet<string>;
}

function parsePart(stretch: Stretch, page: Parsing): Part {
  const refusals = page.refusals.length > 0 ? [] : checkLimits(page.assembly.finish(), stretch.start, page.limits, page.parsers.parseBlocks);
  page.refusals.push(...refusals);
  if (page.refusals.length > 0) return { stretch, tree: { type: 'root', children: [] }, included: [], labels: new Set() };
  const tree = page.parsers.parse(stretch.text);
  move(tree, stretch.start);
  const mayInclude = stretch.text.includes('::include');
  const included = mayInclude ? includesIn(tree).map(({ node }) => parseIncluded(node, stretch, page)) : [];
  return { stretch, tree, included, labels: mayInclude || stretch.start > 0 ? labelsIn(tree) : new Set() };
}

function parseIncluded(node: Include, { chain }: Stretch, page: Parsing): Part | undefined {
  const { assembly, files } = page;
  const start = node.position?.start.offset ?? 0;
  const origin = originAt(assembly.finish().origins, start);
  const opened = openInclude(node.value, { source: origin.source, start: origin.at + start - origin.start, chain }, files);
  if (opened === undefined) return undefined;
  // Nothing that looks for the end of a line may run on into another file.
  assembly.insert('\n');
  const contentStart = assembly.length();
  for (const range of opened.ranges) assembly.copy(opened.source, range.start, range.end);
  const text = assembly.finish().text.slice(contentStart);
  return parsePart({ start: contentStart, text, chain: [...chain, opened.source.file.path] }, page);
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

/** The labels of the definitions in `node` as they are written, those of footnotes with `^`. */
function labelsIn(node: Nodes): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (inner: Nodes): void => {
    if (inner.type === 'definition' || inner.type === 'footnoteDefinition') found.add(labelOf(inner));
    if ('children' in inner) inner.children.forEach(look);
  };
  look(node);
  return found;
}

function labelOf({ type, identifier }: Definition | FootnoteDefinition): string {
  return type === 'definition' ? identifier : `^${identifier}`;
}

/** Adds `lead` to the offsets in `node`. */
function move(node: Nodes, lead: number): void {
  if (lead === 0) return;
  for (const point of [node.position?.start, node.position?.end]) {
    if (point?.offset !== undefined) point.offset += lead;
  }
  if ('children' in node) for (const child of node.children) move(child, lead);
}
