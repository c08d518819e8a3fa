import type { createTypeAhead } from '../type-ahead.ts';

/**
 * Moves the focus in the list of links inside `nav` by the keys of a tree: up, down, Home and End; right opens a category
 * or goes into it, left closes it or goes out of it; `*` opens all beside it; letters lead to the next entry that begins
 * with them. Everything stays in the order of Tab as well. False: the key means something else.
 */
export function moveByKey(event: KeyboardEvent, nav: HTMLElement, typeAhead: ReturnType<typeof createTypeAhead>): boolean {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const item = target.closest('li');
  const label = item === null ? undefined : labelOf(item);
  if (item === null || label === undefined || !nav.contains(item)) return false;
  const labels = [...nav.querySelectorAll('li')].flatMap((one) => labelOf(one) ?? []).filter((one) => one.closest('[inert]') === null);
  const at = labels.indexOf(label);
  switch (key) {
    case 'ArrowDown':
      return focus(labels[at + 1]);
    case 'ArrowUp':
      return focus(labels[at - 1] ?? nav.querySelector('input'));
    case 'Home':
      return focus(labels[0]);
    case 'End':
      return focus(labels.at(-1));
    case 'ArrowRight':
    case 'ArrowLeft':
      return turn(item, (key === 'ArrowRight') === (getComputedStyle(nav).direction !== 'rtl'));
    case '*':
      for (const sibling of item.parentElement?.children ?? []) if (isFolded(sibling)) togglerOf(sibling)?.click();
      return true;
    default:
      return key.length === 1 && key !== ' ' && focus(typeAhead(key, labels, at));
  }
}

/** Further in or out of the category `item`. */
function turn(item: Element, isInward: boolean): boolean {
  const toggler = togglerOf(item);
  const isOpen = toggler?.getAttribute('aria-expanded') === 'true';
  if (toggler !== undefined && isOpen !== isInward) toggler.click();
  else if (isInward) focus(labelOf(item.querySelector('li') ?? item));
  else focus(labelOf(item.parentElement?.closest('li') ?? item));
  return true;
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element !== null && element !== undefined;
}

function isFolded(item: Element): boolean {
  return togglerOf(item)?.getAttribute('aria-expanded') === 'false';
}

/** What folds the category `item`: its caret, or its label when that has no page. */
function togglerOf(item: Element): HTMLElement | undefined {
  return item.querySelector<HTMLElement>(':scope > [aria-expanded]') ?? undefined;
}

function labelOf(item: Element): HTMLElement | undefined {
  return item.querySelector<HTMLElement>(':scope > a, :scope > button:not(.hg-caret)') ?? undefined;
}
