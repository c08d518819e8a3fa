import { outputToHref, routeToChunkPath } from '@helpgen/model/browser';
import type { PageLocation } from '../location/browser-location.ts';
import { mayPreload, whenIdle } from '../load-ahead.ts';
import type { NavigationStore } from './page-navigator.ts';
import { routeOfAddress } from './route-of-address.ts';

/** Pages fetched for one page that is shown: a screen may be full of links, and the reader follows one of them. */
const prefetchLimit = 8;

/**
 * Fetches the pages whose links come into view, one whenever the browser is idle, into the browser's cache: those in the
 * text first, but no explanations of terms, none twice, none while the reader saves data.
 */
export function prefetchVisible({ getState, subscribe }: NavigationStore, { resolve, root }: PageLocation): void {
  const seen = new WeakSet<Element>();
  const fetched = new Set<string>();
  const waiting: string[] = [];
  let { view } = getState();
  let left = prefetchLimit;
  let isScheduled = false;

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const { data, frame } = getState().view;
      const route = routeOfAddress(resolve((target as HTMLAnchorElement).href), root);
      const href = route === undefined || route === data.route ? '' : outputToHref(routeToChunkPath(route), frame);
      if (href === '' || fetched.has(href)) continue;
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
    if (getState().view !== view) {
      view = getState().view;
      left = prefetchLimit;
      for (const href of waiting.splice(0)) fetched.delete(href);
    }
    for (const link of ['main a[href]', 'a[href]'].flatMap((links) => [...document.querySelectorAll(`${links}:not(.hg-term)`)])) {
      if (seen.has(link)) continue;
      seen.add(link);
      observer.observe(link);
    }
  }

  look();
  // React draws a change in between.
  subscribe(() => whenIdle(look));
}
