import type { Root } from 'mdast';
import type { Article, BlockMark, Checked, ContentOptions, Diagnostic, Outline, Preset, SourceFile, SourcePath } from '@helpgen/model';
import { sortDiagnostics } from '@helpgen/model';
import { createMentionList } from '@helpgen/highlight';
import { createCompilation, judge, ownDirectivesOf, type Compilation } from './compilation.ts';
import { replaceDirectives } from './directives/shape-own-directive.ts';
import { loadIcons } from './directives/shape-inline.ts';
import { builtInNames } from './directives/built-in-directives.ts';
import { reportStrayTabs } from './directives/shape-tabs.ts';
import { shapeEmbeds } from './embeds/shape-embeds.ts';
import { draftMade, type Draft, type PageSource } from './made/draft-made.ts';
import { markBlocks } from './made/mark-blocks.ts';
import { parsersFor } from '@helpgen/markdown';
import { parsePage } from './parse/parse-page.ts';
import { giveIds } from './render/give-ids.ts';
import { markAbbreviations, takeAbbreviations } from './render/mark-abbreviations.ts';
import { excerptOf, leadOf, titleOf } from './render/summary.ts';
import { toBody } from './render/to-body.ts';
import { linkHeadings, toHast } from './render/to-hast.ts';
import { messageOf } from './finding.ts';
import { runPlugins } from './run-plugins.ts';
import { checkHead } from './text/find-terms.ts';
import { shapeTree } from './shape/shape-tree.ts';
import { takeVariables } from './shape/take-variables.ts';
import { typesetHead } from './text/typeset.ts';
import { createIncludeShelf } from './source/include-shelf.ts';
import { located, plainSourceOf, type Finding, type PlainSource } from './source/locate.ts';
import { parseFrontMatter, splitFrontMatter } from './source/parse-front-matter.ts';
import { outlineOf } from './read-outline.ts';

/** What a compilation needs besides the file and the options. */
export interface CompileTools {
  /** The files that articles include. */
  readonly readInclude: (path: SourcePath) => SourceFile | undefined;
  readonly presets: readonly Preset[];
  /** What makes the page of a file that is no Markdown. */
  readonly source?: PageSource;
  /** What becomes of blocks of Markdown that a source has made already. */
  readonly blocks?: readonly BlockMark[];
}

/**
 * The article in `file`, with everything that is wrong with it. A page beyond the limits has an empty body and an error.
 * The promise waits for highlighters, formulas and diagrams, which are loaded when first used; it is never rejected because of what `file` holds.
 */
export async function compileArticle(file: SourceFile, options: ContentOptions, tools: CompileTools): Promise<Checked<Article>> {
  const { presets, readInclude } = tools;
  const { path } = file;
  const source = plainSourceOf(file);
  const findings: Finding[] = [];
  const report = (found: Finding): void => void findings.push(found);
  const shelf = createIncludeShelf(readInclude, report, options.includeRoots);
  const written = tools.source === undefined ? draftMarkdown(source, tools.blocks) : await draftMade(source, tools.source, { report, locale: options.locale });
  const frontMatter = { ...written.frontMatter, value: typesetHead(written.frontMatter.value, options) };
  findings.push(...frontMatter.findings.flatMap((found) => judge(found, options)));
  const ownDirectives = ownDirectivesOf(options, presets);
  const directiveNames = [...builtInNames, ...options.admonitionKinds, ...ownDirectives.keys()];
  const parsers = parsersFor({ math: options.math, directiveNames });
  const { tree, text } = parsePage(written.prepared, { path, shelf, report, limits: options.limits, parsers });
  const mentions = options.linkTypes && frontMatter.value.link_types !== false ? createMentionList() : undefined;
  const compilation = createCompilation({ path, options, prepared: text, shelf, presets, ownDirectives, directiveNames, mentions, findings });
  if (written.own === undefined) checkHead(source, written.frontMatter, compilation);
  let article: Article = { outline: { ...outlineOf(path, frontMatter), includes: shelf.list() }, body: [], sections: [] };
  try {
    if (tree !== undefined) article = await compileTree(tree, { ...written, frontMatter }, compilation);
  } catch (error) {
    // The only way in which a text can still get at the stack: elements nested without end.
    if (!/call stack/i.test(messageOf(error))) throw error;
    compilation.report('HG2107', {}, { at: compilation.place(0, 1) });
  }
  return { value: article, diagnostics: withoutRepeats(sortDiagnostics(findings.map(located))) };
}

function draftMarkdown(source: PlainSource, marks: readonly BlockMark[] = []): Draft {
  const split = splitFrontMatter(source.text);
  const prepared = { text: source.text.slice(split.bodyStart), origins: [{ start: 0, source, at: split.bodyStart }] };
  return { frontMatter: parseFrontMatter(source, split), prepared, marks };
}

async function compileTree(written: Root, { frontMatter, marks, own }: Draft, compilation: Compilation): Promise<Article> {
  const { prepared, path, shelf, slots, mentions, claims, noted, paragraphs } = compilation;
  const markdown = await runPlugins(written, 'remarkPlugins', compilation);
  markBlocks(markdown, marks, compilation);
  if (prepared.text.includes(':icon[')) compilation.icons = await loadIcons();
  takeVariables(markdown, frontMatter.value, compilation);
  const abbreviations = takeAbbreviations(markdown);
  const embeds = shapeTree(markdown, compilation);
  if (prepared.text.includes(':::')) reportStrayTabs(markdown, compilation);
  await shapeEmbeds(embeds, compilation);
  const clean = toHast(markdown, compilation);
  markAbbreviations(clean, abbreviations);
  replaceDirectives(clean, compilation);
  const tree = await runPlugins(clean, 'rehypePlugins', compilation);
  const lead = own === undefined ? {} : { leadHtml: leadOf(tree, slots) };
  const ids = giveIds(tree, compilation);
  linkHeadings(ids.headings, compilation);
  const { body, sections, links, assets, anchors } = toBody(tree, ids, compilation);
  const mentioned = mentions?.list() ?? [];
  const outline: Outline = {
    ...outlineOf(path, frontMatter),
    ...titleOf(tree),
    excerpt: excerptOf(tree),
    headings: [...ids.headings.values()],
    anchors: [...ids.anchors, ...anchors],
    links,
    assets,
    includes: shelf.list(),
    // White space is collapsed already: between words there is exactly one space.
    wordCount: sections.reduce((sum, { text }) => sum + (text === '' ? 0 : text.split(' ').length), 0),
    ...(mentioned.length === 0 ? {} : { mentions: mentioned }),
    ...(claims.length === 0 ? {} : { claims }),
    ...(noted.size === 0 ? {} : { directives: Object.fromEntries(noted) }),
    ...(paragraphs.length === 0 ? {} : { paragraphs }),
    ...own,
    ...lead,
  };
  return { outline, body, sections };
}

// A file that is included twice has its mistakes once.
function withoutRepeats(sorted: readonly Diagnostic[]): readonly Diagnostic[] {
  return sorted.filter((diagnostic, index) => index === 0 || JSON.stringify(sorted[index - 1]) !== JSON.stringify(diagnostic));
}
