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

const parsers = new Map<string, Parser>();

/** The parser for `options`; made once and kept. */
export function parserFor(options: SyntaxOptions): Parser {
  const key = `${options.math ? '$' : ''} ${options.directiveNames.join(' ')}`;
  const known = parsers.get(key);
  if (known !== undefined) return known;
  const parser = createParser(options);
  parsers.set(key, parser);
  return parser;
}

function createParser({ math, directiveNames }: SyntaxOptions): Parser {
  const mayHaveTitle = (name: string): boolean => directiveNames.includes(name) || suggest(name, directiveNames) !== undefined;
  const processor = unified().use(remarkParse).use(remarkGfm);
  if (math) processor.use(remarkMath, { singleDollarTextMath: false });
  const frozen = processor.use(directives, mayHaveTitle).freeze();
  return (text) => frozen.parse(text);
}

/** The plugin for directives and includes. */
function directives(this: Processor, mayHaveTitle: (name: string) => boolean): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(directiveSyntax(mayHaveTitle));
  (data.fromMarkdownExtensions ??= []).push(directiveTree);
}
