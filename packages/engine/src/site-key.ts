import { canonicalJson } from '@helpgen/model';
import type { SourcePath } from '@helpgen/model';
import type { BuildRun } from './build-run.ts';
import { digestOfAll } from './cache/digest-of.ts';
import type { StatIndex } from './cache/stat-index.ts';
import type { BuildRecord } from './output/build-record.ts';
import { isIntact } from './output/build-record.ts';
import { filesBelow, manifestName } from './output/output-folder.ts';
import type { GitState } from './steps/read-last-updates.ts';
import type { SearchFiles } from './steps/read-search-files.ts';
import type { Sources } from './steps/read-sources.ts';
import { toolId } from './cache/tool-id.ts';

/** All that a site is made of. */
export interface SiteInputs {
  readonly run: BuildRun;
  readonly sources: Sources;
  readonly searchFiles: SearchFiles;
  readonly git: GitState;
  readonly stats: StatIndex;
  /** Digest of the bundle of theme and React pages. */
  readonly bundle: string;
  /** What was included from anywhere. */
  readonly includes: readonly SourcePath[];
}

/** Digest of all inputs of the site: when it is the one of the last build, there is nothing to do. */
export function makeSiteKey({ run, sources, searchFiles, git, stats, bundle, includes }: SiteInputs): string {
  return digestOfAll([
    toolId,
    run.presets.digest,
    canonicalJson(run.config),
    bundle,
    canonicalJson(git),
    JSON.stringify(searchFiles.synonyms),
    searchFiles.questionsFile?.digest ?? '',
    ...sources.files.map(({ path, digest }) => `${path} ${digest}`),
    ...sources.staticFiles.map(({ source, digest }) => `${source} ${digest}`),
    ...sources.diagnostics.map(({ message }) => message),
    ...includes.map((path) => `${path} ${digestOrAbsent(stats, `${run.project.root}/${path}`)}`),
  ]);
}

/** Whether the output folder holds exactly the files of `record`, each as it was written. */
export function isWholeSite({ host, places }: BuildRun, record: BuildRecord): boolean {
  const present = filesBelow(host.disk, places.folder).filter((path) => path !== manifestName);
  return present.length === record.files.size && [...record.files.values()].every((file) => isIntact(host.disk, places.folder, file));
}

function digestOrAbsent(stats: StatIndex, path: string): string {
  try {
    return stats.digest(path);
  } catch {
    return '';
  }
}
