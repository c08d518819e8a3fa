import { createTypeAhead } from '../type-ahead.ts';

/** How long the pointer rests on a button before its menu opens, and how long it is gone before it closes, in milliseconds. */
const delays = { open: 120, close: 300 };

/**
 * Opens and closes the menus of the frame: by click, by resting the pointer on a button of the header, and by keys. A
 * button's `aria-expanded` says what is seen, and the style sheet shows what it says. The result acts on a click on its target.
 */
export function startMenus(): (target: Element) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: Element | null = null;
  const typeAhead = createTypeAhead();
  /** Opened by a click or a key: the pointer does not close it. */
  let isPinned = false;

  function close(): void {
    set(opened(), false);
    isPinned = false;
  }

  function click(target: Element): void {
    const button = target.closest<HTMLElement>('.hg-dropdown > [aria-expanded]');
    if (button !== null) {
      // A menu that the pointer has just opened stays.
      const isOpen = button.getAttribute('aria-expanded') === 'true' && (isPinned || !isInHeader(button));
      clearTimeout(timer);
      set(button, !isOpen);
      isPinned = !isOpen;
    } else if (target.closest('.hg-dropdown a') !== null) {
      close();
    }
  }

  function follow(menu: Element | null): void {
    if (menu === pointed) return;
    pointed = menu;
    clearTimeout(timer);
    if (menu !== null && opened()?.parentElement !== menu) {
      timer = setTimeout(() => {
        set(buttonOf(menu), true);
        isPinned = false;
      }, delays.open);
    } else if (menu === null && !isPinned) {
      timer = setTimeout(close, delays.close);
    }
  }

  function leave(event: Event): void {
    const button = opened();
    if (button !== null && event.target instanceof Node && button.parentElement?.contains(event.target) === false) close();
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      const button = opened();
      if (button?.parentElement?.contains(document.activeElement) === true) button.focus();
      clearTimeout(timer);
      return close();
    }
    const menu = event.target instanceof Element ? event.target.closest('.hg-dropdown') : null;
    if (menu === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const links = [...menu.querySelectorAll<HTMLAnchorElement>('li a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const next = targetOf(event.key, at, links, typeAhead);
    if (next === undefined) return;
    event.preventDefault();
    set(buttonOf(menu), true);
    isPinned = true;
    next.focus();
  }

  document.addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'mouse') follow(target instanceof Element ? target.closest('.hg-header .hg-dropdown') : null);
  });
  document.addEventListener('pointerdown', leave);
  document.addEventListener('focusin', leave);
  document.addEventListener('keydown', press);
  document.documentElement.addEventListener('pointerleave', () => follow(null));
  follow(document.querySelector('.hg-header .hg-dropdown:hover'));
  return click;
}

/** Which link of a menu a key leads to from the one at `at`: arrows, the ends, and letters that it begins with. */
function targetOf(key: string, at: number, links: readonly HTMLElement[], typeAhead: ReturnType<typeof createTypeAhead>): HTMLElement | undefined {
  if (key === 'ArrowDown') return links[(at + 1) % links.length];
  if (key === 'ArrowUp') return links.at(Math.max(at, 0) - 1);
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  return at < 0 || key.length !== 1 || key === ' ' ? undefined : typeAhead(key, links, at);
}

/** Opens or closes the menu of `button`; in the header one is open at a time. */
function set(button: HTMLElement | null, isOpen: boolean): void {
  if (button === null) return;
  const menu = button.parentElement as Element;
  if (isOpen && isInHeader(menu)) {
    const other = opened();
    if (other !== button) set(other, false);
  }
  if (isOpen) {
    // The same page in another version or language is shown at the place that the reader is at now. The hash router has the
    // address of the page behind the `#`.
    const { search, hash } = location.hash.startsWith('#/') ? new URL(location.hash.slice(1), 'http://page') : location;
    for (const link of menu.querySelectorAll<HTMLAnchorElement>('[data-hg-keeps-query]')) Object.assign(link, { search, hash });
  }
  button.setAttribute('aria-expanded', String(isOpen));
}

/** The button of the menu that is open in the header. */
function opened(): HTMLElement | null {
  return document.querySelector('.hg-header .hg-dropdown > [aria-expanded=true]');
}

function buttonOf(menu: Element): HTMLElement | null {
  return menu.querySelector('[aria-expanded]');
}

function isInHeader(element: Element): boolean {
  return element.closest('.hg-header') !== null;
}
