import { outputToHref, routeToChunkPath } from '@helpgen/model/browser';
import type { FrameData, ShownPage, RoutePath } from '@helpgen/model';
import type { ComponentType } from 'react';
import { keepLoaded } from './keep-loaded.ts';
import { isPageChunk } from '../page-chunk.ts';
import type { PageChunk } from '../page-chunk.ts';
import type { PageView } from '../view.ts';

/** What comes of loading a page; a failure says why, for the reader. */
export type LoadedPage =
  /** `isForeign`: it was made by another build of the site than the document. */
  | { readonly kind: 'page'; readonly view: PageView; readonly isForeign: boolean }
  | { readonly kind: 'failed'; readonly message: string };

/** Loads pages by their route. */
export interface PageLoader {
  /** The page at `route`. */
  load(route: RoutePath): Promise<LoadedPage>;
  /** Forgets every page: they are asked for again, at addresses that end in `version`. */
  renew(version: string): void;
}

/** What a {@link PageLoader} starts from. */
export interface LoaderOptions {
  /** `import()`, but for tests. */
  importModule(href: string): Promise<unknown>;
  /** The page of the document: as it was read, and as it is shown. */
  readonly first: PageChunk;
  readonly firstView: PageView;
  /** Routes to try when a page cannot be had, for lack of a server that would answer with them. */
  readonly notFound?: (route: RoutePath) => readonly RoutePath[];
  /** Is kept when the style sheet at `href` holds for the document. */
  loadSheet(href: string): Promise<void>;
  /** The component of a page that is a React module. */
  loadModule(data: ShownPage): Promise<ComponentType | null>;
}

function sheetsOf({ sheets = [] }: PageChunk, frame: FrameData): readonly string[] {
  return typeof sheets === 'number' ? (frame.sheets ?? []).filter((_href, index) => Math.floor(sheets / 2 ** index) % 2 === 1) : sheets;
}

/** A loader that loads each page and each frame once, and asks the network again for one that failed. */
export function createPageLoader({ importModule, first, firstView, loadSheet, loadModule, notFound }: LoaderOptions): PageLoader {
  const { frame } = firstView;
  const shown: LoadedPage = { kind: 'page', view: firstView, isForeign: false };
  const pages = new Map<RoutePath, Promise<LoadedPage>>([[first.data.route, Promise.resolve(shown)]]);
  const frameAt = keepLoaded(loadFrame, new Map([[first.frame, Promise.resolve(frame)]]));
  const sheetAt = keepLoaded(loadSheet, new Map(sheetsOf(first, frame).map((href) => [href, Promise.resolve()])));
  const failures = new Map<RoutePath, number>();
  let renewal = '';

  async function loadChunk(route: RoutePath): Promise<LoadedPage> {
    // A browser may remember that a module could not be had; another address makes it ask again.
    const failed = failures.get(route) ?? 0;
    const query = failed === 0 ? renewal : `${renewal === '' ? '?' : `${renewal}&`}retry=${failed}`;
    try {
      const href = outputToHref(routeToChunkPath(route), frame) + query;
      const { default: chunk, savedAt } = (await importModule(href)) as { default?: unknown; savedAt?: number };
      if (!isPageChunk(chunk)) return { kind: 'failed', message: `page component at ${href} doesn't have a default export` };
      const sheets = sheetsOf(chunk, frame).map(sheetAt);
      const [ownFrame, Module] = await Promise.all([frameAt(chunk.frame), loadModule(chunk.data), ...sheets]);
      const copy = savedAt === undefined ? {} : { savedAt };
      const view: PageView = { data: chunk.data, html: chunk.html, frame: ownFrame, Module, vendor: chunk.vendor ?? {}, ...copy };
      return { kind: 'page', view, isForeign: chunk.assets !== first.assets };
    } catch (error) {
      failures.set(route, failed + 1);
      return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
  }

  async function loadFrame(href: string): Promise<FrameData> {
    return ((await importModule(href)) as { default: FrameData }).default;
  }

  function load(route: RoutePath): Promise<LoadedPage> {
    const known = pages.get(route);
    if (known !== undefined) return known;
    const loaded = loadChunk(route);
    pages.set(route, loaded);
    void loaded.then((page) => page.kind === 'failed' && pages.get(route) === loaded && pages.delete(route));
    return loaded;
  }

  return {
    renew(version) {
      pages.clear();
      renewal = `?v=${version}`;
    },
    async load(route) {
      const page = await load(route);
      if (page.kind === 'page') return page;
      for (const instead of notFound?.(route) ?? []) {
        const answer = await load(instead);
        if (answer.kind === 'page') return answer;
      }
      return page;
    },
  };
}
