import type { Nodes, Parents, Root } from 'mdast';
import type { Include, Parsers } from '@helpgen/markdown';
import type { SourcePath, Stretch } from '@helpgen/model';
import { finding } from '../finding.ts';
import { checkLimits, type Limits } from '../source/check-limits.ts';
import type { IncludeShelf } from '../source/include-shelf.ts';
import type { Finding, Origin, Place, PlainSource, PreparedText } from '../source/locate.ts';
import { splitFrontMatter, unclosedHead } from '../source/parse-front-matter.ts';
import { parseAttributes, stretchOfValue } from '../text/attributes.ts';

/** A page with all that it includes. */
export interface ParsedPage {
  /** Offsets count in `text`; lines and columns mean nothing. `undefined`: the page is refused, which is reported. */
  readonly tree: Root | undefined;
  /** The page's own text and, behind it, that of each include. */
  readonly text: PreparedText;
}

/** What a page is read with. */
interface PageReading {
  /** The file of the page. */
  readonly path: SourcePath;
  readonly parsers: Parsers;
  readonly limits: Limits;
  readonly shelf: IncludeShelf;
  report(found: Finding): void;
}

/**
 * Parses `own`, the text of an article, and each file that it includes by itself: whatever is open in the one is not open
 * in the other. The blocks of a file take the place of its include; definitions of links and footnotes count everywhere.
 */
export function parsePage(own: PreparedText, reading: PageReading): ParsedPage {
  const page: Parsing = { ...reading, prepared: { text: own.text, origins: [...own.origins] }, isRefused: false };
  const main = parsePart(0, [reading.path], page);
  if (main === undefined || page.isRefused) return { tree: undefined, text: page.prepared };
  const parts = allParts(main);
  const labels = parts.flatMap(({ tree }) => labelsIn(tree));
  if (parts.length > 1) for (const part of parts) readAgain(part, labels, page);
  splice(main);
  return { tree: main.tree, text: page.prepared };
}

interface Parsing extends PageReading {
  /** Grows by each include. */
  readonly prepared: { text: string; readonly origins: Origin[] };
  isRefused: boolean;
}

/** A stretch of the page's text that is parsed by itself. */
interface Part {
  readonly start: number;
  readonly text: string;
  tree: Root;
  /** What its includes hold, in the order of the text. */
  readonly included: readonly (Part | undefined)[];
}

/** Parses the text of the page from `start` on, to which the files of `chain` lead, its own last. */
function parsePart(start: number, chain: readonly SourcePath[], page: Parsing): Part | undefined {
  if (page.isRefused) return undefined;
  const refusal = checkLimits(page.prepared, start, page.limits, page.parsers.parseBlocks);
  if (refusal !== undefined) {
    page.isRefused = true;
    return void page.report(refusal);
  }
  const text = page.prepared.text.slice(start);
  const tree = page.parsers.parse(text);
  move(tree, start);
  const includes = text.includes('::include') ? includesIn(tree) : [];
  return { start, text, tree, included: includes.map(({ node }) => parseIncluded(node, chain, page)) };
}

/** What the line `::include{file=… region=…}` puts in; `undefined` when it is not there, which is reported. */
function parseIncluded({ value: written, position }: Include, chain: readonly SourcePath[], page: Parsing): Part | undefined {
  const { prepared, shelf, report } = page;
  const offset = position?.start.offset ?? 0;
  const placeAt = ([start, end]: readonly [number, number]): Place => ({ source: prepared, start: offset + start, end: offset + end });
  const attributes = parseAttributes(/\{(.*)\}/.exec(written)?.[1] ?? '');
  const [file, region] = [attributes.get('file'), attributes.get('region')];
  if (file === undefined || file === true) return void report(finding('HG2305', {}, { at: placeAt([0, '::include'.length]) }));
  const ofFile = placeAt(stretchOfValue(written, 'file', file));
  const source = shelf.open(file, chain, ofFile);
  if (source === undefined) return undefined;
  const { head, bodyStart, unclosedAt } = splitFrontMatter(source.text);
  if (head !== undefined) report(finding('HG2010', { path: source.file.path }, { at: { source, start: 0, end: 3 } }));
  if (unclosedAt !== undefined) report(unclosedHead(source, unclosedAt));
  const name = region === undefined ? undefined : String(region);
  const ranges = shelf.linesOf(source, bodyStart, name, name === undefined ? ofFile : placeAt(stretchOfValue(written, 'region', name)));
  if (ranges === undefined) return undefined;
  // Nothing that looks for the end of a line may run on into another file.
  prepared.text += '\n';
  const start = prepared.text.length;
  for (const range of ranges) copy(source, range, prepared);
  return parsePart(start, [...chain, source.file.path], page);
}

/** Adds a stretch of `source` to the text of the page. */
function copy(source: PlainSource, { start, end }: Stretch, prepared: Parsing['prepared']): void {
  const last = prepared.origins.at(-1);
  const isNext = last?.source === source && last.at - last.start === start - prepared.text.length;
  if (!isNext) prepared.origins.push({ start: prepared.text.length, source, at: start });
  prepared.text += source.text.slice(start, end);
}

function allParts(part: Part): readonly Part[] {
  return [part, ...part.included.flatMap((inner) => (inner === undefined ? [] : allParts(inner)))];
}

/** A reference is one only where its definition is known: a part that may use those of others is parsed with them in front. */
function readAgain(part: Part, labels: readonly string[], page: Parsing): void {
  const { text, start } = part;
  const own = new Set(labelsIn(part.tree));
  const others = new Set(labels.filter((label) => !own.has(label)));
  if (others.size === 0 || !text.includes('[')) return;
  const head = `${[...others].map((label) => `[${label}]: <>\n\n`).join('')}<!-- -->\n\n`;
  const tree = page.parsers.parse(head + text);
  tree.children = tree.children.filter((node) => (node.position?.start.offset ?? 0) >= head.length);
  move(tree, start - head.length);
  part.tree = tree;
}

/** Puts the blocks of each part where its include stands. */
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
function labelsIn(node: Nodes): readonly string[] {
  const inner = 'children' in node ? node.children.flatMap(labelsIn) : [];
  if (node.type === 'definition') return [node.identifier];
  return node.type === 'footnoteDefinition' ? [`^${node.identifier}`, ...inner] : inner;
}

/** Adds `lead` to the offsets in `node`. */
function move(node: Nodes, lead: number): void {
  if (lead === 0) return;
  for (const point of [node.position?.start, node.position?.end]) if (point?.offset !== undefined) point.offset += lead;
  if ('children' in node) for (const child of node.children) move(child, lead);
}
