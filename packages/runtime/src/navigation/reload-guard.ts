/** Remembers which addresses were loaded as documents because their chunk failed, so that it happens once a session. */
export interface ReloadGuard {
  /** Whether the document at `href` may be loaded; true once for each address. */
  admits(href: string): boolean;
  /** Forgets `href`: its chunk was loaded. */
  forget(href: string): void;
}

/** A guard that remembers in `storage`. Without one no document is ever loaded, because a loop could not be noticed. */
export function createReloadGuard(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null): ReloadGuard {
  return {
    admits(href) {
      try {
        if (storage === null || storage.getItem(keyOf(href)) !== null) return false;
        storage.setItem(keyOf(href), '1');
        return true;
      } catch {
        return false;
      }
    },
    forget(href) {
      try {
        storage?.removeItem(keyOf(href));
      } catch {
        // A storage that refuses has remembered nothing.
      }
    },
  };
}

function keyOf(href: string): string {
  return `helpgen.reload:${href}`;
}
