import type { Root } from 'mdast';
import type { Compilation } from '../compilation.ts';
import { voidTags } from '../render/write-inline.ts';
import { shapeDirective } from '../directives/shape-directive.ts';
import { takeExplicitId } from './explicit-id.ts';
import { shapeMailAddress } from './mail-addresses.ts';
import { toAnyNode, type AnyNode } from './mdast.ts';
import { noteParagraph } from './note-paragraph.ts';
import { createTermChecker, type TermChecker } from './check-terms.ts';
import { takeNoLink } from './take-no-link.ts';
import { createTypesetter, type Typesetter } from './typesetter.ts';

/** A tree with its directives replaced by stand-ins, and the leaves that take more than a look. */
export interface ShapedTree {
  readonly hasRawHtml: boolean;
  /** Code blocks and formulas, each to be replaced in place by a stand-in. */
  readonly leaves: readonly AnyNode[];
  readonly definitions: readonly AnyNode[];
}

/** Shapes `root` in place: one walk does all that needs no more than a node and what is in it. */
export function shapeTree(root: Root, compilation: Compilation): ShapedTree {
  const shaping: Shaping = {
    compilation,
    leaves: [],
    definitions: [],
    hasRawHtml: false,
    terms: createTermChecker(compilation),
    typesetter: createTypesetter(compilation.options),
  };
  shapeNode(toAnyNode(root), shaping);
  return shaping;
}

interface Shaping {
  readonly compilation: Compilation;
  readonly leaves: AnyNode[];
  readonly definitions: AnyNode[];
  readonly typesetter: Typesetter | undefined;
  readonly terms: TermChecker | undefined;
  hasRawHtml: boolean;
}

const droppedType = 'hgDropped';

// After one of these, a browser reads all that follows as something else, up to an end that may never come.
const swallowingTags = /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/gi;

function shapeNode(node: AnyNode, shaping: Shaping): void {
  if (node.children !== undefined) shapeChildren(node, node.children, shaping);
  if (node.type === 'code' || node.type === 'math' || node.type === 'inlineMath') shaping.leaves.push(node);
  else if (node.type === 'definition') shaping.definitions.push(node);
  else if (node.type === 'html') shapeHtml(node, shaping);
  else if (node.type === 'directive') shapeDirective(node, shaping.compilation);
}

function shapeChildren(node: AnyNode, children: AnyNode[], shaping: Shaping): void {
  const isBlock = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
  if (isBlock) {
    shaping.typesetter?.startBlock();
    shaping.terms?.startBlock();
  }
  let isCode = false;
  for (const [index, child] of children.entries()) {
    if (child.type === 'link') shapeMailAddress(child, children[index - 1]);
    takeNoLink(child, children[index + 1], shaping.compilation);
    shapeNode(child, shaping);
    if (child.type === 'html') isCode = isCodeBehind(child.value ?? '', isCode);
    // The English name of a member stands beside its Russian one and is no prose.
    if (!isCode && node.data?.hName !== 'small') shaping.terms?.take(child);
    if (!isCode) shaping.typesetter?.take(child);
  }
  if (node.type === 'paragraph') noteParagraph(node, shaping.compilation);
  if (node.type === 'heading') takeExplicitId(node, shaping.compilation);
  if (node.children?.some(isDropped) === true) node.children = node.children.filter((child) => !isDropped(child));
}

/** Whether the text behind the tag `html` is code. */
function isCodeBehind(html: string, isCode: boolean): boolean {
  const [, slash] = /^<(\/?)(?:code|pre|kbd|samp|tt|var)\b/i.exec(html) ?? [];
  return slash === undefined ? isCode : slash === '';
}

// A comment has nothing to say in the page, and without it most pages have no raw HTML to parse and clean.
function shapeHtml(node: AnyNode, shaping: Shaping): void {
  const { trustHtml } = shaping.compilation.options;
  const html = closeEmptyElements(node.value ?? '');
  if (!trustHtml && isOneComment(html)) node.type = droppedType;
  else {
    shaping.hasRawHtml = true;
    // Stand-ins are ours alone: an author's element of that name would show a slot a second time.
    const own = html.replace(/<(\/?)hg-(part|label)/gi, '&lt;$1hg-$2');
    // GFM, section 6.11: shown as text, so that a tag that is only spoken of does not take the rest of the page with it.
    node.value = trustHtml ? own : own.replace(swallowingTags, '&lt;');
  }
}

const selfClosing = /<([A-Za-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/>/g;

/** `html` with `<a id="x" />` as `<a id="x"></a>`: to a browser the slash means nothing, and all that follows would stand in the element. */
function closeEmptyElements(html: string): string {
  if (!html.includes('/>')) return html;
  return html.replace(selfClosing, (whole, tag: string, attributes: string) => (voidTags.has(tag.toLowerCase()) ? whole : `<${tag}${attributes}></${tag}>`));
}

function isOneComment(html: string): boolean {
  const text = html.trimEnd();
  return text.startsWith('<!--') && text.length > 6 && text.indexOf('-->', 4) === text.length - 3;
}

function isDropped(node: AnyNode): boolean {
  return node.type === droppedType;
}
