import { outputToHref, routeToChunkPath } from '@helpgen/model';
import type { FrameData, ShownPage, RoutePath } from '@helpgen/model';
import type { ComponentType } from 'react';
import { isPageChunk } from '../page-chunk.ts';
import type { PageChunk } from '../page-chunk.ts';
import type { PageView } from '../view.ts';

/** What comes of loading a page; a failure says why, for the reader. */
export type LoadedPage = { readonly kind: 'page'; readonly view: PageView } | { readonly kind: 'failed'; readonly message: string };

/** Loads pages by their route. */
export interface PageLoader {
  /** The page at `route`; `isRetry` asks the network again after a failure. */
  load(route: RoutePath, isRetry: boolean): Promise<LoadedPage>;
}

/** What a {@link PageLoader} starts from. */
export interface LoaderOptions {
  /** `import()`, but for tests. */
  importModule(href: string): Promise<unknown>;
  /** The page of the document: as it was read, and as it is shown. */
  readonly first: PageChunk;
  readonly firstView: PageView;
  /** The component of a page that is a React module. */
  loadModule(data: ShownPage): Promise<ComponentType | null>;
}

/** A loader that loads each page and each frame once, and a failed one again when it is asked to. */
export function createPageLoader({ importModule, first, firstView, loadModule }: LoaderOptions): PageLoader {
  const { frame } = firstView;
  const shown: LoadedPage = { kind: 'page', view: firstView };
  const pages = new Map<RoutePath, Promise<LoadedPage>>([[first.data.route, Promise.resolve(shown)]]);
  const frames = new Map([[first.frame, Promise.resolve(frame)]]);
  let retries = 0;

  async function loadChunk(route: RoutePath, isRetry: boolean): Promise<LoadedPage> {
    // A browser may remember that a module could not be had; another address makes it ask again.
    const query = isRetry ? `?retry=${(retries += 1)}` : '';
    try {
      const href = outputToHref(routeToChunkPath(route), frame) + query;
      const chunk = ((await importModule(href)) as { default?: unknown }).default;
      if (!isPageChunk(chunk)) return { kind: 'failed', message: `${href}: no default export` };
      if (chunk.assets !== first.assets) return { kind: 'failed', message: `${href}: ${chunk.assets} != ${first.assets}` };
      const [ownFrame, Module] = await Promise.all([loadFrame(chunk.frame), loadModule(chunk.data)]);
      return { kind: 'page', view: { data: chunk.data, html: chunk.html, frame: ownFrame, Module, vendor: chunk.vendor ?? {} } };
    } catch (error) {
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
  }

  function loadFrame(href: string): Promise<FrameData> {
    let loaded = frames.get(href);
    if (loaded === undefined) {
      loaded = importModule(href).then((module) => (module as { default: FrameData }).default);
      loaded.catch(() => frames.delete(href));
      frames.set(href, loaded);
    }
    return loaded;
  }

  return {
    load(route, isRetry) {
      const known = pages.get(route);
      if (known !== undefined && !isRetry) return known;
      const loaded = loadChunk(route, isRetry);
      pages.set(route, loaded);
      void loaded.then((page) => page.kind === 'failed' && pages.get(route) === loaded && pages.delete(route));
      return loaded;
    },
  };
}
