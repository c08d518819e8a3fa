import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * The absolute path of the config file that `--config` names, which may be its folder; by default `site-config.json`
 * of the current folder. Whether the file exists is for the engine to say.
 */
export async function resolveConfigPath(cwd: string, config: string | undefined): Promise<string> {
  if (config === undefined) return join(cwd, 'site-config.json');
  const path = resolve(cwd, config);
  return (await isFolder(path)) ? join(path, 'site-config.json') : path;
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
