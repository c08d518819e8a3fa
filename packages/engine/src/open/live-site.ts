import type { StatIndex } from '@helpgen/disk';
import { digestOfAll } from '@helpgen/disk';
import type { Diagnostic, SiteFacts, ResolvedAsset, SourcePath } from '@helpgen/model';
import type { AnalysedSite } from '../analyse-site.ts';
import { prepareSite } from '../prepare-site.ts';
import type { PreparedSite } from '../prepare-site.ts';
import type { ThemeBundle } from '../steps/bundle-theme.ts';
import type { SiteInputs } from '../read-inputs.ts';
import { includesOf, makeSiteKey } from '../site-key.ts';
import { checkWords } from '../steps/own-words.ts';
import { lastUpdatesOf } from '../steps/read-last-updates.ts';
import { loadRenderer } from '../workers/load-renderer.ts';
import type { LiveIndex } from './live-index.ts';
import type { PageCache } from './page-cache.ts';
import { createShownSite } from './shown-site.ts';
import type { SiteLayout } from './site-layout.ts';
import { makeSiteLayout } from './site-layout.ts';
import type { Content, ShownSite } from './shown-site.ts';
import { join } from 'node:path';
import type { BuildRun } from '../build-run.ts';
import type { PreparedAsset } from '../steps/prepare-assets.ts';
import { prepareAsset } from '../steps/prepare-assets.ts';

/** An analysed site with all that its pages are drawn from. */
export interface LiveSite {
  readonly inputs: SiteInputs;
  readonly analysed: AnalysedSite;
  readonly prepared: PreparedSite;
  readonly layout: SiteLayout;
  readonly bundle: ThemeBundle;
  readonly shelf: ReadonlyMap<string, Content>;
  readonly shown: ShownSite;
  /** Of preparing alone. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What lives longer than one state of a site. */
export interface LiveParts {
  readonly bundle: ThemeBundle;
  readonly cache: PageCache;
  readonly index: LiveIndex;
  readonly assets: KnownAssets;
}

/** Prepares the site of `analysed` to be shown. */
export async function makeLiveSite(inputs: SiteInputs, analysed: AnalysedSite, parts: LiveParts): Promise<LiveSite> {
  const { bundle } = parts;
  const { run } = inputs;
  const { graph, articles } = analysed;
  const { assets, files } = prepareLiveAssets(run, graph.assets, inputs.stats, parts.assets);
  // The history of a site that is not known in full is not worth waiting for.
  const updates = analysed.missing.length > 0 ? noUpdates : await lastUpdatesOf(run, inputs.git, articles);
  const shelf = new Map<string, Content>(files);
  const onShelf = {
    write: (path: string, _step: string, content: string | Uint8Array) =>
      void shelf.set(path, typeof content === 'string' ? Buffer.from(content) : content),
  };
  const drawn = {
    ...run,
    disk: run.host.disk,
    root: run.project.root,
    graph,
    articles,
    bundle,
    renderer: loadRenderer(bundle.rendererPath),
    assets,
    lastUpdates: updates.value,
  };
  const prepared = await prepareSite(drawn, onShelf);
  const { synonyms, thesaurus } = inputs.searchFiles;
  const layout = makeSiteLayout(run, graph, prepared);
  const shown = createShownSite({ ...parts, synonyms, thesaurus, run, graph, articles, prepared, layout, shelf });
  const words = checkWords(drawn.disk, drawn.root, run.config, drawn.renderer.strings);
  return { inputs, analysed, prepared, layout, bundle, shelf, shown, diagnostics: [...updates.diagnostics, ...words] };
}

/** Digest of all that a site is made of, with the text of its config, in which findings have their places, and what was found while reading. */
export function makeInputsKey(
  inputs: SiteInputs,
  { bundle, analysed }: { readonly bundle: Pick<ThemeBundle, 'digest'>; readonly analysed: AnalysedSite },
): string {
  return digestOfAll([
    inputs.run.configFile.digest,
    JSON.stringify(inputs.diagnostics),
    makeSiteKey(inputs, bundle.digest, includesOf(analysed.articles)),
  ]);
}

const noUpdates: { readonly value: SiteFacts['lastUpdates']; readonly diagnostics: readonly Diagnostic[] } = { value: new Map(), diagnostics: [] };

/** What was found out about assets, by source and digest: an image is measured once. */
type KnownAssets = Map<string, PreparedAsset>;

/** The assets of a site, with what pages need of each; their bytes stay on the disk until they are asked for. */
function prepareLiveAssets(
  run: BuildRun,
  sources: readonly SourcePath[],
  stats: StatIndex,
  known: KnownAssets,
): { readonly assets: ReadonlyMap<SourcePath, ResolvedAsset>; readonly files: ReadonlyMap<string, Content> } {
  const { disk } = run.host;
  const files = new Map<string, Content>();
  const assets = new Map<SourcePath, ResolvedAsset>();
  for (const source of sources) {
    const path = join(run.project.root, source);
    // What is gone since the folders were read is missing until they are read again.
    if (disk.stat(path) === undefined) continue;
    const key = `${source} ${stats.digest(path)} ${run.config.basePath} ${run.config.router}`;
    const prepared = known.get(key) ?? prepareAsset(source, disk.readFile(path), run.config);
    known.set(key, prepared);
    assets.set(source, prepared.asset);
    files.set(prepared.output, () => disk.readFile(path));
  }
  return { assets, files };
}
