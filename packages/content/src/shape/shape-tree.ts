import type { Nodes, Parents, PhrasingContent, Root } from 'mdast';
import { joinCodeNotes } from '../code/code-notes.ts';
import type { Compilation } from '../compilation.ts';
import { shapeInlineDirective } from '../directives/shape-inline.ts';
import { shapeDirective } from '../directives/shape-directive.ts';
import { noteParagraph } from './note-paragraph.ts';
import { shapeHtml } from './shape-html.ts';
import { shapeDefinitionLists } from './definition-lists.ts';
import { checkForeign } from './foreign-syntax.ts';
import { shapeAlert } from './shape-alert.ts';
import { takeAttributesBehind, takeAttributesOfBlocks, takeExplicitId } from './take-attributes.ts';
import { checkTerms, createTermFinder, type TermFinder } from '../text/find-terms.ts';
import { createTypesetter, type Typesetter } from '../text/typeset.ts';
import { rangeOf, textOf, type Embed } from './mdast.ts';

interface Shaping {
  readonly compilation: Compilation;
  readonly embeds: Embed[];
  readonly typesetter: Typesetter | undefined;
  readonly terms: TermFinder | undefined;
}

/**
 * Shapes `root` in place: one walk does all that needs no more than a node and what is in it. What comes back takes more: each is to be
 * replaced by a stand-in.
 */
export function shapeTree(root: Root, compilation: Compilation): readonly Embed[] {
  const terms = createTermFinder(compilation.options.terminology, compilation.prepared.text);
  const shaping: Shaping = { compilation, embeds: [], terms, typesetter: createTypesetter(compilation.options) };
  shapeDefinitionLists(root, compilation);
  joinCodeNotes(root, compilation);
  shapeNode(root, shaping);
  compilation.reportKept();
  return shaping.embeds;
}

function shapeNode(node: Nodes, shaping: Shaping): void {
  if ('children' in node) shapeChildren(node, shaping);
  if (node.type === 'code' || node.type === 'math' || node.type === 'inlineMath') shaping.embeds.push(node);
  else if (node.type === 'html') shapeHtml(node, shaping.compilation);
  else if (node.type === 'directive') shapeDirective(node, shaping.compilation);
  else if (node.type === 'inlineDirective') shapeInlineDirective(node, shaping.compilation);
  else if (node.type === 'blockquote') shapeAlert(node, shaping.compilation);
}

function shapeChildren(node: Parents, shaping: Shaping): void {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    shaping.typesetter?.startBlock();
    shaping.terms?.startBlock();
  }
  takeAttributesOfBlocks(node, shaping.compilation);
  const children: Nodes[] = node.children;
  // A comment has nothing to say in the page, and without it most pages have no raw HTML to parse and clean.
  const { trustHtml } = shaping.compilation.options;
  const dropped = trustHtml ? [] : children.filter((child) => child.type === 'html' && isOneComment(child.value));
  let isCode = false;
  for (const [index, child] of children.entries()) {
    shapeMailAddress(child, children[index - 1]);
    takeAttributesBehind(child, children[index + 1], shaping.compilation);
    checkForeign(node, index, shaping.compilation);
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

function isOneComment(html: string): boolean {
  const text = html.trimEnd();
  return text.startsWith('<!--') && text.length > 6 && text.indexOf('-->', 4) === text.length - 3;
}

const protocolAtEnd = /(?<![A-Za-z\d])(?:mailto|xmpp):$/;

/**
 * Mends the bare address `node` after `previous` (GFM, section 6.9): the parser makes a link of the address alone and
 * leaves the protocol before it as text. `mailto:` belongs to the link; behind `xmpp:` there is no address of mail.
 */
function shapeMailAddress(node: Nodes, previous: Nodes | undefined): void {
  if (!isBareAddress(node) || previous?.type !== 'text') return;
  const protocol = protocolAtEnd.exec(previous.value)?.[0];
  if (protocol === undefined) return;
  if (protocol === 'xmpp:') {
    Object.assign(node, { type: 'hgGroup' });
    return;
  }
  const [address] = node.children;
  if (address?.type === 'text') address.value = `${protocol}${address.value}`;
  previous.value = previous.value.slice(0, -protocol.length);
  for (const at of [previous.position?.end, node.position?.start, address?.position?.start]) {
    if (at?.offset !== undefined) at.offset -= protocol.length;
  }
}

/** Whether `node` is a link that is written as nothing but its address, without brackets. */
function isBareAddress(node: Nodes): node is Extract<PhrasingContent, { type: 'link' }> {
  if (node.type !== 'link' || !node.url.startsWith('mailto:')) return false;
  const [start, end] = rangeOf(node);
  const text = textOf(node);
  return node.url === `mailto:${text}` && end - start === text.length;
}
