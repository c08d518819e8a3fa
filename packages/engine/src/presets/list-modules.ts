import { dirname, resolve } from 'node:path';
import type { FileSystem } from '../host/file-system.ts';

/** Where a module names another one by a path: `from './x.js'`, `import './x.js'`, `import('./x.js')`, `require('./x.js')`. */
const relativeImport = /\b(?:from|import|require)\s*\(?\s*(["'])(\.{1,2}\/[^"'\n]+)\1/g;

/** Absolute paths of the module at `path` and of all that it imports by paths, itself first. Packages are left out: they have versions. */
export function listModules(disk: FileSystem, path: string): readonly string[] {
  const found = new Set<string>([path]);
  for (const module of found) {
    const text = new TextDecoder().decode(disk.readFile(module));
    for (const [, , specifier = ''] of text.matchAll(relativeImport)) {
      const target = resolve(dirname(module), specifier);
      if (disk.stat(target)?.kind === 'file') found.add(target);
    }
  }
  return [...found];
}
