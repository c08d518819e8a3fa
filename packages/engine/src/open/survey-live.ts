import { glanceAtArticle } from '@helpgen/content/glance';
import type { ContentGraph, Diagnostic, Outline, SourcePath } from '@helpgen/model';
import { buildContentGraph } from '@helpgen/site';
import type { BuildRun } from '../build-run.ts';
import { shortNameOf } from '../cache/digest-of.ts';
import type { FileSystem } from '../host/file-system.ts';
import type { Host } from '../host/host.ts';
import type { CompiledArticles, CompileStep, FoundArticles } from '../steps/compile-articles.ts';
import { compileArticles, findArticles, localeOf, readCategories } from '../steps/compile-articles.ts';
import { inspectModules } from '../steps/inspect-modules.ts';
import type { Source } from '../steps/source.ts';
import type { SurveyTools } from '../survey-site.ts';
import { compileStepOf, modulesOf, siteSourcesOf } from '../survey-site.ts';
import type { StoredArticle } from '../workers/jobs.ts';

/** More articles than this are not waited for: they are looked at, and compiled while the site is shown already. */
const mostAtOnce = 48;

/** Longer than this nobody is kept waiting by a glance at many articles. */
const longestTurnMs = 10;

/** What an open site remembers from one survey to the next. */
export interface LiveMemory {
  compiled: CompiledArticles | undefined;
  /** Each article as it last was without errors. */
  readonly good: Map<SourcePath, StoredArticle>;
  /** What was said of articles at a glance, by source and digest. */
  readonly glances: Map<string, Outline>;
}

/** A survey that may have parts which are only known at a glance. */
export interface LiveSurvey {
  readonly compiled: CompiledArticles;
  /** With the articles that pages are drawn of: those with errors as they were before. */
  readonly graph: ContentGraph;
  readonly articles: CompiledArticles['articles'];
  /** Neither complete nor sorted. */
  readonly diagnostics: readonly Diagnostic[];
  /** Articles that are only known at a glance. */
  readonly missing: readonly Source[];
  /** Whether `sources` are all there are, and all of them are known. */
  readonly isWhole: boolean;
}

/**
 * Surveys the site with what is remembered; when much is missing, with a glance at that. Drafts are pages. `scope`:
 * whether the sources are all there are (the default) or a part of them, at which a glance is enough.
 */
export async function surveyLive(run: BuildRun, tools: SurveyTools, memory: LiveMemory, scope: 'all' | 'part' = 'all'): Promise<LiveSurvey> {
  const { sources } = tools;
  const step = { ...compileStepOf(run, tools), ...(memory.compiled === undefined ? {} : { earlier: memory.compiled }), urgency: 'urgent' as const };
  const known = findArticles(step, sources.files);
  const missing = known.missing.length > (scope === 'part' ? 0 : mostAtOnce) ? known.missing : [];
  const isWhole = scope === 'all' && missing.length === 0;
  const compiled = missing.length > 0 ? await glance(run.host, step, { sources: sources.files, known, memory }) : await compileArticles(step, sources.files, known);
  memory.compiled = missing.length > 0 ? { ...compiled, articles: known.found } : compiled;
  const modules = await inspectModules(run.project.root, modulesOf(sources));
  const build = (articles: CompiledArticles['articles'], includesDrafts = true): ReturnType<typeof buildContentGraph> => {
    const outlines = [...articles.values()].map(({ outline }) => outline);
    return buildContentGraph(run.config, siteSourcesOf(sources, { outlines, categories: compiled.categories, modules: modules.value, includesDrafts }), shortNameOf);
  };
  const graph = build(compiled.articles);
  // A site that is known at a glance is not found wrong: its pages lack what others link to.
  const found = [...compiled.diagnostics, ...modules.diagnostics, ...(isWhole && compiled.isWhole ? graph.diagnostics : [])];
  const articles = keepGood(sources.files, compiled.articles, found, memory, new Set(missing.map(({ path }) => path)));
  // A build leaves drafts out, and finds what leads to them; the pages can be shown all the same.
  const published = isWhole && compiled.isWhole && graph.value.pages.some(({ isDraft }) => isDraft) ? build(compiled.articles, false).diagnostics : [];
  return { compiled, graph: articles === compiled.articles ? graph.value : build(articles).value, articles, diagnostics: [...found, ...published], missing, isWhole };
}

