import type { NavigationStore } from './page-navigator.ts';

/** What {@link prefetchVisible} works with. */
export interface Prefetching {
  readonly store: NavigationStore;
  /** Whether pages may be loaded ahead. */
  mayPreload(): boolean;
  /** Calls `act` when the browser has nothing to do. */
  whenIdle(act: () => void): void;
}

/** Pages fetched for one page that is shown: a screen may be full of links, and the reader follows one of them. */
const prefetchLimit = 8;

/**
 * Fetches the pages whose links come into view, one whenever the browser is idle, into the browser's cache: those in the
 * text first, but no explanations of terms, none twice, none while the reader saves data. `chunkHref` tells what is fetched
 * for the page at an address; `undefined`: it is no page of the site, or is here already.
 */
export function prefetchVisible({ store, mayPreload, whenIdle }: Prefetching, chunkHref: (href: string) => string | undefined): void {
  const seen = new WeakSet<Element>();
  const fetched = new Set<string>();
  const waiting: string[] = [];
  let { view } = store.getState();
  let left = prefetchLimit;
  let isScheduled = false;

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const href = chunkHref((target as HTMLAnchorElement).href);
      if (href === undefined || fetched.has(href)) continue;
      fetched.add(href);
      waiting.push(href);
    }
    schedule();
  });

  function schedule(): void {
    if (isScheduled || waiting.length === 0 || left === 0 || !mayPreload()) return;
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      const href = waiting.shift();
      if (href === undefined) return;
      left -= 1;
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
      schedule();
    });
  }

  function look(): void {
    if (store.getState().view !== view) {
      view = store.getState().view;
      left = prefetchLimit;
      for (const href of waiting.splice(0)) fetched.delete(href);
    }
    for (const links of ['main a[href]:not(.hg-term)', 'a[href]:not(.hg-term)']) {
      for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
        if (seen.has(link)) continue;
        seen.add(link);
        observer.observe(link);
      }
    }
  }

  look();
  // React draws a change in between.
  store.subscribe(() => whenIdle(look));
}
