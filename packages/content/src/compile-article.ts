import type { Root } from 'mdast';
import type { Article, BlockMark, Checked, ContentOptions, Diagnostic, Outline, Preset, SourceFile, SourcePath } from '@helpgen/model';
import { severityOf, sortDiagnostics } from '@helpgen/model';
import { fillIn } from '@helpgen/model/locales/words-for';
import { createMentionList } from '@helpgen/highlight';
import { createCompilation, type Compilation } from './compilation.ts';
import { replaceDirectives } from './directives/replace-directives.ts';
import { loadIcons } from './directives/icons.ts';
import { directiveNames } from './directives/built-in-directives.ts';
import { namesOfSite } from './directives/own-directives.ts';
import { reportStrayTabs } from './directives/shape-tabs.ts';
import { shapeEmbeds } from './embeds/shape-embeds.ts';
import { draftMade, type MadeDraft, type PageSource } from './made/draft-made.ts';
import { markBlocks } from './made/mark-blocks.ts';
import { parsersFor } from '@helpgen/markdown';
import { parsePage } from './parse/parse-page.ts';
import { giveIds } from './render/give-ids.ts';
import { markAbbreviations, takeAbbreviations } from './render/mark-abbreviations.ts';
import { leadOf, makeOutline } from './render/make-outline.ts';
import { toBody } from './render/to-body.ts';
import { hastMakerFor } from './render/to-hast.ts';
import { runPlugins } from './run-plugins.ts';
import { checkHead } from './shape/check-terms.ts';
import { shapeTree } from './shape/shape-tree.ts';
import { takeVariables, variablesOf } from './shape/take-variables.ts';
import { typesetHead } from './shape/typesetter.ts';
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

/** A page before its Markdown is parsed. */
type Draft = Pick<MadeDraft, 'frontMatter' | 'prepared' | 'marks'> & Partial<MadeDraft>;

/**
 * The article in `file`, with everything that is wrong with it. A page beyond the limits has an empty body and an error.
 * The promise waits for highlighters, formulas and diagrams, which are loaded when first used; it is never rejected because of what `file` holds.
 */
export async function compileArticle(file: SourceFile, options: ContentOptions, tools: CompileTools): Promise<Checked<Article>> {
  const { presets, readInclude } = tools;
  const source = plainSourceOf(file);
  const findings: Finding[] = [];
  const report = (found: Finding): void => void findings.push(found);
  const shelf = createIncludeShelf(readInclude, report, options.includeRoots);
  const made = tools.source === undefined ? undefined : await draftMade(source, tools.source, { report, locale: options.locale });
  const written: Draft = made ?? draftMarkdown(source, tools.blocks ?? []);
  const draft = { ...written, frontMatter: { ...written.frontMatter, value: typesetHead(written.frontMatter.value, options) } };
  const { frontMatter } = draft;
  findings.push(...frontMatter.findings.flatMap((found) => judgeKey(found, options)));
  const parsers = parsersFor({ math: options.math, directiveNames: [...directiveNames, ...namesOfSite(options, presets)] });
  const page = parsePage(draft.prepared, { parsers, limits: options.limits, files: { shelf, report } });
  findings.push(...page.refusals);
  const mentions = options.linkTypes && frontMatter.value.link_types !== false ? createMentionList() : undefined;
  const compilation = createCompilation(file.path, page, { options, shelf, findings, mentions, presets });
  if (made === undefined) checkHead(source, written.frontMatter, compilation);
  let article: Article = { outline: { ...outlineOf(file.path, frontMatter), includes: shelf.list() }, body: [], sections: [] };
  try {
    if (page.refusals.length === 0) article = await compileText(await runPlugins(page.tree, 'remarkPlugins', compilation), draft, compilation);
  } catch (error) {
    // The only way in which a text can still get at the stack: elements nested without end.
    if (!isStackOverflow(error)) throw error;
    compilation.report('HG2107', {}, { at: compilation.place(0, 1) });
  }
  return { value: article, diagnostics: withoutRepeats(sortDiagnostics(findings.map(located))) };
}

function draftMarkdown(source: PlainSource, marks: readonly BlockMark[]): Draft {
  const split = splitFrontMatter(source.text);
  const frontMatter = parseFrontMatter(source, split);
  return { frontMatter, prepared: { text: source.text.slice(split.bodyStart), origins: [{ start: 0, source, at: split.bodyStart }] }, marks };
}

/** What is wrong with a head, as bad as the config says. */
function judgeKey(found: Finding, { checks }: ContentOptions): readonly Finding[] {
  if (found.code !== 'HG2003') return [found];
  const severity = severityOf(checks.unknownFrontMatter);
  return severity === undefined ? [] : [{ ...found, severity }];
}

async function compileText(markdown: Root, { frontMatter, marks, own }: Draft, compilation: Compilation): Promise<Article> {
  const { options, prepared } = compilation;
  markBlocks(markdown, marks, compilation);
  if (prepared.text.includes(':icon[')) compilation.icons = await loadIcons();
  takeVariables(markdown, variablesOf(frontMatter.value, options), compilation);
  const abbreviations = takeAbbreviations(markdown);
  const shaped = shapeTree(markdown, compilation);
  if (prepared.text.includes(':::')) reportStrayTabs(markdown, compilation);
  await shapeEmbeds(shaped.embeds, compilation);
  const maker = hastMakerFor(options);
  const clean = maker.toHast(markdown, shaped.hasRawHtml, compilation);
  markAbbreviations(clean, abbreviations);
  replaceDirectives(clean, compilation);
  const tree = await runPlugins(clean, 'rehypePlugins', compilation);
  const lead = own === undefined ? {} : { leadHtml: leadOf(tree, compilation.slots) };
  const ids = giveIds(tree, compilation);
  maker.linkHeadings(ids.headings.keys(), (heading) => fillIn(compilation.words['content.linkToHeading'], { heading: ids.headings.get(heading)?.text ?? '' }));
  const written = toBody(tree, ids, compilation);
  return {
    outline: { ...makeOutline(frontMatter, { tree, ids, written }, compilation), ...notedFields(compilation), ...own, ...lead },
    body: written.body,
    sections: written.sections,
  };
}

function notedFields({ mentions, claims, noted, paragraphs }: Compilation): Pick<Outline, 'mentions' | 'claims' | 'directives' | 'paragraphs'> {
  const list = mentions?.list() ?? [];
  return {
    ...(list.length === 0 ? {} : { mentions: list }),
    ...(claims.length === 0 ? {} : { claims }),
    ...(noted.size === 0 ? {} : { directives: Object.fromEntries(noted) }),
    ...(paragraphs.length === 0 ? {} : { paragraphs }),
  };
}

// A file that is included twice has its mistakes once.
function withoutRepeats(sorted: readonly Diagnostic[]): readonly Diagnostic[] {
  return sorted.filter((diagnostic, index) => index === 0 || JSON.stringify(sorted[index - 1]) !== JSON.stringify(diagnostic));
}

function isStackOverflow(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'message' in error && /call stack/i.test(String(error.message));
}
