import type { BehaviourContext } from '@helpgen/runtime';
import { adoptStyles } from '@helpgen/runtime/styles';
import frameStyles from '../../css/late/frame.css' with { type: 'text' };
import { startMenus } from './menus.ts';
import { recentPages } from '../recent.ts';
import { startScrolling } from './scrolling.ts';
import { trackHeadings } from './track-headings.ts';
import { isLoneKey, keysKey, versionKey, writeItem } from '@helpgen/runtime/behaviours';

export { openDrawer } from './drawer.ts';

/** Brings the frame of the page to life; `early` is the click or the key that this was loaded for, `contextNow` tells of the page that is shown. */
export function startFrame(early: Event | null, contextNow: () => BehaviourContext): void {
  adoptStyles(frameStyles);
  const turnMenus = startMenus();
  const click = (event: Event): void => {
    if (!(event.target instanceof Element)) return;
    turnMenus(event.target);
    keepChoice(event.target, contextNow());
    const main = event.target.closest('.hg-skip') === null ? null : document.querySelector<HTMLElement>('main');
    if (main === null) return;
    // As the skip link does, but without an entry in the history.
    event.preventDefault();
    main.focus();
    main.scrollIntoView();
  };
  document.addEventListener('click', click);
  startScrolling();
  let endTracking: (() => void) | undefined;
  onEachPage(() => {
    endTracking?.();
    const contents = document.querySelector<HTMLElement>('.hg-toc');
    const covers = document.querySelector('.hg-header[data-hg-hides]') === null;
    endTracking = contents === null ? undefined : trackHeadings(contents, covers);
  });
  let isMarking = false;
  onEachPage(() => {
    if (isMarking || !location.href.includes('_highlight=')) return;
    isMarking = true;
    import('../search/search-life.ts').then(
      ({ highlightMatches }) => highlightMatches(contextNow),
      () => (isMarking = false),
    );
  });
  startKeys(contextNow, early instanceof KeyboardEvent ? early : null);
  onEachPage(() => {
    const context = contextNow();
    const { kind, href, title } = context.page;
    if (kind !== 'search' && kind !== 'not-found') recentPages(context).add({ href, title });
  });
  if (early?.type === 'click') click(early);
}

/** Does `act` for the page of the document, and for those after it. */
function onEachPage(act: () => void): void {
  document.addEventListener('hg:moved', act);
  act();
}

/** Keeps what a reader chooses in the frame by a click on `target`: a version, an announcement put away. */
function keepChoice(target: Element, { storageKey }: BehaviourContext): void {
  // A blocked storage is told on the console when the page is loaded; the choice lasts as long as the page.
  const version = target.closest<HTMLElement>('[data-hg-version]')?.dataset['hgVersion'];
  if (version !== undefined) writeItem(storageKey(versionKey), version);
  const announcement = target.closest<HTMLElement>('[data-hg-dismiss]')?.dataset['hgDismiss'];
  if (announcement === undefined) return;
  writeItem(storageKey('helpgen.announcement'), announcement);
  document.documentElement.dataset['hgDismissed'] = '';
  document.querySelector<HTMLElement>('[data-hg-start]')?.focus();
}

/**
 * Lets `/` and the keys of the config lead to the search box, `?` show all keys, and Space press a link that is a button. `early` was
 * pressed before this was loaded.
 */
function startKeys(contextNow: () => BehaviourContext, early: KeyboardEvent | null): void {
  const search = createShortcut(contextNow().frame.options.search);
  findField()?.setAttribute('aria-keyshortcuts', search.names);
  const press = (event: KeyboardEvent): void => {
    const isLone = isLoneKey(event, contextNow().storageKey(keysKey));
    // A Russian keyboard has the sign elsewhere, and another one on the key of the slash.
    const isSign = (sign: string, russian: string): boolean => isLone && (event.key === sign || (event.code === 'Slash' && event.key === russian));
    if (search.isPressed(event) || isSign('/', '.')) focusSearch(event);
    else if (isSign('?', ',')) {
      event.preventDefault();
      import('../palette/open-keys.ts').then(({ openKeys }) => openKeys(contextNow()), console.warn);
    }
  };
  document.addEventListener('keydown', press);
  document.addEventListener('keydown', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[role=button]') : null;
    if (event.key !== ' ' || link === null || event.defaultPrevented) return;
    event.preventDefault();
    link.click();
  });
  if (early !== null) press(early);
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
      (['ctrl', 'meta', 'alt', 'shift'] as const).every((name) => event[`${name}Key`] === wants(name)),
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
