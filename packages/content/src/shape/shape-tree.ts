import type { Html, Nodes, Parents, Root } from 'mdast';
import { joinCodeNotes } from '../code/code-notes.ts';
import type { Compilation } from '../compilation.ts';
import { voidTags } from '../render/write-inline.ts';
import { shapeInlineDirective } from '../directives/shape-inline.ts';
import { shapeDirective } from '../directives/shape-directive.ts';
import { takeExplicitId } from './explicit-id.ts';
import { shapeMailAddress } from './mail-addresses.ts';
import { noteParagraph } from './note-paragraph.ts';
import { checkHtml, swallowingTags } from './check-html.ts';
import { shapeDefinitionLists } from './definition-lists.ts';
import { createForeignChecker, type ForeignChecker } from './foreign-syntax.ts';
import { createTally, type Tally } from './tally.ts';
import { shapeAlert } from './shape-alert.ts';
import { checkTerms } from './check-terms.ts';
import { createAttributeTaker, type AttributeTaker } from './take-attributes.ts';
import { createTermFinder, type TermFinder } from '../text/find-terms.ts';
import { createTypesetter, type Typesetter } from './typesetter.ts';
import { addProperties, rangeOf, type Embed } from './mdast.ts';

/** A tree with its directives replaced by stand-ins, and the nodes that take more than a look. */
export interface ShapedTree {
  readonly hasRawHtml: boolean;
  /** Each is to be replaced in place by a stand-in. */
  readonly embeds: readonly Embed[];
}

/** Shapes `root` in place: one walk does all that needs no more than a node and what is in it. */
export function shapeTree(root: Root, compilation: Compilation): ShapedTree {
  const tally = createTally(compilation);
  const shaping: Shaping = {
    compilation,
    embeds: [],
    hasRawHtml: false,
    terms: createTermFinder(compilation.options.terminology, compilation.prepared.text),
    typesetter: createTypesetter(compilation.options),
    tally,
    foreign: createForeignChecker(compilation, tally),
    attributes: createAttributeTaker(compilation, tally),
  };
  shapeDefinitionLists(root, compilation);
  joinCodeNotes(root, compilation);
  shapeNode(root, shaping);
  tally.tell();
  return shaping;
}

interface Shaping {
  readonly compilation: Compilation;
  readonly embeds: Embed[];
  readonly typesetter: Typesetter | undefined;
  readonly terms: TermFinder | undefined;
  readonly tally: Tally;
  readonly foreign: ForeignChecker | undefined;
  readonly attributes: AttributeTaker | undefined;
  hasRawHtml: boolean;
}

const startOfSwallowing = new RegExp(`<(?=/?(?:${swallowingTags.join('|')})(?:[\\s/>]|$))`, 'gi');

function shapeNode(node: Nodes, shaping: Shaping): void {
  if ('children' in node) shapeChildren(node, shaping);
  if (node.type === 'code' || node.type === 'math' || node.type === 'inlineMath') shaping.embeds.push(node);
  else if (node.type === 'html') shapeHtml(node, shaping);
  else if (node.type === 'directive') shapeDirective(node, shaping.compilation);
  else if (node.type === 'inlineDirective') shapeInlineDirective(node, shaping.compilation);
  else if (node.type === 'blockquote') shapeAlert(node, shaping.compilation);
}

function shapeChildren(node: Parents, shaping: Shaping): void {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    shaping.typesetter?.startBlock();
    shaping.terms?.startBlock();
  }
  shaping.attributes?.ofBlocks(node);
  const children: Nodes[] = node.children;
  // A comment has nothing to say in the page, and without it most pages have no raw HTML to parse and clean.
  const { trustHtml } = shaping.compilation.options;
  const dropped = trustHtml ? [] : children.filter((child) => child.type === 'html' && isOneComment(child.value));
  let isCode = false;
  for (const [index, child] of children.entries()) {
    shapeMailAddress(child, children[index - 1]);
    takeNoLink(child, children[index + 1], shaping.compilation);
    shaping.attributes?.behind(child, children[index + 1]);
    shaping.foreign?.(child, node, index);
    if (!dropped.includes(child)) shapeNode(child, shaping);
    if (child.type === 'html') isCode = isCodeBehind(child.value, isCode);
    // The English name of a member stands beside its Russian one and is no prose.
    if (!isCode && shaping.terms !== undefined && node.data?.hName !== 'small') checkTerms(child, shaping.terms, shaping.compilation);
    if (!isCode) shaping.typesetter?.take(child);
  }
  if (node.type === 'paragraph') noteParagraph(node, shaping.compilation);
  if (node.type === 'heading') takeExplicitId(node, shaping.compilation);
  for (const child of dropped) if (children.includes(child)) children.splice(children.indexOf(child), 1);
}

/** Whether the text behind the tag `html` is code. */
function isCodeBehind(html: string, isCode: boolean): boolean {
  const [, slash] = /^<(\/?)(?:code|pre|kbd|samp|tt|var)\b/i.exec(html) ?? [];
  return slash === undefined ? isCode : slash === '';
}

function shapeHtml(node: Html, shaping: Shaping): void {
  shaping.hasRawHtml = true;
  checkHtml(node, shaping.tally, shaping.compilation);
  // Stand-ins are ours alone: an author's element of that name would show a slot a second time.
  const own = closeEmptyElements(node.value).replace(/<(\/?)hg-(part|label)/gi, '&lt;$1hg-$2');
  // GFM, section 6.11: shown as text, so that a tag that is only spoken of does not take the rest of the page with it.
  node.value = shaping.compilation.options.trustHtml ? own : own.replace(startOfSwallowing, '&lt;');
}

const selfClosing = /<([A-Za-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/>/g;

/** `html` with `<a id="x" />` as `<a id="x"></a>`: to a browser the slash means nothing, and all that follows would stand in the element. */
function closeEmptyElements(html: string): string {
  if (!html.includes('/>')) return html;
  return html.replace(selfClosing, (whole, tag: string, attributes: string) =>
    voidTags.has(tag.toLowerCase()) ? whole : `<${tag}${attributes}></${tag}>`,
  );
}

function isOneComment(html: string): boolean {
  const text = html.trimEnd();
  return text.startsWith('<!--') && text.length > 6 && text.indexOf('-->', 4) === text.length - 3;
}

const mark = '{.no-link}';

/** Takes the mark off the text `next` that keeps the name in `code` before it from becoming a link: `` `Скрипт`{.no-link} ``. */
function takeNoLink(code: Nodes, next: Nodes | undefined, { prepared }: Pick<Compilation, 'prepared'>): void {
  if (code.type !== 'inlineCode' || next?.type !== 'text' || !next.value.startsWith(mark)) return;
  const [start] = rangeOf(next);
  // With a backslash before it, it is meant to be read.
  if (!prepared.text.startsWith(mark, start)) return;
  addProperties(code, { hgnolink: 'true' });
  next.value = next.value.slice(mark.length);
  if (next.position?.start.offset !== undefined) next.position.start.offset += mark.length;
}
