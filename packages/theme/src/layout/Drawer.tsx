import { useFrame, useNavigation, usePage, useStrings } from '@helpgen/runtime';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon, IconButton, Logo } from '../drawings.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { NavItems } from './NavItems.tsx';
import { columnId } from './side-columns.tsx';

/**
 * The navigation of narrow screens, a modal dialog with two panels: its children, the sidebar, which are shown first,
 * and behind them the items of the navbar. It is drawn only while it is open.
 */
export function Drawer({ close, children }: { readonly close: () => void; readonly children: ReactNode }): ReactNode {
  const text = useStrings();
  const { navbar } = useFrame();
  const { sidebar } = usePage();
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
  /** What turns to the other panel, where there is one. */
  const drawTurn = (label: ReactNode): ReactNode =>
    sidebar === null || navbar.items.length === 0 ? null : (
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
        <IconButton icon="close" data-hg-close="" aria-label={text('nav.close')} />
      </div>
      <div className="hg-scroller" inert={isMenu} hidden={isMenu}>
        {drawTurn(<><Icon name="back" />{text('nav.back')}</>)}
        {children}
      </div>
      <div className="hg-scroller" inert={!isMenu} hidden={!isMenu}>
        {drawTurn(<>{text('sidebar.label')}<Icon name="chevron" /></>)}
        <nav aria-label={text('nav.main')}>
          <NavItems />
        </nav>
      </div>
    </dialog>
  );
}
