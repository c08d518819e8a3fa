import { basename, dirname, join } from 'node:path';
import type { FileStat, FileSystem, FolderEntry, Host } from '@helpgen/disk';
import { errorCode, nodeHost } from '@helpgen/disk';
import type { Diagnostic, SourcePath } from '@helpgen/model';
import { completeDiagnostics } from '../complete-diagnostics.ts';
import { findingsOf } from '../finding.ts';
import { openProject } from '../project.ts';
import { analyseState } from '../analyse-state.ts';
import type { AnalysedState } from '../analyse-state.ts';
import { writeMove, type FileChanges } from './write-move.ts';

/** What sources will be, by their paths: their bytes, or `undefined` where there will be none. */
export type SourceChanges = ReadonlyMap<SourcePath, Uint8Array<ArrayBuffer> | undefined>;

/** Which site is edited. */
export interface EditorOptions {
  readonly configPath: string;
  /** Threads at most, as in the options of a build. */
  readonly jobs?: number;
}

/** A site of which it is asked what changes of its sources would make of it, before they are written. */
export interface SiteEditor {
  /** Throws an error of the system where there is no such file. */
  read(file: SourcePath): Uint8Array<ArrayBuffer>;
  /** The site as it would be with `changes`; without any, as it is. */
  analyse(changes?: SourceChanges): Promise<AnalysedState>;
  /** Brings `changes` to the disk, all or none. */
  write(changes: SourceChanges): void;
  /** What was `found`, each place with its line. */
  complete(found: readonly Diagnostic[]): readonly Diagnostic[];
  /** What `error`, thrown by any of these, tells a person; one of ours is thrown on. */
  findingsOf(error: unknown): readonly Diagnostic[];
  close(): Promise<void>;
}

/** Opens the site of a config file for editing; nothing is read yet. */
export async function openSiteEditor({ configPath, jobs }: EditorOptions, host: Host = nodeHost): Promise<SiteEditor> {
  const project = openProject(configPath);
  const opened: Awaited<ReturnType<typeof analyseState>>[] = [];
  const onDisk = (changes: SourceChanges): FileChanges => new Map([...changes].map(([path, bytes]) => [join(project.root, path), bytes]));
  return {
    read: (file) => host.disk.readFile(join(project.root, file)),
    async analyse(changes) {
      const disk = changes === undefined ? host.disk : overlayDisk(host.disk, onDisk(changes));
      // Threads read the disk as it is.
      const state = await analyseState({ ...host, disk }, project, changes === undefined ? jobs : 0, opened[0]?.inputs?.run.store);
      opened.push(state);
      return state;
    },
    write: (changes) => writeMove(host, project, onDisk(changes)),
    complete: (found) => completeDiagnostics(host.disk, project.root, found),
    findingsOf: (error) => findingsOf(error, project),
    async close() {
      for (const state of opened.toReversed()) await state.close();
    },
  };
}

/** `disk` as it will be with `changes`: for reading whole files, their states and folders; what is written goes to the disk itself. */
function overlayDisk(disk: FileSystem, changes: FileChanges): FileSystem {
  const folders = foldersOf(changes);
  const realPath = (path: string): string => {
    try {
      return disk.realPath(path);
    } catch (error) {
      if (errorCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
      return join(realPath(dirname(path)), basename(path));
    }
  };
  return {
    ...disk,
    realPath,
    readFile(path) {
      const bytes = changes.get(path);
      if (bytes !== undefined) return bytes;
      if (changes.has(path)) throw Object.assign(new Error('no such file'), { code: 'ENOENT', path });
      return disk.readFile(path);
    },
    stat(path) {
      const bytes = changes.get(path);
      if (bytes !== undefined) return plannedState(bytes);
      if (changes.has(path)) return undefined;
      return disk.stat(path) ?? (folders.has(path) ? { ...plannedState(new Uint8Array()), kind: 'folder' } : undefined);
    },
    list(path) {
      const added = folders.get(path);
      const there = disk.list(path);
      if (there === undefined && added === undefined) return undefined;
      const kept = (there ?? []).filter(({ name }) => !changes.has(join(path, name)) || changes.get(join(path, name)) !== undefined);
      const names = new Set(kept.map(({ name }) => name));
      const fresh = [...(added ?? [])].flatMap(([name, kind]): FolderEntry[] => (names.has(name) ? [] : [{ name, kind }]));
      return [...kept, ...fresh].sort((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
}

function plannedState(bytes: Uint8Array): FileStat {
  return { kind: 'file', size: bytes.length, modified: '0', changed: '0', inode: 'planned' };
}

/** What stands in each folder on the way to a file that will be there. */
function foldersOf(changes: FileChanges): ReadonlyMap<string, ReadonlyMap<string, 'file' | 'folder'>> {
  const folders = new Map<string, Map<string, 'file' | 'folder'>>();
  for (const [file, bytes] of changes) {
    if (bytes === undefined) continue;
    let kind: 'file' | 'folder' = 'file';
    for (let path = file; dirname(path) !== path; path = dirname(path)) {
      const entries = folders.get(dirname(path)) ?? new Map<string, 'file' | 'folder'>();
      folders.set(dirname(path), entries.set(basename(path), kind));
      kind = 'folder';
    }
  }
  return folders;
}
