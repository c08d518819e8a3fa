export { attributeOf, elementIn, isDrawnOnly, parseHtml, textOf } from './parse-html.ts';
export type { HtmlElement, HtmlNode } from './parse-html.ts';
export { markAnchor, sectionAtMark } from './section-at.ts';
export { writeCopy } from './write-copy.ts';
export type { CopiedPage, CopyPlace } from './write-copy.ts';
export { blocksAmong } from './write-inline.ts';
