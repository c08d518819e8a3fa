import { createBrowserLocation, historyKeyOf, nameEntry, type PageLocation } from './browser-location.ts';

/**
 * The location behind the `#` of the one document that `view` shows: `index.html#/topics/if/?q=1#part` is read as the
 * address `topics/if/?q=1#part` beside that document, so that links to the documents of pages mean the pages.
 */
export function createHashLocation(view: Window): PageLocation {
  const bar = createBrowserLocation(view, '.');
  const folder = bar.root;
  const isInside = ({ href }: URL): boolean => href.startsWith(folder.href);

  /** The address behind `#/`; the start when it would lead out of the site. */
  function unfold(hash: string): URL {
    const url = new URL(`./${hash.slice(2)}`, folder);
    return isInside(url) ? url : folder;
  }

  function here(): URL {
    const { hash } = view.location;
    return hash.startsWith('#/') ? unfold(hash) : new URL(hash, folder);
  }

  function resolve(href: string): URL {
    let url = new URL(href, /^(?:[?#]|$)/.test(href) ? here() : folder);
    if (!isInside(url)) return url;
    if (url.hash.startsWith('#/')) {
      // Behind the document of another page, only query and hash can be meant.
      const { search, hash } = unfold(url.hash);
      const isStart = ['', 'index.html'].includes(url.pathname.slice(folder.pathname.length));
      url = isStart ? unfold(url.hash) : Object.assign(url, { search, hash });
    }
    url.pathname = url.pathname.replace(/(^|\/)index\.html$|\.html$/, '$1');
    return url;
  }

  function toHash({ pathname, search, hash }: URL): string {
    return `#/${pathname.slice(folder.pathname.length)}${search}${hash}`;
  }

  return {
    ...bar,
    resolve,
    current: () => resolve(here().href),
    push: (href) => bar.push(toHash(resolve(href))),
    leave: (href) => bar.leave(resolve(href).href),
    reload: (href) => bar.reload(toHash(resolve(href))),
    listen(listener) {
      // The browser goes to an anchor of the page by leaving the page out of the address.
      let before = here();
      const remember = (): void => void (before = here());
      view.addEventListener('popstate', () => {
        const { hash } = view.location;
        const isAnchor = hash !== '' && !hash.startsWith('#/');
        if (isAnchor) nameEntry(view, toHash(new URL(hash, before)));
        else if (historyKeyOf(view) === '') nameEntry(view);
        remember();
        listener(isAnchor);
      });
      view.document.addEventListener('click', remember, true);
    },
  };
}
