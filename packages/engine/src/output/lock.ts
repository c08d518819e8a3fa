import { hostname } from 'node:os';
import type { FileSystem } from '@helpgen/disk';
import { errorCode, tryOnDisk } from '@helpgen/disk';
import { attempt } from '../attempt.ts';

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, as its system tells it; guards against a process number that was given out again. */
  readonly began: string;
  readonly since: string;
}

/** A lock that is held, or who holds it since when (ISO 8601); the process is 0 when it did not stay to be asked. */
export type Lock = { readonly kind: 'held'; release(): void } | { readonly kind: 'busy'; readonly pid: number; readonly since: string };

/** Takes the lock file `path`; the lock of a dead process is broken. */
export function takeLock(disk: FileSystem, path: string, now: () => Date): Lock {
  const own: Holder = { pid: process.pid, host: hostname(), began: processBegan(disk, process.pid), since: now().toISOString() };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      disk.createFile(path, JSON.stringify(own));
      // One that cannot be removed is broken by whoever wants it when this process has ended; what was done under it stands.
      return { kind: 'held', release: () => void tryOnDisk(() => disk.removeFile(path)) };
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const holder = waitForHolder(disk, path);
    if (holder !== undefined && isAlive(disk, holder)) {
      return { kind: 'busy', pid: holder.pid, since: holder.since };
    }
    // Renamed first: of two processes that find the same dead lock, one moves it away and the other finds nothing.
    const aside = `${path}.${process.pid}`;
    try {
      disk.rename(path, aside);
      disk.removeFile(aside);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
    }
  }
  return { kind: 'busy', pid: 0, since: own.since };
}

/** Who holds the lock; one that says nothing is given a second, because it is made first and written then. */
function waitForHolder(disk: FileSystem, path: string): Holder | undefined {
  for (let look = 0; look < 20; look += 1) {
    const holder = readHolder(disk, path);
    if (holder !== undefined || disk.stat(path) === undefined) return holder;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
  return undefined;
}

function readHolder(disk: FileSystem, path: string): Holder | undefined {
  return attempt(() => JSON.parse(new TextDecoder().decode(disk.readFile(path))) as Holder, undefined);
}

function isAlive(disk: FileSystem, holder: Holder): boolean {
  // A process of another machine (a shared disk) cannot be asked: it counts as alive.
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  return holder.began === processBegan(disk, holder.pid);
}

/** Field 22 of /proc/<pid>/stat, in clock ticks; empty where the system has no such file. */
function processBegan(disk: FileSystem, pid: number): string {
  const text = attempt(() => new TextDecoder().decode(disk.readFile(`/proc/${pid}/stat`)), '');
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
