import { HelpgenError } from '@helpgen/model';
import type { Host } from './host/host.ts';
import { nodeHost } from './host/host.ts';
import { systemFailure } from './host/system-failure.ts';
import { checkOutputFolder, placesOf, removeTree } from './output/output-folder.ts';
import { recoverOutput } from './output/swap-folders.ts';
import { openProject, relativeTo } from './project.ts';
import { readConfig } from './steps/read-config.ts';

/** Removes what helpgen made: its memory and the output folder. Throws {@link HelpgenError} when files of other origin are in the way. */
export async function cleanSite(options: { readonly configPath: string }, host: Host = nodeHost): Promise<{ readonly removed: readonly string[] }> {
  const project = openProject(options.configPath);
  const { disk } = host;
  const { value, diagnostics } = readConfig(disk, project);
  if (value.config === undefined) throw new HelpgenError(diagnostics);
  const places = placesOf(project, value.config.outDir);
  const hindrances = checkOutputFolder(disk, project, value.config, places);
  if (hindrances.length > 0) throw new HelpgenError(hindrances);
  try {
    recoverOutput(disk, places);
    const removed = [project.memoryFolder, places.folder].filter((folder) => disk.stat(folder) !== undefined);
    for (const folder of removed) removeTree(disk, folder);
    return { removed: removed.map((folder) => relativeTo(project, folder)) };
  } catch (error) {
    const failure = systemFailure(error, (path) => relativeTo(project, path));
    if (failure === undefined) throw error;
    throw new HelpgenError([failure]);
  }
}
