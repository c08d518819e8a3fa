import { useFrame, useNavigation, usePage, useStrings } from '@helpgen/runtime';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { findActiveItem } from './active-item.ts';
import { ColorModeButton } from './ColorModeButton.tsx';
import { Logo } from './Logo.tsx';
import { NavItem } from './NavItem.tsx';
import { columnId } from './Sidebar.tsx';

/**
 * The navigation of narrow screens, a modal dialog with two panels: its children, the sidebar, which are shown first,
 * and behind them the items of the navbar. It is drawn only while it is open.
 */
export function Drawer({ close, children }: { readonly close: () => void; readonly children: ReactNode }): ReactNode {
  const text = useStrings();
  const { navbar, homeHref } = useFrame();
  const page = usePage();
  const { sidebar } = page;
  const { navigate } = useNavigation();
  const element = useRef<HTMLDialogElement>(null);
  const [isMenu, setMenu] = useState(sidebar === null);
  useEffect(() => {
    const dialog = element.current;
    let shut = (): void => undefined;
    if (dialog === null) return undefined;
    import('../frame/start-frame.ts').then(
      ({ openDrawer }) => {
        if (dialog.isConnected) shut = openDrawer(dialog, close, navigate);
      },
      () => location.assign(`#${columnId}`),
    );
    return () => shut();
  }, [close, navigate]);
  const active = findActiveItem(navbar.items, page, homeHref);
  const items = navbar.items.map((item, index) => <NavItem key={index} item={item} isActive={item === active} isInDrawer />);
  /** What turns to the other panel, where there is one. */
  const drawTurn = (label: ReactNode): ReactNode =>
    sidebar === null || items.length === 0 ? null : (
      <button type="button" className="hg-nav-link hg-drawer-turn" onClick={() => setMenu(!isMenu)}>
        {label}
      </button>
    );
  return (
    <dialog ref={element} className="hg-drawer" aria-label={text('nav.main')}>
      <div className="hg-drawer-head">
        {navbar.logo === null ? null : <Logo logo={navbar.logo} />}
        <span>{navbar.title}</span>
        <ColorModeButton />
        <button type="button" className="hg-icon-button" data-hg-close="" aria-label={text('nav.close')}>
          <Icon name="close" />
        </button>
      </div>
      <div className="hg-scroller" inert={isMenu} hidden={isMenu}>
        {drawTurn(<><Icon name="back" />{text('nav.back')}</>)}
        {children}
      </div>
      <div className="hg-scroller" inert={!isMenu} hidden={!isMenu}>
        {drawTurn(<>{text('sidebar.label')}<Icon name="chevron" /></>)}
        <nav aria-label={text('nav.main')}>{items}</nav>
      </div>
    </dialog>
  );
}
