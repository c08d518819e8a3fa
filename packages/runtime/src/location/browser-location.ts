import { historyKeyOf, makeHistoryKey, type PageLocation } from './page-location.ts';

/** The location of `view`'s window, by the History API. */
export function createBrowserLocation(view: Window, basePath: string): PageLocation {
  if (historyKeyOf(view) === '') view.history.replaceState({ ...view.history.state, key: makeHistoryKey() }, '');
  return {
    root: new URL(basePath, view.location.href),
    current: () => new URL(view.location.href),
    key: () => historyKeyOf(view),
    resolve: (href) => new URL(href, view.location.href),
    push: (href) => view.history.pushState({ key: makeHistoryKey() }, '', href),
    leave: (href) => view.location.assign(href),
    reload(href) {
      const target = new URL(href, view.location.href);
      const isHere = target.href.split('#')[0] === view.location.href.split('#')[0];
      if (!isHere) return view.location.assign(href);
      // Assigning an address that differs in its hash alone would only scroll.
      view.history.replaceState(view.history.state, '', href);
      view.location.reload();
    },
    listen(listener) {
      view.addEventListener('popstate', () => {
        const isNew = historyKeyOf(view) === '';
        if (isNew) view.history.replaceState({ key: makeHistoryKey() }, '');
        listener(isNew);
      });
    },
  };
}
