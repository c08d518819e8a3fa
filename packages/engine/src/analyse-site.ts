import { join } from 'node:path';
import { inspectModules } from '@helpgen/bundler';
import { readOutline } from '@helpgen/content/outline';
import type { ArticleSource, ContentGraph, Diagnostic, Outline, SourcePath } from '@helpgen/model';
import { attempt } from './attempt.ts';
import { findForgottenDescriptions } from './presets/find-forgotten.ts';
import { sourcesOf } from './presets/make-pages.ts';
import type { SiteInputs } from './read-inputs.ts';
import { modulesOf } from './read-inputs.ts';
import type { AssembleStep, KnownGraph } from './steps/assemble-graph.ts';
import { completeGraph, takeGraph } from './steps/assemble-graph.ts';
import type { CompiledArticles } from './steps/compile-articles.ts';
import { compileArticles, findArticles, inOrderOf, localeOf } from './steps/compile-articles.ts';
import type { Source } from './steps/source.ts';
import type { StoredArticle } from './workers/jobs.ts';

/** A site of which all is known that can be known before a byte of it is written. */
export interface AnalysedSite {
  readonly compiled: CompiledArticles;
  /** The articles that pages are drawn of; in a preview those with errors as they last were without. */
  readonly articles: CompiledArticles['articles'];
  /** Made of these articles. */
  readonly graph: ContentGraph;
  /** Digest of all that it was made of, texts of pages apart. */
  readonly graphKey: string;
  /** What was found, that of the inputs apart; neither complete nor sorted. */
  readonly diagnostics: readonly Diagnostic[];
  /** Sources that only their front matter is known of: never in a build. */
  readonly missing: readonly Source[];
}

/** What a preview adds: drafts are pages of it, and nobody waits for articles that are not looked at. */
export interface PreviewOptions {
  readonly memory: PreviewMemory;
  /** Sources that are compiled first, however many there are. */
  readonly asked: ReadonlySet<SourcePath>;
}

/** What a preview remembers from one analysis to the next. */
export interface PreviewMemory {
  compiled: CompiledArticles | undefined;
  /** As it last was with all articles. */
  graph: KnownGraph | undefined;
  /** Each article as it last was without errors. */
  readonly good: Map<SourcePath, StoredArticle>;
  /** The beginning of files that were read just now, by absolute path: see {@link headOf}. */
  readonly heads: Map<string, string>;
  /** Outlines up to the front matter, by source and digest. */
  readonly outlines: Map<string, Outline>;
}

/** When more articles than this are to be compiled, a preview does not wait for those that were not asked for. */
const mostAtOnce = 48;

/** Compiles the articles and assembles the graph, going on past every finding so that all are told at once. */
export async function analyseSite(inputs: SiteInputs, preview?: PreviewOptions): Promise<AnalysedSite> {
  const { run, sources } = inputs;
  const { compiled, articles: known, missing } = await run.timer.run('compile', () => compile(inputs, preview));
  const modules = await inspectModules(run.project.root, modulesOf(sources));
  const isWhole = missing.length === 0 && compiled.isWhole;
  const stepOf = (of: CompiledArticles['articles'], includesDrafts: boolean): AssembleStep => ({
    run,
    files: sources.files,
    articles: of,
    sources: {
      categories: compiled.categories,
      modules: modules.value,
      includesDrafts,
      claims: sources.claims,
      files: sources.files.filter(({ role }) => role.kind === 'asset').map(({ path }) => path),
      staticFiles: sources.staticFiles.map(({ source, path }) => ({ source, path })),
    },
  });
  const step = stepOf(known, preview !== undefined);
  const last = preview === undefined ? (run.store.readRecord('graph') as KnownGraph | undefined) : preview.memory.graph;
  const kept = run.timer.run('assemble', () => takeGraph(step, last));
  const graph = completeGraph(step, kept);
  // Where an article is missing, nobody can say what leads nowhere.
  const forgotten = findForgottenDescriptions(run.host.disk, run.project.root, sources.files);
  const diagnostics = [...forgotten, ...compiled.diagnostics, ...modules.diagnostics, ...(isWhole ? graph.diagnostics : [])];
  if (preview === undefined) {
    if (kept !== last) run.store.writeRecord('graph', kept);
    return { compiled, articles: known, graph: graph.value, graphKey: kept.key, diagnostics, missing };
  }
  // Of outlines up to the front matter there are no digests.
  if (missing.length === 0) preview.memory.graph = kept;
  const articles = keepGood(sources.files, known, diagnostics, { memory: preview.memory, missing });
  // A build leaves drafts out, and finds what leads to them; the pages can be shown all the same.
  const published = isWhole && graph.value.pages.some(({ isDraft }) => isDraft) ? completeGraph(stepOf(known, false)).diagnostics : [];
  const shown = articles === known ? graph.value : completeGraph(stepOf(articles, true)).value;
  return { compiled, articles, graph: shown, graphKey: kept.key, diagnostics: [...diagnostics, ...published], missing };
}

