import { useEffect, useState } from 'react';

/** Id of the drawer's element; what opens it is a link to it. */
export const drawerId = 'hg-drawer';

/** The navigation of narrow screens: a dialog that lies over the page while it is open. */
export interface DrawerState {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
}

/** A drawer that closes on Escape, when the screen gets wide, and when the page at `href` becomes another. */
export function useDrawer(href: string): DrawerState {
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === href;
  useEffect(() => {
    if (!isOpen) return undefined;
    const panel = document.getElementById(drawerId);
    const opener = document.querySelector<HTMLElement>(`[href='#${drawerId}']`);
    const close = (): void => setOpenOn(null);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const wide = matchMedia('(min-width: 997px)');
    document.documentElement.dataset['hgDrawer'] = '';
    document.addEventListener('keydown', onKey);
    wide.addEventListener('change', close);
    panel?.querySelector('button')?.focus();
    return () => {
      delete document.documentElement.dataset['hgDrawer'];
      document.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', close);
      if (document.activeElement === document.body || panel?.contains(document.activeElement) === true) opener?.focus();
    };
  }, [isOpen]);
  return { isOpen, open: () => setOpenOn(href), close: () => setOpenOn(null) };
}
