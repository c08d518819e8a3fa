import { join } from 'node:path';
import type { Host } from '@helpgen/disk';
import { filesBelow, nodeHost } from '@helpgen/disk';
import { HelpgenError, searchIndexPath } from '@helpgen/model';
import type { OutputPath } from '@helpgen/model';
import { finding } from './finding.ts';
import { readConfig } from './read-site-config.ts';
import { manifestName, placesOf } from './output/output-folder.ts';
import { openProject, relativeTo } from './project.ts';

/** Where a site is built. */
export interface BuiltSitePlace {
  readonly configPath: string;
  /** Default: the config's `outDir`. */
  readonly outDir?: string;
}

/** Which index of its search. */
export interface BuiltIndexPlace extends BuiltSitePlace {
  /** Path of the version or locale below the site's root, such as `8.5`; default: the root. */
  readonly under?: string | undefined;
  /** Path of a context of the search. */
  readonly context?: string | undefined;
}

/** A built site, for showing it. */
export interface BuiltSite {
  /** Absolute. */
  readonly outDir: string;
  readonly basePath: string;
  readonly trailingSlash: boolean;
  /** Relative to the folder, in order. */
  readonly files: readonly string[];
}

/** The built site of a config file. Throws {@link HelpgenError} when the config is wrong or nothing was built. */
export async function readOutput(options: BuiltSitePlace, host: Host = nodeHost): Promise<BuiltSite> {
  return readBuiltSite(options, host).site;
}

/** The built site with the config that it was found by. */
export type FoundSite = ReturnType<typeof readBuiltSite>;

/** The built site of a config file and that config. Throws {@link HelpgenError} as {@link readOutput} does. */
export function readBuiltSite(options: BuiltSitePlace, host: Host) {
  const project = openProject(options.configPath);
  const { value, diagnostics } = readConfig(host.disk, project);
  const { config } = value;
  if (config === undefined) throw new HelpgenError(diagnostics);
  const { folder } = placesOf(host.disk, project, options.outDir ?? config.outDir);
  if (host.disk.stat(join(folder, manifestName)) === undefined) throw new HelpgenError([finding('HG5061', { path: relativeTo(project, folder) })]);
  const { basePath, trailingSlash } = config;
  const files = filesBelow(host.disk, folder).filter((path) => path !== manifestName);
  const site: BuiltSite = { outDir: folder, basePath, trailingSlash, files };
  return { site, config };
}

/** Where `site` has the index of the version or locale `under` and of `context`. Throws a {@link HelpgenError} when it has none. */
export function findIndex({ site, config }: FoundSite, { under = '', context }: Pick<BuiltIndexPlace, 'under' | 'context'>): OutputPath {
  const path = searchIndexPath(under, context);
  if (config.search !== null && site.files.includes(path)) return path;
  const indexes = site.files.filter((file) => /(?:^|\/)search-index[^/]*\.json$/.test(file));
  throw new HelpgenError([finding('HG5072', { path, indexes: indexes.join(', ') || 'none' })]);
}
