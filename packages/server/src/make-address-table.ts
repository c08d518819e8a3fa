import { encodePath } from '@helpgen/model/url';

/** What stands at an address. */
export type Answer =
  | { readonly kind: 'file'; readonly file: string }
  /** `location` is encoded and begins with one `/`. */
  | { readonly kind: 'redirect'; readonly location: string };

/** Every address of a site. Addresses are decoded and carry the base path. */
export interface AddressTable {
  /** What stands at `address`; `undefined`: nothing. */
  find(address: string): Answer | undefined;
  /** The not-found page nearest above `address`, that of the root for one outside of the site, as a file; `undefined` when there is none. */
  findNotFoundPage(address: string): string | undefined;
}

/** What addresses follow from. */
export interface AddressedSite {
  readonly basePath: string;
  readonly trailingSlash: boolean;
  /** Whether the site has a file at `path`, looked up in a list of its files. */
  has(path: string): boolean;
}

/**
 * The addresses that a static host gives the files of `site`: each file's own; the folder of an `index.html`, with a
 * redirect from the form without slash; a document without its `.html`. Files whose path has a segment that begins
 * with a dot, and `_headers`, have none.
 */
export function makeAddressTable(site: AddressedSite): AddressTable {
  const { basePath } = site;
  const has = (file: string): boolean => isPublic(file) && site.has(file);
  return {
    find(address) {
      if (`${address}/` === basePath && has('index.html')) return redirectTo(basePath);
      if (!address.startsWith(basePath)) return undefined;
      return findBelow(address.slice(basePath.length));
    },
    findNotFoundPage(address) {
      // The depth is bounded: an address of ten thousand slashes must not cost ten thousand look-ups.
      const folders = address.startsWith(basePath) ? address.slice(basePath.length).split('/').slice(0, 8) : [''];
      for (let depth = folders.length - 1; depth >= 0; depth -= 1) {
        const file = [...folders.slice(0, depth), '404.html'].join('/');
        if (has(file)) return file;
      }
      return undefined;
    },
  };

  /** A file's own address stands above every derived one, a folder's above that of a document without extension. */
  function findBelow(path: string): Answer | undefined {
    const isFolder = path === '' || path.endsWith('/');
    if (!isFolder && has(path)) return { kind: 'file', file: path };
    if (isFolder && has(`${path}index.html`)) return { kind: 'file', file: `${path}index.html` };
    if (!isFolder && has(`${path}/index.html`)) return redirectTo(`${basePath}${path}/`);
    if (!isFolder && has(`${path}.html`)) return { kind: 'file', file: `${path}.html` };
    if (path.length > 1 && isFolder && !site.trailingSlash && has(`${path.slice(0, -1)}.html`))
      return redirectTo(`${basePath}${path.slice(0, -1)}`);
    return undefined;
  }
}

function isPublic(file: string): boolean {
  return file !== '_headers' && !file.split('/').some((segment) => segment.startsWith('.'));
}

function redirectTo(address: string): Answer {
  return { kind: 'redirect', location: encodePath(address) };
}
