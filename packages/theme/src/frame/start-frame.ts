import type { BehaviourContext } from '@helpgen/runtime';
import { adoptStyles } from '@helpgen/runtime/styles';
import frameStyles from '../../css/late/frame.css' with { type: 'text' };
import { startMenus } from './menus.ts';
import { startMemory } from '../palette/recent-pages.ts';
import { startScrolling } from './scrolling.ts';
import { trackHeadings } from './track-headings.ts';
import { isLoneKey, keysKey, versionKey, writeItem } from '@helpgen/runtime/behaviours';

export { openDrawer } from './drawer.ts';

/** Brings the frame of the page to life; `early` is the click or the key that this was loaded for, `contextNow` tells of the page that is shown. */
export function startFrame(early: Event | null, contextNow: () => BehaviourContext): void {
  adoptStyles(frameStyles);
  const clicks = [startMenus(), startChoices(contextNow)];
  const click = (target: EventTarget | null): boolean => target instanceof Element && clicks.some((act) => act(target));
  document.addEventListener('click', (event) => {
    if (click(event.target)) event.preventDefault();
  });
  startScrolling();
  startTracking();
  startMarks(contextNow);
  startKeys(contextNow, early instanceof KeyboardEvent ? early : null);
  startMemory(contextNow);
  if (early?.type === 'click') click(early.target);
}

/**
 * Keeps what readers choose in the frame (a version, an announcement put away), and lets the skip link move the focus alone.
 * The result acts on a click and says whether that was all.
 */
function startChoices(contextNow: () => BehaviourContext): (target: Element) => boolean {
  document.addEventListener('keydown', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[role=button]') : null;
    if (event.key !== ' ' || link === null || event.defaultPrevented) return;
    event.preventDefault();
    link.click();
  });
  // A blocked storage is told on the console when the page is loaded; the choice lasts as long as the page.
  const keep = (name: string, value: string): boolean => writeItem(contextNow().storageKey(name), value);
  return (target) => {
    const version = target.closest<HTMLElement>('[data-hg-version]')?.dataset['hgVersion'];
    if (version !== undefined) keep(versionKey, version);
    const announcement = target.closest<HTMLElement>('[data-hg-dismiss]')?.dataset['hgDismiss'];
    if (announcement !== undefined) {
      keep('helpgen.announcement', announcement);
      document.documentElement.dataset['hgDismissed'] = '';
      document.querySelector<HTMLElement>('[data-hg-start]')?.focus();
    }
    return target.closest('.hg-skip') !== null && skip();
  };
}

/** As the link does, but without an entry in the history. */
function skip(): boolean {
  const main = document.querySelector<HTMLElement>('main');
  main?.focus();
  main?.scrollIntoView();
  return main !== null;
}

/** Has the contents beside the article follow what is read, on the page of the document and on those after it. */
function startTracking(): void {
  let end: (() => void) | undefined;
  const track = (): void => {
    end?.();
    const contents = document.querySelector<HTMLElement>('.hg-toc');
    const covers = document.querySelector('.hg-header[data-hg-hides]') === null;
    end = contents === null ? undefined : trackHeadings(contents, covers);
  };
  document.addEventListener('hg:moved', track);
  track();
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

/** The keys of the search, `names` as `aria-keyshortcuts` has them. */
function createShortcut(search: BehaviourContext['frame']['options']['search']) {
  if (search?.shortcut !== true) return { names: '/', isPressed: (): boolean => false };
  const parts = search.shortcutKeymap.toLowerCase().split('+');
  const key = parts.pop();
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  const wants = (name: string): boolean => parts.includes(name) || (parts.includes('mod') && name === (isMac ? 'meta' : 'ctrl'));
  const held = parts.map((part) => ({ mod: isMac ? 'Meta' : 'Control', ctrl: 'Control' })[part] ?? part);
  return {
    names: `/ ${[...held, key].join('+')}`,
    isPressed: (event: KeyboardEvent): boolean =>
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
