import { isLoneKey, keysKey } from '@helpgen/runtime/behaviours';
import type { BehaviourContext } from '@helpgen/runtime';

/**
 * Lets `/` and the keys of the config lead to the search box, and `?` show all keys. `early` was pressed before this was loaded.
 */
export function startKeys(contextNow: () => BehaviourContext, early: KeyboardEvent | null): void {
  const search = createShortcut(contextNow().frame.options.search);
  findField()?.setAttribute('aria-keyshortcuts', search.names);
  const press = (event: KeyboardEvent): void => {
    const isLone = isLoneKey(event, contextNow().storageKey(keysKey));
    if (search.isPressed(event) || (isLone && isSign(event, '/', '.'))) focusSearch(event);
    else if (isLone && isSign(event, '?', ',')) {
      event.preventDefault();
      import('../palette/open-keys.ts').then(({ openKeys }) => openKeys(contextNow()), console.warn);
    }
  };
  document.addEventListener('keydown', press);
  if (early !== null) press(early);
}

/** Whether `sign` was pressed, or `russian` where a Russian keyboard has it: on the key of the slash. */
function isSign({ key, code }: KeyboardEvent, sign: string, russian: string): boolean {
  return key === sign || (code === 'Slash' && key === russian);
}

interface Shortcut {
  /** As `aria-keyshortcuts` has them. */
  readonly names: string;
  isPressed(event: KeyboardEvent): boolean;
}

function createShortcut(search: BehaviourContext['frame']['options']['search']): Shortcut {
  if (search?.shortcut !== true) return { names: '/', isPressed: () => false };
  const parts = search.shortcutKeymap.toLowerCase().split('+');
  const key = parts.pop();
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  const wants = (name: string): boolean => parts.includes(name) || (parts.includes('mod') && name === (isMac ? 'meta' : 'ctrl'));
  const held = parts.map((part) => ({ mod: isMac ? 'Meta' : 'Control', ctrl: 'Control' })[part] ?? part);
  return {
    names: `/ ${[...held, key].join('+')}`,
    isPressed: (event) =>
      (event.key.toLowerCase() === key || event.code.toLowerCase() === `key${key}`) &&
      event.ctrlKey === wants('ctrl') &&
      event.metaKey === wants('meta') &&
      event.altKey === wants('alt') &&
      event.shiftKey === wants('shift'),
  };
}

function focusSearch(event: Event): void {
  const field = findField();
  if (field === null) return;
  event.preventDefault();
  // Where there is no room for the field, the button beside it brings it.
  if (getComputedStyle(field).display === 'none') return field.form?.requestSubmit();
  field.focus();
  field.select();
}

function findField(): HTMLInputElement | null {
  return document.querySelector('form.hg-search input');
}
