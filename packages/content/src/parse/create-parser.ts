import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Root } from 'mdast';
import { featureKey, type SyntaxFeatures } from './syntax-features.ts';

/** Parses Markdown with the extensions it was made for. */
export type Parser = (text: string) => Root;

const parsers = new Map<string, Parser>();

/** The parser for `features`; made once and kept. */
export function parserFor(features: SyntaxFeatures): Parser {
  const key = featureKey(features);
  const known = parsers.get(key);
  if (known !== undefined) return known;
  const parser = createParser(features);
  parsers.set(key, parser);
  return parser;
}

function createParser(features: SyntaxFeatures): Parser {
  const processor = unified().use(remarkParse);
  const isGfm = features.tables || features.autolinks || features.footnotes || features.strikethrough || features.taskLists;
  if (isGfm) processor.use(remarkGfm);
  if (features.math) processor.use(remarkMath, { singleDollarTextMath: false });
  if (features.directives) processor.use(remarkDirective);
  processor.use(selectConstructs, features);
  const frozen = processor.freeze();
  return (text) => frozen.parse(text);
}

/** A construct of micromark, as far as it is looked at here. */
interface Construct {
  readonly name?: string;
}

type ConstructsByCode = { readonly [code: string]: Construct | readonly Construct[] | undefined };

interface MicromarkExtension {
  readonly text?: ConstructsByCode;
  readonly [field: string]: unknown;
}

interface ExtensionData {
  micromarkExtensions?: MicromarkExtension[];
  fromMarkdownExtensions?: unknown[];
}

// remark-gfm attaches all of GFM at once, and the parser pays for every construct at every character it may begin
// with. What the text cannot need is taken out again, and the text form of directives always: it would eat `10:30`.
function selectConstructs(this: { data(): object }, features: SyntaxFeatures): void {
  const data: ExtensionData = this.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension) => selected(extension, features));
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).flat(Infinity).filter((extension) => features.autolinks || !hasTransforms(extension));
}

// Only bare-address autolinks come with a pass over the whole tree.
function hasTransforms(extension: unknown): boolean {
  return typeof extension === 'object' && extension !== null && 'transforms' in extension;
}

const featureOfConstruct: { readonly [name: string]: keyof SyntaxFeatures | undefined } = {
  emailAutolink: 'autolinks',
  protocolAutolink: 'autolinks',
  wwwAutolink: 'autolinks',
  gfmFootnoteCall: 'footnotes',
  gfmPotentialFootnoteCall: 'footnotes',
  gfmFootnoteDefinition: 'footnotes',
  strikethrough: 'strikethrough',
  table: 'tables',
  tasklistCheck: 'taskLists',
};

const colon = '58';

function selected(extension: MicromarkExtension, features: SyntaxFeatures): MicromarkExtension {
  const isDirective = isDirectiveExtension(extension);
  const fields = Object.entries(extension).map(([field, value]): [string, unknown] => {
    if (!isConstructs(field, value)) return [field, value];
    const kept = Object.entries(value).flatMap(([code, constructs]): [string, readonly Construct[]][] => {
      if (isDirective && field === 'text' && code === colon) return [];
      const left = [constructs ?? []].flat().filter((construct) => isWanted(construct, features, isDirective));
      return left.length === 0 ? [] : [[code, left]];
    });
    return [field, Object.fromEntries(kept)];
  });
  return Object.fromEntries(fields);
}

function isDirectiveExtension(extension: MicromarkExtension): boolean {
  return extension.text !== undefined && Object.keys(extension.text).join() === colon;
}

function isConstructs(field: string, value: unknown): value is ConstructsByCode {
  return ['document', 'flow', 'text', 'flowInitial', 'contentInitial', 'string'].includes(field) && typeof value === 'object' && value !== null;
}

// Leaf directives are resolved before parsing; here they would only break up paragraphs such as `::Http`.
function isWanted(construct: Construct, features: SyntaxFeatures, isDirective: boolean): boolean {
  if (isDirective) return 'concrete' in construct;
  const feature = construct.name === undefined ? undefined : featureOfConstruct[construct.name];
  return feature === undefined || features[feature];
}
