import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { writeFailure } from './report/write-failure.ts';
import type { Engine, Session } from './session.ts';

/** Options by which most commands say which site they mean, and how they answer. */
export interface SiteFlags {
  readonly config?: string;
  readonly outDir?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly lang?: string;
}

/** The site that a command is about, by absolute paths. */
export interface SitePlace {
  readonly configPath: string;
  /** Default: that of the config. */
  readonly outDir?: string;
}

/** Does the `work` of a command for the site that `flags` name, and gives its exit code; of what it throws the person is told. */
export async function runInSite(
  session: Session,
  { config, outDir, json = false }: SiteFlags,
  work: (engine: Engine, site: SitePlace) => Promise<number>,
): Promise<number> {
  const { cwd } = session.streams;
  const configPath = await resolveConfigPath(cwd, config);
  try {
    return await work(await session.loadEngine(), { configPath, ...(outDir === undefined ? {} : { outDir: resolve(cwd, outDir) }) });
  } catch (error) {
    return writeFailure(session, { error, json, siteFolder: dirname(configPath) });
  }
}

/**
 * The absolute path of the config file that `--config` names, which may be its folder; by default `site-config.json`
 * of the current folder. Whether the file exists is for the engine to say.
 */
export async function resolveConfigPath(cwd: string, config: string | undefined): Promise<string> {
  if (config === undefined) return join(cwd, 'site-config.json');
  const path = resolve(cwd, config);
  const isFolder = await stat(path).then((found) => found.isDirectory(), () => false);
  return isFolder ? join(path, 'site-config.json') : path;
}
