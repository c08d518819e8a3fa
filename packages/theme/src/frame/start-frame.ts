import type { BehaviourContext } from '@helpgen/runtime';
import { adoptStyles } from '@helpgen/runtime/styles';
import { frameStyles } from './frame-styles.ts';
import { startMenus } from './menus.ts';
import { startMemory } from '../palette/recent-pages.ts';
import { startScrolling } from './scrolling.ts';
import { writeItem, isLoneKey, keysKey } from '@helpgen/runtime/behaviours';

export { openDrawer } from './drawer.ts';

/**
 * Brings the frame of the page to life; `early` is the click or the key that this was loaded for,
 * `versionKey` where the browser's storage keeps the version that a reader prefers, `contextNow` tells of the page that is shown.
 */
export function startFrame(early: Event | null, versionKey: string, contextNow: () => BehaviourContext): void {
  adoptStyles(frameStyles);
  const clicks = [startMenus(), startChoices(versionKey)];
  const click = (target: EventTarget | null): boolean => target instanceof Element && clicks.some((act) => act(target));
  document.addEventListener('click', (event) => {
    if (click(event.target)) event.preventDefault();
  });
  startScrolling();
  startMarks(contextNow);
  startKeys(contextNow, early instanceof KeyboardEvent ? early : null);
  startMemory(contextNow);
  if (early?.type === 'click') click(early.target);
}

/**
 * Keeps what readers choose in the frame (a version under `versionKey`, an announcement put away), and lets the skip
 * link move the focus alone. The result acts on a click and says whether that was all.
 */
function startChoices(versionKey: string): (target: Element) => boolean {
  document.addEventListener('keydown', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[role=button]') : null;
    if (event.key !== ' ' || link === null || event.defaultPrevented) return;
    event.preventDefault();
    link.click();
  });
  return (target) => {
    const version = target.closest<HTMLElement>('[data-hg-version]')?.dataset['hgVersion'];
    if (version !== undefined) keep(versionKey, version);
    const announcement = target.closest<HTMLElement>('[data-hg-dismiss]')?.dataset['hgDismiss'];
    if (announcement !== undefined) dismiss(announcement);
    return target.closest('.hg-skip') !== null && skip();
  };
}

function dismiss(id: string): void {
  keep('helpgen.announcement', id);
  document.documentElement.dataset['hgDismissed'] = '';
  document.querySelector<HTMLElement>('[data-hg-start]')?.focus();
}

/** As the link does, but without an entry in the history. */
function skip(): boolean {
  const main = document.querySelector<HTMLElement>('main');
  main?.focus();
  main?.scrollIntoView();
  return main !== null;
}

/** A blocked storage is told on the console when the page is loaded; the choice lasts as long as the page. */
function keep(name: string, value: string): void {
  writeItem(name + (document.documentElement.dataset['hgStorage'] ?? ''), value);
}

/**
 * Lets `/` and the keys of the config lead to the search box, and `?` show all keys. `early` was pressed before this was loaded.
 */
function startKeys(contextNow: () => BehaviourContext, early: KeyboardEvent | null): void {
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

/** Loads what marks words where the address asks for it. */
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
