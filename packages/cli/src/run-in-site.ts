import { dirname, resolve } from 'node:path';
import { resolveConfigPath } from './config-path.ts';
import { writeFailure } from './report/write-failure.ts';
import type { Engine, Session } from './session.ts';

/** Options by which most commands say which site they mean, and how they answer. */
export interface SiteFlags {
  readonly config?: string;
  readonly outDir?: string;
  readonly json?: boolean;
}

/** The site that a command is about, by absolute paths. */
export interface SitePlace {
  readonly configPath: string;
  /** Default: that of the config. */
  readonly outDir?: string;
}

/** Does the `work` of a command for the site that `flags` name, and gives its exit code; of what it throws the person is told. */
export async function runInSite(
  { streams, program, loadEngine }: Session,
  { config, outDir, json = false }: SiteFlags,
  work: (engine: Engine, site: SitePlace) => Promise<number>,
): Promise<number> {
  const configPath = await resolveConfigPath(streams.cwd, config);
  try {
    return await work(await loadEngine(), { configPath, ...(outDir === undefined ? {} : { outDir: resolve(streams.cwd, outDir) }) });
  } catch (error) {
    return writeFailure(streams, { error, program, json, siteFolder: dirname(configPath) });
  }
}
