import { basename, dirname, join } from 'node:path';
import type { FileSystem, Host } from '@helpgen/disk';
import { errorCode, isBelow, nodeHost, removeTree } from '@helpgen/disk';
import { HelpgenError } from '@helpgen/model';
import { finding, findingsOf } from './finding.ts';
import { recoverMove } from './move/write-move.ts';
import { checkOutputFiles } from './output/foreign-files.ts';
import { takeLock } from './output/lock.ts';
import { checkOutputFolder, placesOf, type OutputPlaces } from './output/output-folder.ts';
import { recoverOutput } from './output/swap-folders.ts';
import type { Project } from './project.ts';
import { openProject, relativeTo } from './project.ts';
import { readConfig } from './read-site-config.ts';
import { cachePlaces } from './site-resources.ts';

/**
 * Removes what helpgen made: its memory and the output folder. Throws {@link HelpgenError} when files of other origin
 * are in the way, or a build is using one of the two; then nothing is removed.
 */
export async function cleanSite(options: { readonly configPath: string }, host: Host = nodeHost): Promise<{ readonly removed: readonly string[] }> {
  const project = openProject(options.configPath);
  const { disk } = host;
  // By the memory it would be known how to put back what a killed move has taken away.
  recoverMove(host, project);
  const { value, diagnostics } = readConfig(disk, project);
  if (value.config === undefined) throw new HelpgenError(diagnostics);
  const places = placesOf(disk, project, value.config.outDir);
  const hindrances = [...checkOutputFolder(disk, project, value.config, places), ...checkOutputFiles(disk, project, places)];
  if (hindrances.length > 0) throw new HelpgenError(hindrances);
  const cache = cachePlaces(project);
  const { memoryFolder } = project;
  if (disk.stat(memoryFolder)?.kind === 'file') throw new HelpgenError([finding('HG5052', { path: relativeTo(project, memoryFolder) })]);
  const isLink = disk.list(dirname(memoryFolder))?.some(({ name, kind }) => kind === 'link' && name === basename(memoryFolder)) === true;
  // Behind a link may lie more than ours: of that the cache alone goes, and the link stays as somebody made it.
  const memory = isLink ? cache.folder : memoryFolder;
  try {
    const removed = [memory, places.folder].filter((folder) => disk.stat(folder) !== undefined);
    holding(host, project, { code: 'HG5013', ...places }, () =>
      holding(host, project, { code: 'HG5051', ...cache }, () => {
        recoverOutput(disk, places);
        removeTree(disk, places.folder);
        if (places.link !== undefined) disk.makeOneFolder(places.folder);
        removeAllBut(disk, memory, cache.lock);
      }),
    );
    for (const folder of new Set([cache.folder, memory])) removeIfEmpty(disk, folder);
    return { removed: removed.map((folder) => relativeTo(project, folder)) };
  } catch (error) {
    throw new HelpgenError(findingsOf(error, project));
  }
}

/** Does `work` while no build can use the folder of `places`; throws a finding of `code` when one does. */
function holding(
  host: Host,
  project: Project,
  { code, ...places }: Pick<OutputPlaces, 'folder' | 'lock'> & { readonly code: 'HG5013' | 'HG5051' },
  work: () => void,
): void {
  // Where there is no place for the lock, nobody can have taken it.
  if (host.disk.stat(dirname(places.lock)) === undefined) return work();
  const lock = takeLock(host.disk, places.lock, host.now);
  if (lock.kind === 'busy') throw new HelpgenError([finding(code, { path: relativeTo(project, places.folder), pid: lock.pid, since: lock.since })]);
  try {
    work();
  } finally {
    lock.release();
  }
}

/** Removes everything in `folder` but the file `kept` and the folders around it. */
function removeAllBut(disk: FileSystem, folder: string, kept: string): void {
  for (const { name, kind } of disk.list(folder) ?? []) {
    const path = join(folder, name);
    if (path === kept) continue;
    if (kind !== 'folder') disk.removeFile(path);
    else if (isBelow(path, kept)) removeAllBut(disk, path, kept);
    else removeTree(disk, path);
  }
}

/** Since the lock was released, a build may have begun: what it has put there stays. So does a link to a folder. */
function removeIfEmpty(disk: FileSystem, folder: string): void {
  if (disk.stat(folder)?.kind !== 'folder') return;
  try {
    disk.removeFolder(folder);
  } catch (error) {
    if (!['ENOTEMPTY', 'ENOTDIR'].includes(errorCode(error) ?? '')) throw error;
  }
}
