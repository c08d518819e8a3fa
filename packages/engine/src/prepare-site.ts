import type { FileSystem, Store } from '@helpgen/disk';
import type { ContentGraph, OutputPath, Renderer, ResolvedAsset, SiteConfig, SiteFacts, SourcePath } from '@helpgen/model';
import { createPageMaker, redirectScript, startRouteOf } from '@helpgen/site';
import type { OutputSink } from './output/staging.ts';
import type { LoadedPresets } from './presets/load-presets.ts';
import type { ThemeBundle } from './steps/bundle-theme.ts';
import type { CompiledArticles } from './steps/compile-articles.ts';
import type { EmitStep } from './steps/emit-site.ts';
import { makeContentPolicy } from './steps/make-content-policy.ts';
import type { RenderContexts } from './steps/make-render-contexts.ts';
import { makeRenderContexts } from './steps/make-render-contexts.ts';
import { readVendorFiles } from './steps/read-vendor-files.ts';
import type { PageStep } from './steps/render-pages.ts';

/** What a site is drawn from, once all of it is known. */
export interface SiteParts {
  readonly disk: FileSystem;
  readonly root: string;
  readonly store: Store;
  readonly config: SiteConfig;
  readonly presets: LoadedPresets;
  readonly graph: ContentGraph;
  readonly articles: CompiledArticles['articles'];
  readonly bundle: ThemeBundle;
  /** The bundle's. */
  readonly renderer: Renderer;
  readonly assets: ReadonlyMap<SourcePath, ResolvedAsset>;
  readonly lastUpdates: SiteFacts['lastUpdates'];
}

/** A site of which any page can be rendered. */
export interface PreparedSite {
  readonly facts: SiteFacts;
  readonly policies: EmitStep['policies'];
  readonly contexts: RenderContexts;
  readonly pages: PageStep;
}

/** Puts what all pages have in common into `sink`: scripts, styles, frames; the rest is what each page is rendered with. */
export async function prepareSite(parts: SiteParts, sink: OutputSink): Promise<PreparedSite> {
  const { disk, root, store, config, presets, graph, articles, bundle, renderer, assets, lastUpdates } = parts;
  const facts: SiteFacts = { lastUpdates, assets };
  const inlineScripts = renderer.inlineScripts(config.router);
  const policies = {
    page: makeContentPolicy(config, []).meta,
    home: makeContentPolicy(config, inlineScripts).meta,
    redirect: makeContentPolicy(config, [redirectScript]).meta,
    // One for all.
    header: makeContentPolicy(config, [...inlineScripts, redirectScript]).header,
  };
  const isVendorNeeded = [...articles.values()].some(({ hasUndrawnPart }) => hasUndrawnPart);
  const vendorFiles = isVendorNeeded ? await readVendorFiles(disk, root, config, sink) : new Map<string, OutputPath>();
  const startRoute = startRouteOf(config, graph);
  const contexts = makeRenderContexts({ disk, store, config, startRoute, staging: sink, graph, style: config, bundle, renderer, vendorFiles, policies });
  const pages: PageStep = {
    store,
    style: config,
    graph,
    startRoute,
    maker: createPageMaker(config, graph, facts, presets.list),
    articles,
    hasMarkdownCopies: config.markdownCopies,
    rendererPath: bundle.rendererPath,
    contextPath: contexts.path,
    contextDigests: contexts.digests,
  };
  return { facts, policies, contexts, pages };
}
