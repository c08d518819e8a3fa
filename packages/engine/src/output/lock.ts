import { hostname } from 'node:os';
import type { Diagnostic } from '@helpgen/model';
import { buildCatalogue, defineDiagnostics } from '@helpgen/model';
import type { FileSystem } from '../host/file-system.ts';
import { errorCode } from '../host/file-system.ts';

const finding = defineDiagnostics(buildCatalogue);

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, as its system tells it; guards against a process number that was given out again. */
  readonly began: string;
  readonly since: string;
}

/** A lock that is held, or the finding that names who holds it. */
export type Lock = { readonly kind: 'held'; release(): void } | { readonly kind: 'busy'; readonly diagnostic: Diagnostic };

/** Takes the lock file `path` for the output folder shown as `folder`; the lock of a dead process is broken. */
export function takeLock(disk: FileSystem, path: string, folder: string, now: () => Date): Lock {
  const own: Holder = { pid: process.pid, host: hostname(), began: processBegan(disk, process.pid), since: now().toISOString() };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      disk.createFile(path, JSON.stringify(own));
      return { kind: 'held', release: () => disk.removeFile(path) };
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
    }
    const holder = readHolder(disk, path);
    if (holder !== undefined && isAlive(disk, holder)) {
      return { kind: 'busy', diagnostic: finding('HG5013', { path: folder, pid: holder.pid, since: holder.since }) };
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
  return { kind: 'busy', diagnostic: finding('HG5013', { path: folder, pid: 0, since: own.since }) };
}

function readHolder(disk: FileSystem, path: string): Holder | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(disk.readFile(path))) as Holder;
  } catch {
    return undefined;
  }
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
  try {
    const text = new TextDecoder().decode(disk.readFile(`/proc/${pid}/stat`));
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
