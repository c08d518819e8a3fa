import { ofSession, readItem, writeItem } from '../storage.ts';

/**
 * Remembers for the session which addresses were loaded as documents because their chunk failed, so that it happens once.
 * Where nothing is kept no document is ever loaded, because a loop could not be noticed.
 */
export function createReloadGuard(area = ofSession) {
  return {
    /** Whether the document at `href` may be loaded; true once for each address. */
    admits: (href: string): boolean => readItem(keyOf(href), area) === null && writeItem(keyOf(href), '1', area),
    /** Forgets `href`: its chunk was loaded. */
    forget: (href: string): void => void writeItem(keyOf(href), null, area),
  };
}

function keyOf(href: string): string {
  return `helpgen.reload:${href}`;
}
