import { basename, dirname, join } from 'node:path';
import type { FileSystem } from './file-system.ts';

/**
 * `disk` with all names in NFC. Files of macOS and of archives made there are often named in NFD, where `й` is two characters:
 * whoever types a link never writes that. Of two files whose names differ in nothing else, the other one keeps its form.
 */
export function nameInNfc(disk: FileSystem): FileSystem {
  /** Paths as they are stored, by those that a listing has told instead. */
  const stored = new Map<string, string>();

  /** Does `act` with `path`, or with the path that is stored in another form; `isMissing` says of a result that nothing is there. */
  function at<T>(path: string, act: (path: string) => T, isMissing: (result: T) => boolean = () => false): T {
    const known = stored.get(path);
    let failure: unknown;
    for (const candidate of known === undefined ? [path] : [known, path]) {
      try {
        const result = act(candidate);
        if (!isMissing(result) || isPlain(path)) return result;
      } catch (error) {
        if (!isAbsent(error) || isPlain(path)) throw error;
        failure = error;
      }
    }
    const found = findStored(path);
    if (found !== undefined && found !== path) return act(found);
    if (failure !== undefined) throw failure;
    return act(path);
  }

  /** `path` as its parts are stored; `undefined` when nothing is there. */
  function findStored(path: string): string | undefined {
    const above = dirname(path);
    if (isPlain(path) || above === path) return path;
    const folder = disk.stat(above) === undefined ? findStored(above) : above;
    if (folder === undefined || disk.stat(folder)?.kind !== 'folder') return undefined;
    const wanted = basename(path).normalize('NFC');
    const entry = disk.list(folder)?.find(({ name }) => name.normalize('NFC') === wanted);
    return entry === undefined ? undefined : join(folder, entry.name);
  }

  return {
    ...disk,
    readFile: (path) => at(path, disk.readFile),
    stat: (path) => at(path, disk.stat, (stat) => stat === undefined),
    realPath: (path) => at(path, disk.realPath),
    open: (path, mode) => (mode === 'read' ? at(path, (found) => disk.open(found, mode)) : disk.open(path, mode)),
    list(path) {
      let folder = path;
      const list = (found: string): ReturnType<FileSystem['list']> => disk.list((folder = found));
      const entries = at(path, list, (result) => result === undefined);
      if (entries === undefined || entries.every(({ name }) => isPlain(name))) return entries;
      const names = new Set(entries.map(({ name }) => name));
      const renamed = entries.map((entry) => {
        const name = entry.name.normalize('NFC');
        if (name === entry.name || names.has(name)) return entry;
        stored.set(join(path, name), join(folder, entry.name));
        return { ...entry, name };
      });
      return renamed.sort((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
}

/** Whether `text` is ASCII, which has but one form. */
function isPlain(text: string): boolean {
  return !/[\u0080-\uffff]/.test(text);
}

function isAbsent(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
