import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the helpgen that runs came from, from which a new site gets its own. */
export type Origin =
  | { readonly kind: 'registry' }
  /** Installed from packed files: their absolute paths by the names of the packages. */
  | { readonly kind: 'files'; readonly files: ReadonlyMap<string, string> }
  /** A checkout, in which nothing is packed. */
  | { readonly kind: 'checkout'; readonly root: string };

const modules = /[\\/]node_modules(?=[\\/])/g;

/** What the absolute path of a folder of helpgen's own, four below the root of a checkout, tells of where it came from. */
export function findOrigin(folder: string): Origin {
  const last = [...folder.matchAll(modules)].at(-1);
  if (last === undefined) {
    const root = join(folder, '../../../..');
    return existsSync(join(root, 'bin/helpgen.js')) ? { kind: 'checkout', root } : { kind: 'registry' };
  }
  const place = folder.slice(0, last.index);
  const files = packedFiles(place);
  return files.has('helpgen') ? { kind: 'files', files } : { kind: 'registry' };
}

/** The packed files of which npm installed packages of ours into `place`, as it wrote down. */
function packedFiles(place: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [path, entry] of Object.entries(readInstalled(join(place, 'node_modules/.package-lock.json')))) {
    const name = path.replace(/^node_modules\//, '');
    const resolved = typeof entry === 'object' && entry !== null && 'resolved' in entry ? entry.resolved : undefined;
    if (/^(?:@helpgen\/[\w-]+|helpgen)$/.test(name) && typeof resolved === 'string' && /^file:.*\.tgz$/.test(resolved))
      found.set(name, join(place, resolved.slice('file:'.length)));
  }
  return found;
}

function readInstalled(file: string): object {
  try {
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { readonly packages?: unknown };
    return typeof packages === 'object' && packages !== null ? packages : {};
  } catch {
    // Another package manager, or none of our business: then it came from a registry.
    return {};
  }
}
