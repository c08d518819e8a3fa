/** What {@link prefetchVisible} works with. */
export interface Prefetching {
  /** Address of what is fetched for the page at `href`; `undefined` when it is no page of the site, or is here already. */
  chunkHref(href: string): string | undefined;
  /** Whether anything may be fetched ahead at all. */
  mayPreload(): boolean;
  /** Calls `task` when the browser has nothing to do. */
  whenIdle(task: () => void): void;
}

/** Pages fetched for one page that is shown: a screen may be full of links, and the reader follows one of them. */
const prefetchLimit = 8;

/**
 * Fetches the pages whose links come into view, one whenever the browser is idle, into the browser's cache: those in the
 * text first, but no explanations of terms, none twice, none while the reader saves data. The result is to be called
 * after each change of the page;
 * `true` says that it is another page.
 */
export function prefetchVisible(document: Document, { chunkHref, mayPreload, whenIdle }: Prefetching): (isOtherPage: boolean) => void {
  const seen = new WeakSet<Element>();
  const fetched = new Set<string>();
  const waiting: string[] = [];
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
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = href;
      document.head.append(link);
      schedule();
    });
  }

  return (isOtherPage) => {
    if (isOtherPage) {
      left = prefetchLimit;
      for (const href of waiting.splice(0)) fetched.delete(href);
    }
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>('main a[href]:not(.hg-term)'),
      ...document.querySelectorAll<HTMLAnchorElement>('a[href]:not(.hg-term)'),
    ];
    for (const link of links) {
      if (seen.has(link)) continue;
      seen.add(link);
      observer.observe(link);
    }
  };
}
