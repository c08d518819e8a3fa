import { useFrame, usePage, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { NavItem } from './NavItem.tsx';
import { Sidebar } from './Sidebar.tsx';
import { drawerId } from './use-drawer.ts';
import type { DrawerState } from './use-drawer.ts';

/**
 * The column with the sidebar; on narrow screens a drawer with the navbar's items too. Without script it is the
 * target of the menu link, which shows it.
 */
export function Drawer({ drawer }: { readonly drawer: DrawerState }): ReactNode {
  const text = useStrings();
  const { navbar } = useFrame();
  const { sidebar } = usePage();
  const dialog = drawer.isOpen ? { role: 'dialog', 'aria-modal': true, 'aria-label': text('nav.main') } : {};
  return (
    <>
      {drawer.isOpen ? <div className="hg-backdrop" onClick={drawer.close} aria-hidden="true" /> : null}
      <div id={drawerId} className={sidebar === null ? 'hg-drawer hg-drawer-only' : 'hg-drawer'} {...dialog}>
        <div className="hg-drawer-head">
          <span>{navbar.title}</span>
          <button type="button" className="hg-icon-button" aria-label={text('nav.close')} onClick={drawer.close}>
            <Icon name="close" />
          </button>
        </div>
        <nav className="hg-drawer-nav" aria-label={text('nav.main')}>
          {navbar.items.map((item, index) => (
            <NavItem key={index} item={item} isInDrawer />
          ))}
        </nav>
        <Sidebar />
      </div>
    </>
  );
}