/** Compiles all articles; in a preview, when they are many, those asked for, while of the others the front matter is read. */
async function compile(inputs: SiteInputs, preview: PreviewOptions | undefined): Promise<Pick<AnalysedSite, 'compiled' | 'articles' | 'missing'>> {
  const { files } = inputs.sources;
  if (preview === undefined) {
    const compiled = await compileArticles(inputs, files);
    return { compiled, articles: compiled.articles, missing: [] };
  }
  const { memory, asked } = preview;
  const urgent = { ...inputs, ...(memory.compiled === undefined ? {} : { earlier: memory.compiled }), urgency: 'urgent' as const };
  const known = findArticles(urgent, files);
  const missing = known.missing.length > mostAtOnce ? known.missing.filter(({ path }) => !asked.has(path)) : [];
  const isLater = new Set(missing);
  const compiling = compileArticles(urgent, files, { ...known, missing: known.missing.filter((source) => !isLater.has(source)) });
  const outlined = new Map(missing.flatMap((source) => readFrontMatter(inputs, source, memory)));
  memory.compiled = await compiling;
  const { articles } = memory.compiled;
  return {
    compiled: memory.compiled,
    articles: missing.length === 0 ? articles : inOrderOf(files, ({ path }) => articles.get(path) ?? outlined.get(path)),
    missing,
  };
}

/** The article of `source` with an outline up to its front matter, and nothing else; none when it cannot be read. */
function readFrontMatter(
  { run, contentOptions }: SiteInputs,
  source: Source,
  { heads, outlines }: PreviewMemory,
): readonly (readonly [SourcePath, StoredArticle])[] {
  const { path, digest, role } = source;
  const key = `${path} ${digest}`;
  const place = join(run.project.root, path);
  const readHead = (): string | undefined => attempt(() => headOf(run.host.disk.readFile(place)), undefined);
  const text = outlines.has(key) ? '' : (source.made?.text ?? heads.get(place) ?? readHead());
  const options = contentOptions[localeOf(source, run.config.locales.default)];
  if (text === undefined || options === undefined) return [];
  const maker = 'maker' in role ? sourcesOf(run.presets.list)[role.maker ?? -1]?.source : undefined;
  const title = maker?.kind === 'article' ? titleAtGlance(maker, text) : undefined;
  const outline = outlines.get(key) ?? readOutline({ path, text, digest }, options, title);
  outlines.set(key, outline);
  return [[path, { outline, diagnostics: [], shown: '', placed: '', bodyDigest: '', termsDigest: '', hasUndrawnPart: false }]];
}

/** The title that `source` tells of `text`; empty when it tells none. What is wrong with the text is said when the page is made. */
function titleAtGlance(source: ArticleSource, text: string): string {
  return attempt(() => String(source.titleOf?.(text) ?? ''), '');
}

/** `articles`, those with errors as they last were without; `memory` learns those that have none. */
function keepGood(
  files: readonly Source[],
  articles: CompiledArticles['articles'],
  diagnostics: readonly Diagnostic[],
  { memory: { good }, missing }: Pick<PreviewOptions, 'memory'> & Pick<AnalysedSite, 'missing'>,
): CompiledArticles['articles'] {
  const wrong = new Set(diagnostics.flatMap(({ severity, at }) => (severity === 'error' && at !== undefined ? [at.file] : [])));
  const present = new Set(files.map(({ path }) => path));
  const isMissing = new Set(missing.map(({ path }) => path));
  for (const path of good.keys()) if (!present.has(path)) good.delete(path);
  for (const [path, article] of articles) if (!wrong.has(path) && !isMissing.has(path)) good.set(path, article);
  if (![...wrong].some((path) => good.has(path) && good.get(path) !== articles.get(path))) return articles;
  return inOrderOf(files, ({ path }) => (wrong.has(path) ? (good.get(path) ?? articles.get(path)) : articles.get(path)));
}

/** Front matter and title stand in so many bytes of nearly every file. */
const headBytes = 1024;

/** The beginning of a file with these bytes, with all of its front matter; what is cut in the middle of a character does not matter. */
export function headOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  // Several times as fast as a decoder, which is felt with thousands of files.
  const textOf = (length: number): string => Buffer.from(buffer, byteOffset, length).toString();
  const head = textOf(Math.min(headBytes, byteLength));
  return !/^\uFEFF?---[ \t]*\r?\n/.test(head) || /\n---[ \t]*\r?\n/.test(head) ? head : textOf(byteLength);
}
