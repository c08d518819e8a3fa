import type { StatIndex } from '@helpgen/disk';
import { createStatIndex } from '@helpgen/disk';
import type { Diagnostic, SourcePath } from '@helpgen/model';
import type { BuildRun } from './build-run.ts';
import type { SiteResources } from './site-resources.ts';
import { cleanFrameHtml } from './steps/clean-frame-html.ts';
import { measureLogos } from './steps/measure-logos.ts';
import { noGit, readGitState } from './steps/read-last-updates.ts';
import type { GitState } from './steps/read-last-updates.ts';
import { readSearchFiles } from './steps/read-search-files.ts';
import type { SearchFiles } from './steps/read-search-files.ts';
import { readSources } from './steps/read-sources.ts';
import type { Sources } from './steps/read-sources.ts';

/** All that a site is made of, as it was found on the disk, and what it is worked on with. */
export interface SiteInputs extends Pick<SiteResources, 'workers' | 'contentOptions'> {
  readonly run: BuildRun;
  readonly sources: Sources;
  readonly searchFiles: SearchFiles;
  readonly git: GitState;
  readonly stats: StatIndex;
  /** What was found wrong up to here. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What of a site is known before it is read. */
export interface ReadOptions {
  /** Findings so far. */
  readonly earlier: readonly Diagnostic[];
  /** The states of files as they were last seen. Default: by the last build. */
  readonly rows?: unknown;
  /** Is handed each file that is new or another, by its absolute path. */
  readonly onRead?: (path: string, bytes: Uint8Array) => void;
}

/** Reads what the site of `run` is made of: names and digests, and no text of articles. */
export async function readInputs(
  asked: BuildRun,
  { workers, contentOptions }: SiteResources,
  { earlier, rows, onRead }: ReadOptions,
): Promise<SiteInputs> {
  const { project, store, timer, host } = asked;
  const { disk } = host;
  const now = (): bigint => BigInt(host.now().getTime()) * 1_000_000n;
  const stats = createStatIndex(disk, rows ?? store.readRecord('stats'), now, (path, bytes) => {
    // There is something to compile: a thread gets ready while the other files are looked at.
    workers.prepare();
    onRead?.(path, bytes);
  });
  const sources = await timer.run('read', () => readSources({ ...asked, stats }));
  const config = measureLogos(disk, project.root, sources, await cleanFrameHtml(asked.config));
  const searchFiles = readSearchFiles(disk, project.root, config);
  const isDated = config.lastUpdate.time || config.lastUpdate.author;
  const git = isDated ? await timer.run('read', () => readGitState(project.root)) : noGit;
  return {
    run: { ...asked, config },
    workers,
    contentOptions,
    sources,
    searchFiles: searchFiles.value,
    git,
    stats,
    diagnostics: [...earlier, ...searchFiles.diagnostics, ...sources.diagnostics],
  };
}

/** React modules that are pages. */
export function modulesOf(sources: Sources): readonly SourcePath[] {
  return sources.files.filter(({ role }) => role.kind === 'module').map(({ path }) => path);
}