/** `articles`, those with errors as they last were without; `memory` learns those that have none. */
function keepGood(
  files: readonly Source[],
  articles: CompiledArticles['articles'],
  diagnostics: readonly Diagnostic[],
  { good }: LiveMemory,
  provisional: ReadonlySet<SourcePath>,
): CompiledArticles['articles'] {
  const wrong = new Set(diagnostics.flatMap(({ severity, at }) => (severity === 'error' && at !== undefined ? [at.file] : [])));
  const present = new Set(files.map(({ path }) => path));
  for (const path of good.keys()) if (!present.has(path)) good.delete(path);
  for (const [path, article] of articles) if (!wrong.has(path) && !provisional.has(path)) good.set(path, article);
  if (![...wrong].some((path) => good.has(path) && good.get(path) !== articles.get(path))) return articles;
  // In the order of the paths, which the graph follows.
  return new Map(
    files.flatMap(({ path }) => {
      const article = wrong.has(path) ? (good.get(path) ?? articles.get(path)) : articles.get(path);
      return article === undefined ? [] : [[path, article] as const];
    }),
  );
}

async function glance({ elapsedMs }: Host, step: CompileStep, { sources, known, memory: { glances } }: { readonly sources: readonly Source[]; readonly known: FoundArticles; readonly memory: LiveMemory }): Promise<CompiledArticles> {
  const { disk, root } = step;
  const diagnostics: Diagnostic[] = [];
  const articles = new Map<SourcePath, StoredArticle>();
  const missing = new Set(known.missing);
  let sinceMs = elapsedMs();
  for (const source of sources) {
    const article = known.found.get(source.path) ?? (missing.has(source) ? glanceAt(source) : undefined);
    if (article !== undefined) articles.set(source.path, article);
    if (elapsedMs() - sinceMs < longestTurnMs) continue;
    // What is known of the site already is asked for meanwhile.
    await new Promise((done) => setImmediate(done));
    sinceMs = elapsedMs();
  }
  const categories = readCategories(step, sources, diagnostics);
  // Of what is known in full, so that a page that is looked at says at once what is wrong with it.
  diagnostics.push(...known.failures.values(), ...[...known.found.values()].flatMap((article) => article.diagnostics));
  return { articles, categories, diagnostics, hits: known.found.size, compiled: [], keys: known.keys, failures: known.failures, isWhole: false };

  function glanceAt(source: Source): StoredArticle | undefined {
    const { path, digest } = source;
    const key = `${path} ${digest}`;
    let outline = glances.get(key);
    if (outline === undefined) {
      const text = readHead(disk, `${root}/${path}`);
      if (text === undefined) return undefined;
      outline = glanceAtArticle({ path, text, digest }, step.contentOptions[localeOf(source, step.defaultLocale)]);
      glances.set(key, outline);
    }
    return { outline, diagnostics: [], bodyDigest: '', termsDigest: '', hasUndrawnPart: false };
  }
}

/** Front matter and title stand in so many bytes of nearly every file. */
const headBytes = 1024;

/** The beginning of a file, with all of its front matter; what is cut in the middle of a character does not matter. */
function readHead(disk: FileSystem, path: string): string | undefined {
  try {
    const file = disk.open(path, 'read');
    const { buffer, byteOffset, byteLength } = file.read(0, headBytes);
    // Several times as fast as a decoder, which a glance at thousands of files feels.
    const head = Buffer.from(buffer, byteOffset, byteLength).toString();
    file.close();
    const isWhole = !/^\uFEFF?---[ \t]*\r?\n/.test(head) || /\n---[ \t]*\r?\n/.test(head);
    return isWhole ? head : new TextDecoder().decode(disk.readFile(path));
  } catch {
    return undefined;
  }
}
