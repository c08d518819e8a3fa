import { join } from 'node:path';
import type { ResolvedAsset, SourcePath } from '@helpgen/model';
import type { BuildRun } from '../build-run.ts';
import type { StatIndex } from '../cache/stat-index.ts';
import type { PreparedAsset } from '../steps/prepare-assets.ts';
import { prepareAsset } from '../steps/prepare-assets.ts';
import type { Content } from './shown-site.ts';

/** What was found out about assets, by source and digest: an image is measured once. */
export type KnownAssets = Map<string, PreparedAsset>;

/** The assets of a site, with what pages need of each; their bytes stay on the disk until they are asked for. */
export function prepareLiveAssets(
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
