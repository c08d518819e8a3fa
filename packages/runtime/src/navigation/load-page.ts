import { outputToHref, routeToChunkPath } from '@helpgen/model/browser';
import type { FrameData, ShownPage, RoutePath } from '@helpgen/model';
import type { ComponentType } from 'react';
import { keepLoaded } from './keep-loaded.ts';
import type { PageChunk, PageView } from '../page-view.ts';

/** What a {@link createPageLoader page loader} starts from. */
export interface LoaderOptions {
  /** `import()`, but for tests. */
  importModule(href: string): Promise<unknown>;
  /** The page of the document: as it was read, and as it is shown. */
  readonly first: PageChunk;
  readonly firstView: PageView;
  /** Routes to try when a page cannot be had, for lack of a server that would answer with them. */
  readonly notFound?: ((route: RoutePath) => readonly RoutePath[]) | undefined;
  /** Is kept when the style sheet at `href` holds for the document. */
  loadSheet(href: string): Promise<void>;
  /** The component of a page that is a React module. */
  loadModule(data: ShownPage): Promise<ComponentType | null>;
}

/** Loads pages by their route, each page and each frame once, and asks the network again for one that failed. */
export function createPageLoader({ importModule, first, firstView, loadSheet, loadModule, notFound }: LoaderOptions) {
  const { frame } = firstView;
  const pages = new Map([[first.data.route, Promise.resolve(firstView)]]);
  const pageAt = keepLoaded(loadChunk, pages);
  const loadFrame = async (href: string): Promise<FrameData> => ((await importModule(href)) as { readonly default: FrameData }).default;
  const frameAt = keepLoaded(loadFrame, new Map([[first.frame, Promise.resolve(frame)]]));
  const sheetAt = keepLoaded(loadSheet, new Map(sheetsOf(first, frame).map((href) => [href, Promise.resolve()])));
  const failures = new Map<RoutePath, number>();
  let renewal = '';

  async function loadChunk(route: RoutePath): Promise<PageView> {
    // A browser may remember that a module could not be had; another address makes it ask again.
    const failed = failures.get(route) ?? 0;
    const query = failed === 0 ? renewal : `${renewal === '' ? '?' : `${renewal}&`}retry=${failed}`;
    try {
      const href = outputToHref(routeToChunkPath(route), frame) + query;
      const { default: chunk, savedAt } = (await importModule(href)) as { default?: unknown; savedAt?: number };
      if (!isPageChunk(chunk)) throw new Error(`page component at ${href} doesn't have a default export`);
      const sheets = sheetsOf(chunk, frame).map(sheetAt);
      const [ownFrame, Module] = await Promise.all([frameAt(chunk.frame), loadModule(chunk.data), ...sheets]);
      return { ...chunk, frame: ownFrame, Module, savedAt };
    } catch (error) {
      failures.set(route, failed + 1);
      throw error;
    }
  }

  return {
    /** Forgets every page: they are asked for again, at addresses that end in `version`. */
    renew(version: string): void {
      pages.clear();
      renewal = `?v=${version}`;
    },
    /** The page at `route`; rejects when it cannot be had, nor what would answer in its place. */
    async load(route: RoutePath): Promise<PageView> {
      try {
        return await pageAt(route);
      } catch (error) {
        for (const instead of notFound?.(route) ?? []) {
          const answer = await pageAt(instead).catch(() => undefined);
          if (answer !== undefined) return answer;
        }
        throw error;
      }
    },
  };
}

function sheetsOf({ sheets = [] }: PageChunk, frame: FrameData): readonly string[] {
  return typeof sheets === 'number' ? (frame.sheets ?? []).filter((_href, index) => Math.floor(sheets / 2 ** index) % 2 === 1) : sheets;
}

/** Whether `value` has the form of a {@link PageChunk}. */
function isPageChunk(value: unknown): value is PageChunk {
  if (typeof value !== 'object' || value === null) return false;
  const chunk = value as Partial<PageChunk>;
  return typeof chunk.assets === 'string' && typeof chunk.html === 'string' && typeof chunk.data === 'object';
}
