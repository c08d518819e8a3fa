import { join } from 'node:path';
import type { StatIndex } from '@helpgen/disk';
import { digestOfAll } from '@helpgen/disk';
import type { Diagnostic, ResolvedAsset, SourcePath } from '@helpgen/model';
import type { AnalysedSite } from '../analyse-site.ts';
import type { BuildRun } from '../build-run.ts';
import { prepareSite } from '../prepare-site.ts';
import type { SiteInputs } from '../read-inputs.ts';
import { includesOf, makeSiteKey } from '../site-key.ts';
import type { ThemeBundle } from '../steps/bundle-theme.ts';
import { checkWords } from '../steps/own-words.ts';
import type { PreparedAsset } from '../steps/prepare-assets.ts';
import { prepareAsset } from '../steps/prepare-assets.ts';
import { lastUpdatesOf } from '../steps/read-last-updates.ts';
import { loadRenderer } from '../workers/load-renderer.ts';
import { createShownSite } from './shown-site.ts';
import type { Content, LastingParts, ShownParts, ShownSite } from './shown-site.ts';
import { makeSiteLayout } from './site-layout.ts';

/** An analysed site with all that its pages are drawn from. */
export interface LiveSite extends ShownParts {
  readonly shown: ShownSite;
  /** Of preparing alone. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Prepares the site of `analysed` to be shown. */
export async function makeLiveSite(
  inputs: SiteInputs,
  analysed: AnalysedSite,
  { bundle, assets: known, ...lasting }: LastingParts & { readonly bundle: ThemeBundle; readonly assets: KnownAssets },
): Promise<LiveSite> {
  const { run } = inputs;
  const { graph, articles } = analysed;
  const { assets, files } = prepareLiveAssets(run, graph.assets, inputs.stats, known);
  // The history of a site that is not known in full is not worth waiting for.
  const updates = analysed.missing.length > 0 ? { value: new Map(), diagnostics: [] } : await lastUpdatesOf(run, inputs.git, articles);
  const common = new Map<string, Content>(files);
  const sink = {
    write: (path: string, _step: string, content: string | Uint8Array) =>
      void common.set(path, typeof content === 'string' ? Buffer.from(content) : content),
  };
  const prepared = await prepareSite({ run, graph, articles, bundle, assets, lastUpdates: updates.value }, sink);
  const parts = { inputs, analysed, prepared, layout: makeSiteLayout(run, graph, prepared), bundle, common };
  const words = checkWords(run.host.disk, run.project.root, run.config, loadRenderer(bundle.rendererPath).strings);
  return { ...parts, shown: createShownSite(parts, lasting), diagnostics: [...updates.diagnostics, ...words] };
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
