import type { OutputPath } from './paths.ts';
import { trimSlashes } from './url.ts';

/**
 * Where an index lies: `search-index.json` below `versionPath` (the output folder of the version and locale, empty for
 * the site's root), for a context `search-index-<context>.json` with `-` for each `/` of the context's path.
 */
export function searchIndexPath(versionPath: string, context = ''): OutputPath {
  const folder = trimSlashes(versionPath);
  const name = trimSlashes(context).replaceAll('/', '-');
  return `${folder === '' ? '' : `${folder}/`}search-index${name === '' ? '' : `-${name}`}.json` as OutputPath;
}

/** The name on a search server of the index at `path`: `search-index`, `8.5-search-index-stdlib`. */
export function searchIndexName(path: OutputPath): string {
  return path.replace(/\.json$/, '').replaceAll('/', '-');
}
