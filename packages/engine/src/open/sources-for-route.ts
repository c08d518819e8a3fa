import type { SourcePath } from '@helpgen/model';
import type { Source } from '../steps/source.ts';

/** So many sources can have names that suit one address: translations, versions, numbered files. */
const most = 4;

/**
 * The sources that the page at `route` is most likely made of, going by names alone: front matter, which may put a page
 * elsewhere, is not read yet. Best first: the names of folders and file, seen from the end, are the parts of the route.
 */
export function sourcesForRoute(route: string, files: readonly Source[]): readonly SourcePath[] {
  const wanted = partsOf(route);
  return files
    .filter(({ role }) => role.kind === 'doc' || role.kind === 'page')
    .map(({ path }) => ({ path, parts: partsOf(path.replace(/\.\w+$/, '')) }))
    .map(({ path, parts }) => ({ path, same: countSame(wanted, parts), length: parts.length }))
    .filter(({ same }) => same > 0 || wanted.length === 0)
    .sort((a, b) => b.same - a.same || a.length - b.length)
    .slice(0, most)
    .map(({ path }) => path);
}

/** The route of the page that may stand at `address`, decoded, without the base path. */
export function routeAt(address: string): string {
  return `/${address.replace(/(?:^|\/)index\.(?:html|page\.js|md)$|\.(?:html|page\.js|md)$|\/$/, '')}`;
}

/** The names in a path, without numbers before them; the index of a folder has the folder's name. */
function partsOf(path: string): readonly string[] {
  const parts = path.split('/').flatMap((part) => (part === '' ? [] : [part.normalize('NFC').toLowerCase().replace(/^\d+[-_. ]+/, '')]));
  return ['index', 'readme'].includes(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts;
}

function countSame(a: readonly string[], b: readonly string[]): number {
  const differing = a.toReversed().findIndex((name, index) => name !== b.at(-1 - index));
  return differing < 0 ? a.length : differing;
}
