import type { PageLocation } from './browser-location.ts';

/** A location that lives in memory: for a page inside another application, whose address bar and history are not ours. */
export interface MemoryLocation extends PageLocation {
  /** Goes `steps` entries forward, or back when negative; stays when there is none. */
  go(steps: number): void;
}

/** A {@link MemoryLocation} that begins at the absolute address `href`; documents are loaded by `assign`. */
export function createMemoryLocation(href: string, basePath: string, assign: (href: string) => void): MemoryLocation {
  const entries = [new URL(href)];
  let heed: ((isNew: boolean) => void) | undefined;
  let index = 0;
  const here = (): URL => entries[index] ?? new URL(href);
  return {
    root: new URL(basePath, href),
    current: here,
    key: () => index.toString(36).padStart(6, '0'),
    resolve: (target) => new URL(target, here()),
    push(target) {
      entries.splice(index + 1, Infinity, new URL(target, here()));
      index += 1;
    },
    leave: assign,
    reload: assign,
    listen: (listener) => void (heed = listener),
    go(steps) {
      if (entries[index + steps] === undefined) return;
      index += steps;
      heed?.(false);
    },
  };
}
