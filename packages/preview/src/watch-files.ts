import { basename, join, sep } from 'node:path';
import { watch } from 'chokidar';
import type { FSWatcher } from 'chokidar';

/** Watches the files of a site. */
export interface FileWatch {
  /** Begins. */
  start(): void;
  /** Watches these absolute paths, folders with all below, and no others. */
  follow(paths: readonly string[]): void;
  close(): Promise<void>;
}

/** What a watch tells. */
export interface WatchListeners {
  /** Something happened to a path, absolute. */
  onChange(path: string): void;
  /** All is watched now: what happened before may not have been told. */
  onReady(): void;
  /** The system refuses, for lack of watches most often; `reason` is its own. */
  onRefused(reason: string): void;
}

const skippedNames = new Set(['node_modules', '.git', '.helpgen']);

/**
 * Watches, once it is started, what is followed below `root`. Folders are watched from the root down, so that one which goes is noticed when
 * it comes back; whatever the system tells of is passed on, though it may turn out to be nothing.
 */
export function watchFiles(root: string, paths: readonly string[], { onChange, onReady, onRefused }: WatchListeners): FileWatch {
  // The system tells names as they are stored, which may be another form of those that a site is known by.
  let followed = namesOf(paths);
  const isWanted = (told: string): boolean => {
    const path = told.normalize('NFC');
    for (const wanted of followed) if (path === wanted || path.startsWith(wanted + sep) || wanted.startsWith(path + sep)) return true;
    return false;
  };
  const isIgnored = (path: string): boolean => path !== root && (skippedNames.has(basename(path)) || !isWanted(path));
  let watcher: FSWatcher | undefined;
  let isClosed = false;

  function start(): void {
    if (watcher !== undefined || isClosed) return;
    watcher = watch(root, {
      ignored: isIgnored,
      ignoreInitial: true,
      ignorePermissionErrors: true,
      // A link to a folder above it would be followed as deep as the system allows; what links lead to is watched in its own place.
      followSymlinks: false,
      // Saving by renaming is told as what it is: a file is looked at again whatever happened to it.
      atomic: false,
    });
    watcher.on('all', (_event, path) => onChange(path));
    // Sooner than the event that comes of it, and told also where that is left out.
    watcher.on('raw', (_event, path, details) => {
      const watched = typeof details === 'object' && details !== null && 'watchedPath' in details ? details.watchedPath : undefined;
      if (typeof watched !== 'string' || typeof path !== 'string' || path === '') return;
      // Of a file that is watched by itself the name is told, of a folder the name of what is in it.
      const told = basename(watched) === path ? watched : join(watched, path);
      if (!isIgnored(told)) onChange(told);
    });
    watcher.on('ready', onReady);
    watcher.on('error', (error) => onRefused(error instanceof Error ? error.message : String(error)));
  }

  return {
    start,
    follow(next) {
      const added = next.filter((path) => !followed.has(path.normalize('NFC')));
      followed = namesOf(next);
      if (added.length > 0) watcher?.add([root, ...added]);
    },
    async close() {
      isClosed = true;
      await watcher?.close();
    },
  };
}

function namesOf(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.map((path) => path.normalize('NFC')));
}
