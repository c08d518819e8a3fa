import { dirname } from 'node:path';
import type { FileStat, FileSystem, FolderEntry } from './file-system.ts';
import { isBelow } from './system-path.ts';

/** A disk that is asked once for the state of each file and the names in each folder, until it is told to forget. */
export interface RememberingDisk extends FileSystem {
  /** Forgets what is known of `path`, of what lies below it and of the folders that it is in: one of them may be new. */
  forget(path: string): void;
  forgetAll(): void;
}

/** `disk` with a memory: to look at a site again costs nothing where nothing is said to have changed. */
export function createRememberingDisk(disk: FileSystem): RememberingDisk {
  const states = new Map<string, FileStat | undefined>();
  const lists = new Map<string, readonly FolderEntry[] | undefined>();

  // Whoever watches tells a name as it is stored, others as it is written: both are one file.
  const forget = (told: string): void => {
    const path = told.normalize('NFC');
    states.delete(path);
    for (let [inner, folder] = [path, dirname(path)]; folder !== inner; [inner, folder] = [folder, dirname(folder)]) {
      states.delete(folder);
      lists.delete(folder);
    }
    if (!lists.has(path)) return;
    for (const known of [states, lists]) {
      for (const key of known.keys()) if (key === path || isBelow(path, key)) known.delete(key);
    }
  };
  const forgetting = <Rest extends readonly unknown[]>(act: (path: string, ...rest: Rest) => void) => (path: string, ...rest: Rest): void => {
    forget(path);
    act(path, ...rest);
  };

  return {
    ...disk,
    forget,
    forgetAll() {
      states.clear();
      lists.clear();
    },
    stat(path) {
      const key = path.normalize('NFC');
      if (!states.has(key)) states.set(key, disk.stat(path));
      return states.get(key);
    },
    list(path) {
      const key = path.normalize('NFC');
      if (!lists.has(key)) lists.set(key, disk.list(path));
      return lists.get(key);
    },
    writeFile: forgetting(disk.writeFile),
    createFile: forgetting(disk.createFile),
    makeFolder: forgetting(disk.makeFolder),
    makeOneFolder: forgetting(disk.makeOneFolder),
    removeFile: forgetting(disk.removeFile),
    removeFolder: forgetting(disk.removeFolder),
    rename(from, to) {
      forget(from);
      forget(to);
      disk.rename(from, to);
    },
    link(from, to) {
      forget(to);
      disk.link(from, to);
    },
  };
}
