import { digestOfAll, shortNameOf } from '@helpgen/disk';
import type { Checked, ContentGraph, GraphPage, SiteSources } from '@helpgen/model';
import { canonicalJson } from '@helpgen/model';
import { buildContentGraph, checkTexts } from '@helpgen/site';
import type { BuildRun } from '../build-run.ts';
import { toolId } from '../tool-id.ts';
import type { CompiledArticles } from './compile-articles.ts';
import { publicDigestOf, withPublicDigest } from './public-digest.ts';
import type { Source } from './source.ts';

/** What the graph of a site is assembled from. */
export interface AssembleStep {
  readonly run: Pick<BuildRun, 'config' | 'configFile' | 'presets' | 'store'>;
  readonly files: readonly Source[];
  readonly articles: CompiledArticles['articles'];
  readonly sources: Omit<SiteSources, 'outlines'>;
}

/** The graph of the last build, without its outlines, which are stored with their articles. */
interface StoredGraph extends Checked<ContentGraph> {
  /** Digest of all that it was made of. */
  readonly key: string;
  /** The files that its findings name. */
  readonly told: ReadonlySet<string>;
  readonly publicDigest: string;
}

const recordName = 'graph';

/** The graph of a site: that of the last build, when what it is made of is the same, as it is after most edits of a text. */
export function takeGraph(step: AssembleStep): Checked<ContentGraph> {
  return withTexts(step, keptGraph(step) ?? keepGraph(step));
}

/** The graph of a site, assembled anew. */
export function assembleGraph(step: AssembleStep): Checked<ContentGraph> {
  return withTexts(step, makeGraph(step));
}

/** `graph` with what is found in the texts of its pages, too. */
function withTexts({ run }: AssembleStep, { value, diagnostics }: Checked<ContentGraph>): Checked<ContentGraph> {
  return { value, diagnostics: [...diagnostics, ...checkTexts(run.config, value.pages)] };
}

function keptGraph(step: AssembleStep): Checked<ContentGraph> | undefined {
  const last = step.run.store.readRecord(recordName) as StoredGraph | undefined;
  if (last === undefined || last.key !== keyOf(step, last.told)) return undefined;
  const { value, publicDigest, diagnostics } = last;
  const graph = { ...value, pages: value.pages.map((page) => withOutline(page, step.articles)) };
  return { value: withPublicDigest(graph, publicDigest), diagnostics };
}

function keepGraph(step: AssembleStep): Checked<ContentGraph> {
  const made = makeGraph(step);
  const places = made.diagnostics.flatMap(({ at, related = [] }) => [at, ...related.map((place) => place.at)]);
  const told = new Set(places.flatMap((place) => place?.file ?? []));
  const value = { ...made.value, pages: made.value.pages.map(({ outline: _outline, ...page }) => page) };
  const stored: StoredGraph = { ...made, value, key: keyOf(step, told), told, publicDigest: publicDigestOf(made.value) };
  step.run.store.writeRecord(recordName, stored);
  return made;
}

function makeGraph({ run, articles, sources }: AssembleStep): Checked<ContentGraph> {
  const outlines = [...articles.values()].map(({ outline }) => outline);
  return buildContentGraph(run.config, { ...sources, outlines }, shortNameOf, run.presets.list);
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
