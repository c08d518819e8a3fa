import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Host, Store } from '@helpgen/disk';
import { isBelow, openStore, openStoreForReading, pathOf, reasonOf, removeTree, tryOnDisk } from '@helpgen/disk';
import type { Diagnostic } from '@helpgen/model';
import { finding } from './finding.ts';
import { takeLock } from './output/lock.ts';
import type { Project } from './project.ts';
import { relativeTo } from './project.ts';

/** The store of one run and how it is put away. */
export interface Memory {
  readonly store: Store;
  readonly diagnostics: readonly Diagnostic[];
  close(): void;
}

/** Where a project's memory is kept, and the lock of whoever is using it. */
export function cachePlaces(project: Project): { readonly folder: string; readonly lock: string } {
  const folder = join(project.memoryFolder, 'cache');
  return { folder, lock: join(folder, 'lock') };
}

/** The memory for a run: the project's own, for reading alone in a check, or a passing one when none is to be kept. */
export function openMemory(host: Host, project: Project, { isCheck, isKept }: { readonly isCheck: boolean; readonly isKept: boolean }): Memory {
  const { folder, lock } = cachePlaces(project);
  if (isCheck) return opened(openStoreForReading(host.disk, isKept ? folder : join(folder, 'none')));
  if (!isKept) return openPassing(host, []);
  try {
    return openOwn(host, project, { folder, lock });
  } catch (error) {
    // The cache only saves time: without it the site comes out the same.
    return openPassing(host, [finding('HG5050', { path: relativeTo(project, folder), reason: reasonOf(error) })]);
  }
}

/** What `error` says of the cache of `project`, when it is that on which something failed. */
export function cacheFailure(project: Project, error: unknown): Diagnostic | undefined {
  const { folder } = cachePlaces(project);
  const isOfCache = isBelow(folder, pathOf(error));
  return isOfCache ? finding('HG5050', { path: relativeTo(project, folder), reason: reasonOf(error) }) : undefined;
}

/** The project's own memory; a second build at the same time (into another output folder) does without it. */
function openOwn(host: Host, project: Project, { folder, lock: lockPath }: ReturnType<typeof cachePlaces>): Memory {
  host.disk.makeFolder(folder);
  const lock = takeLock(host.disk, lockPath, host.now);
  if (lock.kind === 'busy') {
    const reason = `process ${lock.pid} is using it`;
    return openPassing(host, [finding('HG5050', { path: relativeTo(project, folder), reason })]);
  }
  const memory = opened(openStore(host.disk, folder));
  return {
    ...memory,
    close() {
      memory.close();
      lock.release();
    },
  };
}

/** What was to be kept is kept when it is closed, or is a miss the next time: the site stands, whatever becomes of the cache. */
function opened(store: Store): Memory {
  return { store, diagnostics: [], close: () => void tryOnDisk(() => store.close()) };
}


/** A memory that ends with the run. Bodies wait on the disk between compiling and rendering, so that memory does not grow with the site. */
export function openPassing(host: Host, diagnostics: readonly Diagnostic[]): Memory {
  const folder = mkdtempSync(join(tmpdir(), 'helpgen-'));
  const store = openStore(host.disk, folder);
  return {
    store,
    diagnostics,
    close() {
      tryOnDisk(() => store.close());
      tryOnDisk(() => removeTree(host.disk, folder));
    },
  };
}
