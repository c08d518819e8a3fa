/** What of a page shows a file at an address that does not change when the file does. */
const showing = 'img[src], video[src], audio[src], source[src], link[rel~=icon], link[rel=stylesheet]';

/**
 * Keeps the files of static folders up to date that the page shows, those that `isHashed` does not find named by their content;
 * `stateOf` answers the entity tag of an address.
 */
export function createFileRefresher(stateOf: (address: string) => Promise<string>, isHashed: (path: string) => boolean) {
  const known = new Map<string, string>();
  return {
    /** Asks for the state of each that was not asked before, and shows those anew that have another now. */
    async refresh(): Promise<void> {
      const shown = new Map<string, HTMLElement[]>();
      for (const found of document.querySelectorAll<HTMLElement>(showing)) {
        const url = new URL(found.getAttribute(attributeOf(found)) ?? '', document.baseURI);
        if (url.origin !== location.origin || isHashed(url.pathname)) continue;
        shown.set(url.pathname, [...(shown.get(url.pathname) ?? []), found]);
      }
      for (const [path, elements] of shown) {
        const before = known.get(path);
        const state = await stateOf(path);
        known.set(path, state);
        if (before === undefined || before === state) continue;
        for (const found of elements) found.setAttribute(attributeOf(found), `${path}?${encodeURIComponent(state)}`);
      }
    },
  };
}

function attributeOf(found: HTMLElement): 'src' | 'href' {
  return found.localName === 'link' ? 'href' : 'src';
}
