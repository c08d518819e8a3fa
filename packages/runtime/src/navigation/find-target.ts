import { decodeSafely } from '@helpgen/model/browser';

/** The element that `hash` names. With a router that keeps the page's address behind the first mark, the anchor stands behind the last. */
export function findTarget(hash: string): HTMLElement | null {
  const id = hash.split('#').at(-1) ?? '';
  return document.getElementById(decodeSafely(id)) ?? document.getElementById(id);
}

/** Opens what folds away `target`, of which the browser opens some by itself; whether anything was closed. */
export function openAround(target: Element): boolean {
  let isOpened = false;
  for (let outer = target.closest('details'); outer !== null; outer = outer.parentElement?.closest('details') ?? null) {
    isOpened ||= !outer.open;
    outer.open = true;
  }
  return isOpened;
}
