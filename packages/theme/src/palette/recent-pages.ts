import { readJson, writeItem } from '@helpgen/runtime/behaviours';
import type { BehaviourContext } from '@helpgen/runtime';

const most = 6;

/** A page that was looked at. */
export interface SeenPage {
  readonly href: string;
  readonly title: string;
}

/** The pages that were looked at in this browser, kept under `key`, the last one first. */
export function readPages(key: string): readonly SeenPage[] {
  const kept = readJson(key);
  return Array.isArray(kept) ? kept.filter(isSeen).slice(0, most) : [];
}

/** Puts `page` in front of those that are kept; a blocked storage keeps none. */
export function addPage(key: string, { href, title }: SeenPage): void {
  const others = readPages(key).filter((seen) => seen.href !== href);
  writeItem(key, JSON.stringify([{ href, title }, ...others].slice(0, most)));
}

/** Where the browser's storage keeps them. */
export const pagesKey = 'helpgen.pages';

function isSeen(value: unknown): value is SeenPage {
  return typeof value === 'object' && value !== null && 'href' in value && typeof value.href === 'string' &&
    'title' in value && typeof value.title === 'string';
}

/** Remembers the page that is shown, and those that follow it. */
export function startMemory(contextNow: () => BehaviourContext): void {
  const note = (): void => {
    const { page, storageKey } = contextNow();
    if (page.kind !== 'search' && page.kind !== 'not-found') addPage(storageKey(pagesKey), page);
  };
  document.addEventListener('hg:moved', note);
  note();
}
