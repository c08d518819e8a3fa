import { ofSession, readItem, writeItem } from '../storage.ts';

/** Remembers which addresses were loaded as documents because their chunk failed, so that it happens once a session. */
export interface ReloadGuard {
  /** Whether the document at `href` may be loaded; true once for each address. */
  admits(href: string): boolean;
  /** Forgets `href`: its chunk was loaded. */
  forget(href: string): void;
}

/** A guard that remembers in the session. Where nothing is kept no document is ever loaded, because a loop could not be noticed. */
export function createReloadGuard(area = ofSession): ReloadGuard {
  return {
    admits: (href) => readItem(keyOf(href), area) === null && writeItem(keyOf(href), '1', area),
    forget: (href) => void writeItem(keyOf(href), null, area),
  };
}

function keyOf(href: string): string {
  return `helpgen.reload:${href}`;
}
