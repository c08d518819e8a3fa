import type { BehaviourContext } from '@helpgen/runtime';

/** Loads what marks words where the address asks for it, and lets the keys of the config lead to the search box. */
export function startSearch(contextNow: () => BehaviourContext): void {
  startMarks(contextNow);
  startShortcut(contextNow);
}

function startMarks(contextNow: () => BehaviourContext): void {
  let isStarted = false;
  const look = (): void => {
    if (isStarted || !location.href.includes('_highlight=')) return;
    isStarted = true;
    import('../search/search-life.ts').then(
      ({ highlightMatches }) => highlightMatches(contextNow),
      () => (isStarted = false),
    );
  };
  document.addEventListener('hg:moved', look);
  look();
}

function startShortcut(contextNow: () => BehaviourContext): void {
  const search = contextNow().frame.options.search;
  if (search?.shortcut !== true) return;
  const parts = search.shortcutKeymap.toLowerCase().split('+');
  const key = parts.pop();
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  const wants = (name: string): boolean => parts.includes(name) || (parts.includes('mod') && name === (isMac ? 'meta' : 'ctrl'));
  findField()?.setAttribute(
    'aria-keyshortcuts',
    [...parts.map((part) => ({ mod: isMac ? 'Meta' : 'Control', ctrl: 'Control' })[part] ?? part), key].join('+'),
  );
  document.addEventListener('keydown', (event) => {
    const isKey = event.key.toLowerCase() === key || event.code.toLowerCase() === `key${key}`;
    if (
      !isKey ||
      event.ctrlKey !== wants('ctrl') ||
      event.metaKey !== wants('meta') ||
      event.altKey !== wants('alt') ||
      event.shiftKey !== wants('shift')
    )
      return;
    event.preventDefault();
    const field = findField();
    // Where there is no room for the field, the button beside it brings it.
    if (field !== null && getComputedStyle(field).display === 'none') return field.form?.requestSubmit();
    field?.focus();
    field?.select();
  });
}

function findField(): HTMLInputElement | null {
  return document.querySelector('form.hg-search input');
}
