import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { suggest } from '@helpgen/model';
import type { Root } from 'mdast';
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Extension } from 'micromark-util-types';
import { directiveSyntax } from './directive-syntax.ts';
import { definitionSyntax } from './definition-syntax.ts';
import { inlineDirectiveNames, inlineDirectiveSyntax } from './inline-directive-syntax.ts';
import { syntaxNodes } from './syntax-nodes.ts';
import { textSyntax } from './text-syntax.ts';

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

/** Syntax beyond CommonMark. */
interface Syntax {
  /** What is in every text that may need it; by default any text is. Each construct costs a text some time, so that others go without. */
  readonly sign?: RegExp;
  readonly micromark: Extension;
  /** Absent: that of directives makes the nodes of all syntax of ours. */
  readonly fromMarkdown?: FromMarkdownExtension;
}

// GFM is that of remark-gfm, in parts, because bare addresses take a third of the time to parse a text.
const syntaxes: readonly Syntax[] = [
  // A character reference may stand for any sign of an address, and a backslash before one; the mere word HTTP is none.
  { sign: /@|www[.\\]|https?[:\\]|&[#a-z]/i, micromark: gfmAutolinkLiteral(), fromMarkdown: gfmAutolinkLiteralFromMarkdown() },
  { micromark: gfmFootnote(), fromMarkdown: gfmFootnoteFromMarkdown() },
  { micromark: gfmStrikethrough(), fromMarkdown: gfmStrikethroughFromMarkdown() },
  { micromark: gfmTable(), fromMarkdown: gfmTableFromMarkdown() },
  { micromark: gfmTaskListItem(), fromMarkdown: gfmTaskListItemFromMarkdown() },
  { sign: /==|[~^]/, micromark: textSyntax },
  { sign: /^[ \t>*+-]*(?::[ \t]|\*\[)/m, micromark: definitionSyntax },
  { sign: new RegExp(`:(?:${inlineDirectiveNames.join('|')})\\[`), micromark: inlineDirectiveSyntax },
];

function createParser({ math, directiveNames }: SyntaxOptions, disabled: string[]): Parser {
  const mayHaveTitle = (name: string): boolean => directiveNames.includes(name) || suggest(name, directiveNames) !== undefined;
  const directives: Syntax = { micromark: directiveSyntax(mayHaveTitle), fromMarkdown: syntaxNodes };
  const made = new Map<string, Parser>();
  return (text) => {
    const needed = syntaxes.filter(({ sign }) => sign === undefined || sign.test(text));
    const key = needed.map((syntax) => syntaxes.indexOf(syntax)).join(' ');
    const known = made.get(key);
    if (known !== undefined) return known(text);
    const processor = unified().use(remarkParse);
    if (math) processor.use(remarkMath, { singleDollarTextMath: false });
    const frozen = processor.use(withSyntax, [...needed, directives], disabled).freeze();
    const parser: Parser = (each) => frozen.parse(each);
    made.set(key, parser);
    return parser(text);
  };
}

/** The plugin that reads `syntaxes`, of which later ones go first, and leaves out the constructs `disabled`. */
function withSyntax(this: Processor, syntaxes: readonly Syntax[], disabled: string[]): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(...syntaxes.map(({ micromark }) => micromark), { disable: { null: disabled } });
  (data.fromMarkdownExtensions ??= []).push(...syntaxes.flatMap(({ fromMarkdown }) => fromMarkdown ?? []));
}
