import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileSystem } from '../host/file-system.ts';

/**
 * The absolute path of the file that `name` means for a site in the folder `root`: a path, a `file:` address, or a
 * package. `undefined` when there is none.
 */
export function findModule(disk: FileSystem, root: string, name: string): string | undefined {
  if (name.startsWith('file:') || name.startsWith('.') || isAbsolute(name)) {
    const path = name.startsWith('file:') ? fileURLToPath(name) : resolve(root, name);
    return disk.stat(path)?.kind === 'file' ? path : undefined;
  }
  // Node resolves by the conditions of `require`: a package for `import` alone is found by its own list. Presets of ours
  // come with helpgen, wherever that lies.
  return resolveFrom(join(root, 'package.json'), name) ?? findByExports(disk, root, name) ?? resolveFrom(import.meta.url, name);
}

function resolveFrom(file: string, name: string): string | undefined {
  try {
    return createRequire(file).resolve(name);
  } catch {
    return undefined;
  }
}

function findByExports(disk: FileSystem, root: string, name: string): string | undefined {
  const [, packageName = '', subpath = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(name) ?? [];
  for (let folder = root; ; folder = dirname(folder)) {
    const home = join(folder, 'node_modules', packageName);
    if (disk.stat(join(home, 'package.json')) !== undefined) {
      const text = new TextDecoder().decode(disk.readFile(join(home, 'package.json')));
      const { exports } = JSON.parse(text) as { readonly exports?: unknown };
      const hasEntries = isObject(exports) && Object.keys(exports).some((key) => key.startsWith('.'));
      const target = targetOf(hasEntries ? exports[`.${subpath}`] : exports);
      return target === undefined ? undefined : join(home, target);
    }
    if (dirname(folder) === folder) return undefined;
  }
}

/** What Node takes of an entry of `exports` for an import. */
function targetOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  if (!isObject(entry)) return undefined;
  const condition = Object.keys(entry).find((key) => ['node', 'import', 'default'].includes(key));
  return condition === undefined ? undefined : targetOf(entry[condition]);
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
