import { join } from 'node:path';
import type { FileSystem } from './file-system.ts';
import { readChecked, writeChecked } from './checked-file.ts';
import type { Pack } from './pack.ts';
import { openPack, openPackForReading } from './pack.ts';

/** What is remembered of pages between builds; each kind is one pack, because each is read by another step. */
export type StoreKind = 'outline' | 'body' | 'terms' | 'pieces' | 'made' | 'entries';

/** The memory of a build: packs for what pages give, and a few named records. */
export interface Store {
  /** Folder for files that must be files, such as the server bundle. */
  readonly folder: string;
  pack(kind: StoreKind): Pack;
  /** A record by name; `undefined` when it is absent or damaged. */
  readRecord(name: string): unknown;
  writeRecord(name: string, value: unknown): void;
  /**
   * `kept` are beginnings of paths in {@link folder}, `<kind>-…`: of each of their kinds, removes the files that begin
   * with none of them.
   */
  sweep(kept: readonly string[]): void;
  /** Makes what was put since opening part of the memory. */
  commit(): void;
  close(): void;
}

/** Version of everything that is stored; what another version wrote is not seen. */
const storeVersion = 'v3';

/** Opens the store in `folder`, making it when it is absent. */
export function openStore(disk: FileSystem, folder: string): Store {
  const home = join(folder, storeVersion);
  disk.makeFolder(home);
  return {
    ...createStore(disk, home, (kind) => openPack(disk, join(home, kind))),
    writeRecord: (name, value) => writeChecked(disk, join(home, `${name}.record`), value),
    sweep(kept) {
      const kinds = kept.map((start) => start.slice(0, start.indexOf('-', home.length) + 1));
      for (const { name } of disk.list(home) ?? []) {
        const path = join(home, name);
        const beginsWith = (start: string): boolean => path.startsWith(start);
        if (kinds.some(beginsWith) && !kept.some(beginsWith)) disk.removeFile(path);
      }
    },
  };
}

/** The store in `folder` for a run that must write nothing: what it puts stays in memory and is forgotten. */
export function openStoreForReading(disk: FileSystem, folder: string): Store {
  const home = join(folder, storeVersion);
  return createStore(disk, home, (kind) => openPackForReading(disk, join(home, kind)));
}

/** The store in the folder `home` that writes nothing itself: its packs, which `open` opens when they are asked for, may. */
function createStore(disk: FileSystem, home: string, open: (kind: StoreKind) => Pack): Store {
  const packs = new Map<StoreKind, Pack>();
  return {
    folder: home,
    pack(kind) {
      const pack = packs.get(kind) ?? open(kind);
      packs.set(kind, pack);
      return pack;
    },
    readRecord: (name) => readChecked(disk, join(home, `${name}.record`)),
    writeRecord: () => {},
    sweep: () => {},
    commit: () => packs.forEach((pack) => pack.commit()),
    close: () => packs.forEach((pack) => pack.close()),
  };
}

/** The error for an entry that was there when the store was opened and is not what was written. */
export function damagedEntry({ folder }: Store): Error {
  return Object.assign(new Error('an entry of the cache is damaged'), { code: 'EDAMAGED', path: folder });
}
