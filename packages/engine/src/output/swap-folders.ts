import { spawnSync } from 'node:child_process';
import { arch, platform } from 'node:process';
import type { FileSystem } from '../host/file-system.ts';
import { removeTree } from './output-folder.ts';
import { putAway } from './spare-folder.ts';
import type { OutputPlaces } from './output-folder.ts';

/** Exchanges two folders in one step of the system; false when the system cannot. */
export type ExchangeFolders = (a: string, b: string) => boolean;

/** Where the old site waits between two renames when the system cannot exchange. */
function asideOf(places: OutputPlaces): string {
  return `${places.staging}-old`;
}

/**
 * Puts the staging folder in the place of the output folder, whose folders are kept where the spare is. With an exchange there is no moment without a whole
 * site; otherwise there is one between two renames, and {@link recoverOutput} of the next command ends it.
 */
export function swapIn(disk: FileSystem, places: OutputPlaces, exchange: ExchangeFolders): void {
  if (disk.stat(places.folder) === undefined) {
    disk.rename(places.staging, places.folder);
    return;
  }
  if (exchange(places.staging, places.folder)) {
    putAway(disk, places, places.staging);
    return;
  }
  const aside = asideOf(places);
  removeTree(disk, aside);
  disk.rename(places.folder, aside);
  try {
    disk.rename(places.staging, places.folder);
  } catch (error) {
    disk.rename(aside, places.folder);
    throw error;
  }
  putAway(disk, places, aside);
}

/** Ends what a killed process left: puts a site that waits aside back when its place is empty, removes the rest. */
export function recoverOutput(disk: FileSystem, places: OutputPlaces): void {
  const aside = asideOf(places);
  if (disk.stat(places.folder) === undefined && disk.stat(aside) !== undefined) disk.rename(aside, places.folder);
  removeTree(disk, aside);
  removeTree(disk, places.staging);
}

/** Numbers of the system call renameat2 (Linux, `asm/unistd.h`). */
const renameCalls: { readonly [arch: string]: number } = { x64: 316, arm64: 276 };

/**
 * Exchanges by the system call renameat2 with RENAME_EXCHANGE (Linux 3.15), which Node does not offer: by `mv` of
 * coreutils 9.5, else by perl, which every Linux with git has.
 */
export function exchangeBySystem(a: string, b: string): boolean {
  if (platform !== 'linux') return false;
  if (succeeds('mv', ['--exchange', '--no-target-directory', a, b])) return true;
  const call = renameCalls[arch];
  return call !== undefined && succeeds('perl', ['-e', `exit(syscall(${call}, -100, $ARGV[0], -100, $ARGV[1], 2) == 0 ? 0 : 1)`, a, b]);
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
