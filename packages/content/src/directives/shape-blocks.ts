import type { Nodes, Paragraph, RootContent } from 'mdast';
import type { Json } from '@helpgen/model';
import type { Compilation, ContentCode } from '../compilation.ts';
import type { Directive } from '@helpgen/markdown';
import { partFor, someNode } from '../shape/mdast.ts';
import type { PartSlot } from '../slot.ts';
import { checkAttributes, contentOf, labelOf, report, standIn, type ShapeDirective } from './directive-node.ts';

/** What is said of a part besides its name. */
interface DrawnPart extends Pick<PartSlot, 'label'> {
  /** With those that the label becomes, as they are without one. */
  readonly props?: { readonly [name: string]: Json };
  /** What one of the blocks in it must be, and what is reported where none is. */
  readonly needs?: readonly [isNeeded: (block: RootContent) => boolean, code: ContentCode];
}

/** A shaper of a directive without attributes, of which `part` of the theme draws what it is around. */
export function shapeAs(part: string, { props = {}, needs, ...label }: DrawnPart = {}): ShapeDirective {
  return (node, compilation) => {
    checkAttributes(node, [], compilation);
    if (needs !== undefined && !contentOf(node).some(needs[0])) report(node, needs[1], {}, compilation);
    standIn(node, { kind: 'part', part, props, ...label }, compilation);
  };
}

/** `:::details[Summary]{open}`: a block that the reader opens. */
export function shapeDetails(node: Directive, compilation: Compilation): void {
  checkAttributes(node, ['open'], compilation);
  const isOpen = (node.attributes['open'] ?? 'false') !== 'false';
  standIn(node, { kind: 'part', part: 'Details', props: { summary: '', summaryHtml: '', isOpen }, label: 'summary' }, compilation);
}

/** `:::figure[Caption]` around an image. */
export function shapeFigure(node: Directive, compilation: Compilation): void {
  node.children = node.children.flatMap((child): RootContent[] => (isOnlyImages(child) ? child.children : [child]));
  const needs = [(block: RootContent) => someNode(block, isPicture), 'HG2218'] as const;
  shapeAs('Figure', { props: { caption: null, captionHtml: null }, label: 'caption', needs })(node, compilation);
}

function isPicture(node: Nodes): boolean {
  if (node.type === 'image' || node.type === 'imageReference' || node.type === 'code') return true;
  return node.type === 'html' && /<(?:img|picture|svg|video)\b/i.test(node.value);
}

function isOnlyImages(node: RootContent): node is Paragraph {
  if (node.type !== 'paragraph' || node.data?.directiveLabel === true) return false;
  const { children } = node;
  return children.some(isPicture) && children.every((child) => isPicture(child) || (child.type === 'text' && child.value.trim() === ''));
}

/** `::::hero[Title]`: how a home page opens, with its blocks of code beside the text. */
export function shapeHero(node: Directive, compilation: Compilation): void {
  const content = contentOf(node);
  const code = content.filter(({ type }) => type === 'code');
  const text = content.filter(({ type }) => type !== 'code');
  const main = partFor({ kind: 'part', part: 'HeroText', props: {} }, text, compilation);
  const side = code.length === 0 ? [] : [partFor({ kind: 'part', part: 'HeroSide', props: {} }, code, compilation)];
  node.children = [...labelOf(node), main, ...side];
  shapeAs('Hero', { props: { title: null }, label: 'title' })(node, compilation);
}
