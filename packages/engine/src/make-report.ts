import type { ThemeFiles } from '@helpgen/bundler';
import type { ContentGraph, Diagnostic, SiteConfig } from '@helpgen/model';
import type { StepTimer } from './build-run.ts';
import type { RecordedFile } from './output/build-record.ts';
import type { BuildReport } from './report.ts';
import type { PlannedIndex } from './steps/index-search.ts';
import type { CompiledArticles } from './steps/compile-articles.ts';

/** A report with nothing in it yet but why. */
export function emptyReport(status: BuildReport['status'], outDir: string, timer: StepTimer, diagnostics: readonly Diagnostic[]): BuildReport {
  return {
    status,
    outDir,
    counts: { pages: 0, documents: 0, redirects: 0, assets: 0, files: 0, versions: 0, locales: 0, presets: [] },
    timings: timer.timings(),
    cache: { compiled: { hits: 0, misses: 0 }, rendered: { hits: 0, misses: 0 } },
    rebuilt: { compiled: [], rendered: [] },
    sizes: { totalBytes: 0, htmlBytes: 0, scriptBytes: 0, scriptGzipBytes: 0, styleBytes: 0, styleGzipBytes: 0, indexes: [] },
    slowestPages: [],
    diagnostics,
  };
}

/** How much the site has of everything. */
export function countsOf(config: SiteConfig, graph: ContentGraph, files: number): BuildReport['counts'] {
  return {
    pages: graph.pages.length,
    documents: graph.pages.filter(({ kind }) => kind === 'doc').length,
    redirects: graph.redirects.length,
    assets: graph.assets.length,
    files,
    versions: config.versions.length,
    locales: config.locales.list.length,
    presets: graph.summaries,
  };
}

/** Sizes of the files of a site; scripts and styles are those of `bundle` that every page loads. */
export function sizesOf(files: readonly RecordedFile[], bundle: ThemeFiles, indexes: readonly PlannedIndex[]): BuildReport['sizes'] {
  const sizes = new Map(files.map(({ path, size }) => [path, size]));
  const total = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
  return {
    totalBytes: total([...sizes.keys()]),
    htmlBytes: total([...sizes.keys()].filter((path) => path.endsWith('.html'))),
    scriptBytes: total([bundle.script, ...bundle.preloads]),
    scriptGzipBytes: bundle.gzip.scripts,
    styleBytes: bundle.style === undefined ? 0 : total([bundle.style]),
    styleGzipBytes: bundle.gzip.styles,
    indexes: indexes.map(({ path, key, pages }) => ({
      path,
      documents: pages,
      bytes: total(files.filter((file) => file.key === key).map((file) => file.path)),
    })),
  };
}

/** The slowest of `pages` by the time that compiling and rendering took together, at most five. */
export function slowestOf(...lists: readonly (readonly { readonly route: string; readonly ms: number }[])[]): BuildReport['slowestPages'] {
  const times = new Map<string, number>();
  for (const { route, ms } of lists.flat()) times.set(route, (times.get(route) ?? 0) + ms);
  return [...times]
    .map(([route, ms]) => ({ route, ms }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 5);
}

/** How much of the articles and pages was taken over. */
export function cacheOf(compiled: CompiledArticles, rendered = { hits: 0, misses: 0 }): BuildReport['cache'] {
  return { compiled: { hits: compiled.hits, misses: compiled.compiled.length }, rendered };
}
