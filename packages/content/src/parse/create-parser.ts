import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { suggest } from '@helpgen/model';
import type { Root } from 'mdast';
import type { Extension } from 'micromark-util-types';
import { directiveSyntax } from './directive-syntax.ts';
import { definitionSyntax } from './definition-syntax.ts';
import { directiveTree } from './directive-tree.ts';
import { inlineDirectiveNames, inlineDirectiveSyntax } from './inline-directive-syntax.ts';
import { syntaxTree } from './syntax-tree.ts';
import { textSyntax } from './text-syntax.ts';

const inlineDirective = new RegExp(`:(?:${inlineDirectiveNames.join('|')})\\[`);

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
  'emailAutolink gfmFootnoteCall gfmPotentialFootnoteCall inlineDirective mark mathText protocolAutolink strikethrough subscript superscript wwwAutolink ' +
  'setextUnderline'
).split(' ');

function createParser({ math, directiveNames }: SyntaxOptions, disabled: string[]): Parser {
  const mayHaveTitle = (name: string): boolean => directiveNames.includes(name) || suggest(name, directiveNames) !== undefined;
  // Each construct costs every page some time, so that a text gets those alone that it may need.
  const made = new Map<string, Parser>();
  return (text) => {
    const hasTextSyntax = /==|[~^]/.test(text);
    const hasDefinitions = /^[ \t>*+-]*(?::[ \t]|\*\[)/m.test(text);
    const hasInlineDirectives = inlineDirective.test(text);
    const key = `${hasTextSyntax} ${hasDefinitions} ${hasInlineDirectives}`;
    const known = made.get(key);
    if (known !== undefined) return known(text);
    const processor = unified().use(remarkParse).use(remarkGfm);
    if (math) processor.use(remarkMath, { singleDollarTextMath: false });
    const extensions = [
      ...(hasTextSyntax ? [textSyntax] : []),
      ...(hasDefinitions ? [definitionSyntax] : []),
      ...(hasInlineDirectives ? [inlineDirectiveSyntax] : []),
      directiveSyntax(mayHaveTitle),
    ];
    const frozen = processor.use(ownSyntax, extensions, disabled).freeze();
    const parser: Parser = (each) => frozen.parse(each);
    made.set(key, parser);
    return parser(text);
  };
}

/** The plugin for our own syntax; leaves out the constructs `disabled`. */
function ownSyntax(this: Processor, extensions: readonly Extension[], disabled: string[]): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(...extensions, { disable: { null: disabled } });
  (data.fromMarkdownExtensions ??= []).push(directiveTree, syntaxTree);
}
