import type { PageLocation } from './page-location.ts';

/** The location of `view`'s window, by the History API. */
export function createBrowserLocation(view: Window): PageLocation {
  const keyOf = (): string => (view.history.state as { key?: string } | null)?.key ?? '';
  if (keyOf() === '') view.history.replaceState({ ...view.history.state, key: makeKey() }, '');
  return {
    current() {
      const { pathname, search, hash } = view.location;
      return { pathname, search, hash, key: keyOf() };
    },
    resolve: (href) => new URL(href, view.location.href),
    push: (href) => view.history.pushState({ key: makeKey() }, '', href),
    assign(href) {
      const target = new URL(href, view.location.href);
      const isHere = target.href.split('#')[0] === view.location.href.split('#')[0];
      if (!isHere) return view.location.assign(href);
      // Assigning an address that differs in its hash alone would only scroll.
      view.history.replaceState(view.history.state, '', href);
      view.location.reload();
    },
    listen(listener) {
      const heed = (): void => {
        const isNew = keyOf() === '';
        if (isNew) view.history.replaceState({ key: makeKey() }, '');
        listener(isNew);
      };
      view.addEventListener('popstate', heed);
      return () => view.removeEventListener('popstate', heed);
    },
  };
}

/** Six characters of base 36. */
function makeKey(): string {
  return Math.random().toString(36).slice(2, 8).padEnd(6, '0');
}
