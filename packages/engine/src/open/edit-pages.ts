import { createStatIndex } from '@helpgen/disk';
import type { PreviewMemory } from '../analyse-site.ts';
import { withOutline } from '../steps/assemble-graph.ts';
import { compileArticles } from '../steps/compile-articles.ts';
import { relativeTo } from '../project.ts';
import { includesOf } from '../site-key.ts';
import type { Source } from '../steps/source.ts';
import type { LiveSite } from './live-site.ts';
import { createShownSite, type LastingParts } from './shown-site.ts';

/** More files than this are no edit by a person. */
const mostEdited = 4;

/**
 * The site after an edit of the text of a few articles, whatever the number of the others; `undefined` when more than
 * these pages may look different, so that all must be analysed. `paths` are absolute, and forgotten by the disk.
 */
export async function editPages(
  live: LiveSite,
  paths: readonly string[],
  memory: PreviewMemory,
  lasting: LastingParts,
): Promise<LiveSite | undefined> {
  const { inputs, analysed } = live;
  const { run } = inputs;
  const { disk } = run.host;
  const touched = paths.map((path) => {
    const name = relativeTo(run.project, path);
    return inputs.sources.files.find((source) => source.path === name && (source.role.kind === 'doc' || source.role.kind === 'page'));
  });
  if (analysed.missing.length > 0 || memory.compiled === undefined || touched.length > mostEdited) return undefined;
  const now = (): bigint => BigInt(run.host.now().getTime()) * 1_000_000n;
  const stats = createStatIndex(disk, inputs.stats.rows(), now);
  const includes = new Set(includesOf(analysed.articles));
  const sources: Source[] = [];
  for (const [index, source] of touched.entries()) {
    const path = paths[index] ?? '';
    if (source === undefined || disk.stat(path)?.kind !== 'file' || includes.has(source.path)) return undefined;
    sources.push({ ...source, digest: stats.digest(path) });
  }
  const compiled = await compileArticles({ ...inputs, stats, earlier: memory.compiled, urgency: 'urgent' }, sources);
  if (compiled.diagnostics.length > 0 || compiled.articles.size !== sources.length) return undefined;
  for (const [path, article] of compiled.articles) {
    const before = analysed.articles.get(path);
    const isOneAsBefore = before !== undefined && before.diagnostics.length === 0 && before.hasUndrawnPart === article.hasUndrawnPart;
    if (!isOneAsBefore || before.shown !== article.shown) return undefined;
  }

  const { articles } = analysed;
  for (const [path, article] of compiled.articles) {
    // In their place: copies of all that is known of the site would be much to forget after each saved sentence.
    for (const known of [articles, analysed.compiled.articles, memory.compiled.articles, memory.good]) known.set(path, article);
    memory.compiled.keys.set(path, compiled.keys.get(path) ?? '');
  }
  const graph = { ...analysed.graph, pages: analysed.graph.pages.map((page) => withOutline(page, compiled.articles)) };
  const prepared = { ...live.prepared, pages: { ...live.prepared.pages, graph } };
  const changed = new Map(sources.map((source) => [source.path, source]));
  const files = inputs.sources.files.map((source) => changed.get(source.path) ?? source);
  const edited = { ...live, inputs: { ...inputs, sources: { ...inputs.sources, files } }, analysed: { ...analysed, graph }, prepared };
  // A closure here would hold the state before, and that the one before it.
  return { ...edited, shown: createShownSite(edited, lasting) };
}
