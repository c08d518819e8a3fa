import { historyKeyOf, makeHistoryKey } from './history-key.ts';
import type { PageAddress, PageLocation } from './page-location.ts';

/**
 * A location behind the `#` of the one document that `view` shows: `index.html#/topics/if/?q=1#part` is read as the
 * address `topics/if/?q=1#part` beside that document, so that links to the documents of pages mean the pages.
 */
export function createHashLocation(view: Window): PageLocation & { /** Path of the folder that the document is in. */ readonly basePath: string } {
  const folder = new URL('.', withoutHash(view.location.href));
  if (historyKeyOf(view) === '') setKey();

  function setKey(href = ''): void {
    view.history.replaceState({ key: makeHistoryKey() }, '', href === '' ? undefined : href);
  }

  function here(): URL {
    const text = view.location.hash.slice(1);
    return text.startsWith('/') ? new URL(text.slice(1), folder) : new URL(view.location.hash, folder);
  }

  function resolve(href: string): URL {
    const url = new URL(href, /^(?:[?#]|$)/.test(href) ? here() : folder);
    if (url.href.startsWith(folder.href)) url.pathname = url.pathname.replace(/(^|\/)index\.html$|\.html$/, '$1');
    return url;
  }

  function toHash({ pathname, search, hash }: URL): string {
    return `#/${pathname.slice(folder.pathname.length)}${search}${hash}`;
  }

  return {
    basePath: folder.pathname,
    resolve,
    current(): PageAddress {
      const { pathname, search, hash } = here();
      return { pathname, search, hash, key: historyKeyOf(view) };
    },
    push: (href) => view.history.pushState({ key: makeHistoryKey() }, '', toHash(resolve(href))),
    leave: (href) => view.location.assign(resolve(href)),
    reload(href) {
      view.history.replaceState(view.history.state, '', toHash(resolve(href)));
      view.location.reload();
    },
    listen(listener) {
      let before = here();
      const heed = (): void => {
        const { hash } = view.location;
        const isAnchor = hash !== '' && !hash.startsWith('#/');
        // The browser went to an anchor of the page, which has no place of its own in the address.
        if (isAnchor) setKey(toHash(new URL(hash, before)));
        else if (historyKeyOf(view) === '') setKey();
        before = here();
        listener(isAnchor);
      };
      // Before it is asked where the page is, an address that we have pushed must be known.
      const keep = (): void => void (before = here());
      view.addEventListener('popstate', heed);
      view.document.addEventListener('click', keep, true);
      return () => {
        view.removeEventListener('popstate', heed);
        view.document.removeEventListener('click', keep, true);
      };
    },
  };
}

function withoutHash(href: string): string {
  return href.split('#')[0] ?? href;
}
