/** Some of the files of a site. */
export interface Shelf {
  has(path: string): boolean;
  read(path: string): Bytes | Promise<Bytes>;
  list(): Iterable<string> | Promise<Iterable<string>>;
}

type Bytes = Uint8Array | undefined;

/** The files of `table`, each read by what that has at its path. */
export function shelfOf<Item>(table: () => ReadonlyMap<string, Item>, read: (item: Item, path: string) => ReturnType<Shelf['read']>): Shelf {
  return {
    has: (path) => table().has(path),
    read(path) {
      const item = table().get(path);
      return item === undefined ? undefined : read(item, path);
    },
    list: () => table().keys(),
  };
}

/** What `make` makes when it is first asked for. */
export function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}
