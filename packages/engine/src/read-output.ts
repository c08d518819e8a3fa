import { join } from 'node:path';
import type { Host } from '@helpgen/disk';
import { filesBelow, nodeHost } from '@helpgen/disk';
import { HelpgenError, searchIndexPath } from '@helpgen/model';
import type { OutputPath, SiteConfig, SourceFile } from '@helpgen/model';
import { finding } from './finding.ts';
import { readConfig } from './steps/read-config.ts';
import { manifestName, placesOf } from './output/output-folder.ts';
import { openProject, relativeTo } from './project.ts';

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
export async function readOutput(options: { readonly configPath: string; readonly outDir?: string }, host: Host = nodeHost): Promise<BuiltSite> {
  return readBuiltSite(options, host).site;
}

/** The built site with the config that it was found by. */
export interface FoundSite {
  readonly site: BuiltSite;
  readonly config: SiteConfig;
  readonly configFile: SourceFile;
}

/** The built site of a config file and that config. Throws {@link HelpgenError} as {@link readOutput} does. */
export function readBuiltSite(options: { readonly configPath: string; readonly outDir?: string }, host: Host): FoundSite {
  const project = openProject(options.configPath);
  const { value, diagnostics } = readConfig(host.disk, project);
  const { config, file: configFile } = value;
  if (config === undefined || configFile === undefined) throw new HelpgenError(diagnostics);
  const { folder } = placesOf(host.disk, project, options.outDir ?? config.outDir);
  if (host.disk.stat(join(folder, manifestName)) === undefined) throw new HelpgenError([finding('HG5061', { path: relativeTo(project, folder) })]);
  const { basePath, trailingSlash } = config;
  const files = filesBelow(host.disk, folder).filter((path) => path !== manifestName);
  return { site: { outDir: folder, basePath, trailingSlash, files }, config, configFile };
}

/** Where `site` has the index of the version or locale `under` and of `context`. Throws a {@link HelpgenError} when it has none. */
export function findIndex({ site, config }: FoundSite, under: string | undefined, context: string | undefined): OutputPath {
  const path = searchIndexPath(under ?? '', context);
  if (config.search !== null && site.files.includes(path)) return path;
  const indexes = site.files.filter((file) => /(?:^|\/)search-index[^/]*\.json$/.test(file));
  throw new HelpgenError([finding('HG5072', { path, indexes: indexes.join(', ') || 'none' })]);
}
