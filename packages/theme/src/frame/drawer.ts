import { adoptStyles } from '@helpgen/runtime/styles';
import { isPlain } from '../is-plain.ts';
import { showEntry, wide } from './show-entry.ts';
import drawerStyles from '../../css/late/drawer.css' with { type: 'text' };

/**
 * Shows `dialog` over the page as an entry of the history, so that the browser's Back closes it and goes nowhere. It
 * closes on Escape, on a click beside it, when the screen gets wide, and before a link in it is followed by `navigate`.
 * `closed` is called afterwards. The result shuts it at once.
 */
export function openDrawer(dialog: HTMLDialogElement, closed: () => void, navigate: (href: string) => void): () => void {
  const root = document.documentElement;
  const ending = new AbortController();
  const { signal } = ending;
  let next: string | undefined;

  function shut(): void {
    if (signal.aborted) return;
    ending.abort();
    delete root.dataset['hgDrawer'];
    // Gives the focus back to where it was.
    dialog.close();
  }

  function click(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target === dialog || target.closest('[data-hg-close]') !== null) return leave();
    if (target.closest('.hg-drawer-turn') !== null) {
      const focus = (): void => dialog.querySelector<HTMLElement>('.hg-scroller:not([hidden]) .hg-drawer-turn')?.focus();
      return void requestAnimationFrame(focus);
    }
    const link = target.closest<HTMLAnchorElement>('a[href]');
    // Folding a category prevents what its link would do.
    if (link === null || event.defaultPrevented || !isPlain(event)) return;
    if (link.target === '' && link.origin === location.origin) {
      event.preventDefault();
      next = link.href;
    }
    leave();
  }

  adoptStyles(drawerStyles);
  dialog.showModal();
  // Drawn before it was open, nothing could be scrolled.
  const scroller = dialog.querySelector('.hg-scroller');
  if (scroller !== null) showEntry(scroller);
  dialog.querySelector<HTMLElement>('[data-hg-close]')?.focus();
  root.dataset['hgDrawer'] = '';
  history.pushState({ ...history.state }, '');
  addEventListener('popstate', () => {
    shut();
    closed();
    if (next !== undefined) navigate(next);
  }, { signal });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  }, { signal });
  // The browser may close it without asking.
  dialog.addEventListener('close', leave, { signal });
  // After React, before the links of the page are followed.
  document.body.addEventListener('click', click, { signal });
  matchMedia(wide).addEventListener('change', leave, { signal });
  return shut;
}

/** Takes the entry out of the history; what follows is done on arrival. */
function leave(): void {
  history.back();
}
