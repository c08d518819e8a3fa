export { parsersFor, type Parser, type Parsers } from './create-parser.ts';
export type { InlineMath, Math } from 'mdast-util-math';
export type { Description, Directive, Include, InlineDirective, Shaped } from './syntax-nodes.ts';
