import { digestOfAll, shortNameOf } from '@helpgen/disk';
import type { Checked, ContentGraph, GraphPage, SiteSources } from '@helpgen/model';
import { canonicalJson } from '@helpgen/model';
import { buildContentGraph, checkTexts } from '@helpgen/site';
import type { BuildRun } from '../build-run.ts';
import { toolId } from '../tool-id.ts';
import type { CompiledArticles } from './compile-articles.ts';
import type { Source } from './source.ts';

/** What the graph of a site is assembled from. */
export interface AssembleStep {
  readonly run: Pick<BuildRun, 'config' | 'configFile' | 'presets' | 'store'>;
  readonly files: readonly Source[];
  readonly articles: CompiledArticles['articles'];
  readonly sources: Omit<SiteSources, 'outlines'>;
}

/** A graph as it is kept: without outlines, which are kept with their articles. */
export interface KnownGraph extends Checked<ContentGraph> {
  /** Digest of all that it was made of. */
  readonly key: string;
  /** The files that its findings name. */
  readonly told: ReadonlySet<string>;
}

/** The graph of a site: `last` when what it is made of is the same, as it is after most edits of a text. */
export function takeGraph(step: AssembleStep, last: KnownGraph | undefined): KnownGraph {
  if (last !== undefined && last.key === keyOf(step, last.told)) return last;
  const { run, articles, sources } = step;
  const outlines = [...articles.values()].map(({ outline }) => outline);
  const { value, diagnostics } = buildContentGraph(run.config, { ...sources, outlines }, shortNameOf, run.presets.list);
  const places = diagnostics.flatMap(({ at, related = [] }) => [at, ...related.map((place) => place.at)]);
  const told = new Set(places.flatMap((place) => place?.file ?? []));
  const pages = value.pages.map(({ outline: _outline, ...page }) => page);
  return { key: keyOf(step, told), told, value: { ...value, pages }, diagnostics };
}

/** The graph of `step`, where it is not known made anew, with the outlines of now, and what is found in it and in the texts of its pages. */
export function completeGraph(step: AssembleStep, { value, diagnostics }: KnownGraph = takeGraph(step, undefined)): Checked<ContentGraph> {
  const { run, articles } = step;
  const pages = value.pages.map((page) => withOutline(page, articles));
  return { value: { ...value, pages }, diagnostics: [...diagnostics, ...checkTexts(run.config, pages)] };
}

/** `page` with the outline that its article, when it has one, has now. */
export function withOutline(page: GraphPage, articles: CompiledArticles['articles']): GraphPage {
  const article = page.source === undefined ? undefined : articles.get(page.source);
  return article === undefined ? page : { ...page, outline: article.outline };
}

/** Digest of all that a graph is made of. In files that are `told` of it matters where things stand. */
function keyOf({ run, files, articles, sources }: AssembleStep, told: ReadonlySet<string>): string {
  return digestOfAll([
    toolId,
    run.presets.digest,
    run.configFile.digest,
    canonicalJson(run.config),
    JSON.stringify(sources),
    ...files.filter(({ role }) => role.kind === 'category' || role.kind === 'module').map(({ path, digest }) => `${path} ${digest}`),
    ...[...articles.values()].map(({ outline: { source, origin = source, includes }, shown, placed }) =>
      told.has(source) || told.has(origin) || includes.some(({ path }) => told.has(path)) ? placed : shown,
    ),
  ]);
}
