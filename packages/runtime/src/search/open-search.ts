import { searchIndexPath } from '@helpgen/model';
import type { BehaviourContext } from '../theme.ts';
import { createWorkerDesk } from './create-worker-desk.ts';
import type { SearchDesk, SearchPlace } from './search-desk.ts';

/** The desk of each site that is shown: one for all who ask. */
const desks = new WeakMap<object, SearchDesk>();

/** Where the search of this site is asked. Nothing is loaded before something is. */
export function openSearch({ runtime }: BehaviourContext): SearchDesk {
  const owner = (runtime as { readonly navigator?: object }).navigator ?? runtime;
  const desk = desks.get(owner) ?? createWorkerDesk(startWorker);
  desks.set(owner, desk);
  return desk;
}

/**
 * The index of the pages of the version at `versionPath` (relative to the site's root, empty for the current one), and
 * of `context` alone unless it is empty. Throws when that is not on this server.
 */
export function searchPlaceOf({ frame }: BehaviourContext, versionPath: string, context: string): SearchPlace {
  const root = new URL(frame.basePath, document.baseURI);
  const folder = versionPath === '' ? root : new URL(versionPath.replace(/\/*$/, '/'), root);
  if (folder.origin !== root.origin) throw new Error('Unexpected version url');
  const href = new URL(searchIndexPath('', context), folder);
  href.search = `_=${buildOf(document)}`;
  return { href: href.href, languages: frame.options.search?.languages ?? [] };
}

/** The bundler of the browser files gives the script the name that it ends with. */
function startWorker(): Worker {
  return new Worker(new URL('./search-worker.js', import.meta.url));
}

function buildOf(page: Document): string {
  const { assets = '' } = JSON.parse(page.getElementById('hg-page')?.textContent ?? '{}') as { readonly assets?: string };
  return encodeURIComponent(assets);
}
