import { dirname, join, resolve } from 'node:path';
import { relativeWithin } from '@helpgen/disk';

/** The absolute places of one site. */
export interface Project {
  /** Folder of the config file. */
  readonly root: string;
  readonly configPath: string;
  /** What helpgen remembers; may be deleted at any time. */
  readonly memoryFolder: string;
}

/** The project of a config file. */
export function openProject(configPath: string): Project {
  const absolute = resolve(configPath);
  const root = dirname(absolute);
  return { root, configPath: absolute, memoryFolder: join(root, '.helpgen') };
}

/** `path` as people name it: relative to the project's root, POSIX separators, NFC; absolute when it lies elsewhere. */
export function relativeTo(project: Project, path: string): string {
  return resolve(path) === project.root ? '.' : (relativeWithin(project.root, path)?.normalize('NFC') ?? path);
}
