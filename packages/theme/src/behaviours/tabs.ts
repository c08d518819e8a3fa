import { readItem, writeItem } from '@helpgen/runtime/behaviours';
import type { BehaviourContext } from '@helpgen/runtime';
import { onTarget } from './on-target.ts';

/**
 * Lets tabs be chosen: by click, keys, address, and together with the others of their group. Arrows only move the
 * focus, because choosing changes the address and what is kept.
 */
export function attach(elements: readonly HTMLElement[], context: BehaviourContext, signal: AbortSignal): void {
  const keyOf = (group: string): string => context.storageKey(`helpgen.tab.${group}`);
  for (const tabs of elements) {
    const { group, query } = tabs.dataset;
    const remembered = group === undefined ? null : readItem(keyOf(group));
    const asked = query === undefined ? null : new URLSearchParams(location.search).get(query);
    for (const panel of panelsOf(tabs)) hide(panel, !panel.classList.contains('hg-selected'));
    choose(tabs, remembered);
    choose(tabs, asked);
    const take = (button: HTMLElement): void => {
      const value = button.dataset['value'] ?? '';
      const top = button.getBoundingClientRect().top;
      choose(tabs, value);
      if (query !== undefined) {
        const url = new URL(location.href);
        url.searchParams.set(query, value);
        history.replaceState(history.state, '', url);
      }
      if (group !== undefined) {
        for (const other of elements) if (other.dataset['group'] === group) choose(other, value);
        writeItem(keyOf(group), value);
      }
      // Panels above may have changed their height: what was clicked stays where it was.
      window.scrollBy(0, button.getBoundingClientRect().top - top);
    };
    tabs.addEventListener('click', (event) => {
      const button = findTab(tabs, event.target);
      if (button !== null) take(button);
    }, { signal });
    tabs.addEventListener('keydown', (event) => {
      const button = findTab(tabs, event.target);
      const next = button === null ? undefined : neighbour(tabs, button, event.key);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    }, { signal });
    // Found by the browser's own search.
    tabs.addEventListener('beforematch', (event) => event.target instanceof HTMLElement && openAround([tabs], event.target), { signal });
  }
  window.addEventListener('storage', (event) => {
    for (const tabs of elements) {
      const { group } = tabs.dataset;
      if (group !== undefined && event.key === keyOf(group)) choose(tabs, event.newValue);
    }
  }, { signal });
  onTarget((target) => openAround(elements, target), signal);
}

/** Shows the panel of `value`; a value that none has is ignored. */
function choose(tabs: HTMLElement, value: string | null): void {
  const buttons = tabsOf(tabs);
  if (value === null || !buttons.some((button) => button.dataset['value'] === value)) return;
  for (const button of buttons) {
    const isSelected = button.dataset['value'] === value;
    button.setAttribute('aria-selected', String(isSelected));
    button.tabIndex = isSelected ? 0 : -1;
  }
  for (const panel of panelsOf(tabs)) {
    const isSelected = panel.dataset['value'] === value;
    panel.classList.toggle('hg-selected', isSelected);
    hide(panel, !isSelected);
  }
}

/** Where the browser can, its search goes on finding what is hidden. */
function hide(panel: HTMLElement, isHidden: boolean): void {
  if (!isHidden) panel.removeAttribute('hidden');
  else panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
}

/** Tabs may stand inside tabs, so only children count. */
function panelsOf(tabs: HTMLElement): readonly HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .hg-tab-panel')];
}

function tabsOf(tabs: HTMLElement): readonly HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(':scope > .hg-tab-list > [role=tab]')];
}

function findTab(tabs: HTMLElement, target: EventTarget | null): HTMLElement | null {
  return tabsOf(tabs).find((button) => target instanceof Node && button.contains(target)) ?? null;
}

function neighbour(tabs: HTMLElement, button: HTMLElement, key: string): HTMLElement | undefined {
  const buttons = tabsOf(tabs);
  const at = buttons.indexOf(button);
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const step = isRightToLeft ? -1 : 1;
  const targets: { readonly [key: string]: number } = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: buttons.length - 1 };
  const target = targets[key];
  return target === undefined ? undefined : buttons[(target + buttons.length) % buttons.length];
}

/** Shows the panels around `target`; whether any was hidden. */
function openAround(elements: readonly HTMLElement[], target: Element): boolean {
  const hidden = elements.flatMap(panelsOf).filter((panel) => panel.contains(target) && !panel.classList.contains('hg-selected'));
  for (const panel of hidden) choose(panel.parentElement as HTMLElement, panel.dataset['value'] ?? null);
  return hidden.length > 0;
}
