import type { Nodes, Paragraph, RootContent } from 'mdast';
import type { Compilation } from '../compilation.ts';
import type { Directive } from '../parse/directive-tree.ts';
import { someNode } from '../shape/mdast.ts';
import { checkAttributes, contentOf, placeOfOpening, standIn } from './directive-node.ts';

/** `:::details[Summary]{open}`: a block that the reader opens. */
export function shapeDetails(node: Directive, compilation: Compilation): void {
  checkAttributes(node, ['open'], compilation);
  const isOpen = (node.attributes['open'] ?? 'false') !== 'false';
  standIn(node, { kind: 'part', part: 'Details', props: { summary: '', summaryHtml: '', isOpen }, label: 'summary' }, compilation);
}

/** `:::steps` around an ordered list. */
export function shapeSteps(node: Directive, compilation: Compilation): void {
  checkAttributes(node, [], compilation);
  if (!contentOf(node).some((child) => child.type === 'list' && child.ordered === true)) {
    compilation.report('HG2217', {}, { at: placeOfOpening(node, compilation) });
  }
  standIn(node, { kind: 'part', part: 'Steps', props: {} }, compilation);
}

/** `:::file-tree` around a list of names; one that has a list of its own is a folder. */
export function shapeFileTree(node: Directive, compilation: Compilation): void {
  checkAttributes(node, [], compilation);
  if (!contentOf(node).some((child) => child.type === 'list')) compilation.report('HG2220', {}, { at: placeOfOpening(node, compilation) });
  standIn(node, { kind: 'part', part: 'FileTree', props: {} }, compilation);
}

/** `:::figure[Caption]` around an image. */
export function shapeFigure(node: Directive, compilation: Compilation): void {
  checkAttributes(node, [], compilation);
  if (!contentOf(node).some((child) => someNode(child, isPicture))) {
    compilation.report('HG2218', {}, { at: placeOfOpening(node, compilation) });
  }
  node.children = node.children.flatMap((child): RootContent[] => (isOnlyImages(child) ? child.children : [child]));
  standIn(node, { kind: 'part', part: 'Figure', props: { caption: null, captionHtml: null }, label: 'caption' }, compilation);
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
