import { join } from 'node:path';
import type { Host } from '@helpgen/disk';
import { nodeHost } from '@helpgen/disk';
import type { Diagnostic, SourcePath } from '@helpgen/model';
import { completeDiagnostics } from '../complete-diagnostics.ts';
import { findingsOf } from '../disk-findings.ts';
import { openProject, relativeTo } from '../project.ts';
import { analyseState } from '../analyse-state.ts';
import type { AnalysedState, OpenedState } from '../analyse-state.ts';
import { overlayDisk } from './overlay-disk.ts';
import type { FileChanges } from './overlay-disk.ts';
import { writeMove } from './write-move.ts';

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
  const opened: OpenedState[] = [];
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
    findingsOf: (error) => findingsOf(error, (path) => relativeTo(project, path)),
    async close() {
      for (const state of opened.toReversed()) await state.close();
    },
  };
}
