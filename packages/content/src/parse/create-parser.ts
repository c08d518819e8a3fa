import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { suggest } from '@helpgen/model';
import type { Root } from 'mdast';
import { directiveSyntax } from './directive-syntax.ts';
import { directiveTree } from './directive-tree.ts';

/** What of the options of a site decides how Markdown is read. */
export interface SyntaxOptions {
  /** Whether `$$` begins a formula. */
  readonly math: boolean;
  /** The names behind which a directive may have a title without brackets; a slip of one counts too. */
  readonly directiveNames: readonly string[];
}

/** Parses Markdown. */
export type Parser = (text: string) => Root;

/** The two ways in which a text is parsed. */
export interface Parsers {
  readonly parse: Parser;
  /** Blocks alone, without what stands in their lines and without underlined headings: never slow. */
  readonly parseBlocks: Parser;
}

const parsers = new Map<string, Parsers>();

/** The parsers for `options`; made once and kept. */
export function parsersFor(options: SyntaxOptions): Parsers {
  const key = `${options.math ? '$' : ''} ${options.directiveNames.join(' ')}`;
  const known = parsers.get(key);
  if (known !== undefined) return known;
  const made = { parse: createParser(options, []), parseBlocks: createParser(options, inlineConstructs) };
  parsers.set(key, made);
  return made;
}

// By the names that micromark and its extensions give them; an underline makes the parser go back over all that it has read.
const inlineConstructs = (
  'attention autolink characterEscape characterReference codeText hardBreakEscape htmlText labelEnd labelStartImage labelStartLink ' +
  'emailAutolink gfmFootnoteCall gfmPotentialFootnoteCall mathText protocolAutolink strikethrough wwwAutolink setextUnderline'
).split(' ');

function createParser({ math, directiveNames }: SyntaxOptions, disabled: string[]): Parser {
  const mayHaveTitle = (name: string): boolean => directiveNames.includes(name) || suggest(name, directiveNames) !== undefined;
  const processor = unified().use(remarkParse).use(remarkGfm);
  if (math) processor.use(remarkMath, { singleDollarTextMath: false });
  const frozen = processor.use(directives, mayHaveTitle, disabled).freeze();
  return (text) => frozen.parse(text);
}

/** The plugin for directives and includes; leaves out the constructs `disabled`. */
function directives(this: Processor, mayHaveTitle: (name: string) => boolean, disabled: string[]): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(directiveSyntax(mayHaveTitle), { disable: { null: disabled } });
  (data.fromMarkdownExtensions ??= []).push(directiveTree);
}
