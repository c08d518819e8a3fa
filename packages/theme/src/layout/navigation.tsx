import { Link, Region, tocMark, useColorMode, useFrame, useNavigation, usePage, useStrings } from '@helpgen/runtime';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon, IconButton, Logo } from '../drawings.tsx';
import { NavItems } from './NavItems.tsx';
import { SearchForm } from './SearchForm.tsx';

/** Id of the column with the sidebar, to which the menu button leads without script. */
export const columnId = 'hg-sidebar';

/** The search may have put its panel there before React takes the page over, which would throw away a header with more in it. */
const nothingOfOurs = { __html: '' };

/** The bar at the top. */
export function Header({ isDrawerOpen, openDrawer }: { readonly isDrawerOpen: boolean; readonly openDrawer: () => void }): ReactNode {
  const text = useStrings();
  const { title, navbar, homeHref, searchHref, options } = useFrame();
  const { sidebar } = usePage();
  const { items, logo } = navbar;
  const placesSearch = items.some(({ type }) => type === 'search');
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    openDrawer();
  };
  // With neither name nor logo the way home would be a link that nobody sees.
  const name = navbar.title === '' && logo === null ? title : navbar.title;
  return (
    <header
      className={navbar.style === 'default' ? 'hg-header' : `hg-header hg-header-${navbar.style}`}
      data-hg-style={navbar.style === 'default' ? undefined : navbar.style}
      data-hg-hides={navbar.hideOnScroll || undefined}
    >
      {sidebar === null && items.every(({ type }) => type === 'search') ? null : (
        <a
          className="hg-icon-button hg-menu-button"
          href={sidebar === null ? '#' : `#${columnId}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- without script it is a link to the sidebar
          role="button"
          aria-haspopup="dialog"
          aria-expanded={isDrawerOpen}
          aria-label={text('nav.open')}
          data-hg-hold=""
          onClick={open}
        >
          <Icon name="menu" />
        </a>
      )}
      <Link className="hg-brand" href={logo?.href ?? homeHref} aria-label={name === '' ? title : undefined}>
        {logo === null ? null : <Logo logo={logo} />}
        {name === '' ? null : <span>{name}</span>}
      </Link>
      {items.length === 0 ? (
        // A landmark with nothing in it would be read out for nothing.
        <div className="hg-nav" />
      ) : (
        <nav className="hg-nav" aria-label={text('nav.main')}>
          <NavItems side="left" />
          <span className="hg-nav-space" />
          <NavItems side="right" />
        </nav>
      )}
      {options.colorMode.disableSwitch ? null : <ColorModeButton />}
      {searchHref === null || placesSearch ? null : <SearchForm href={searchHref} />}
      {searchHref === null ? null : <div className="hg-panel-place" suppressHydrationWarning dangerouslySetInnerHTML={nothingOfOurs} />}
    </header>
  );
}

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

/** Switches the colour mode, which only the browser knows: the style sheet draws it, and what is chosen before the page is drawn waits for it. */
function ColorModeButton(): ReactNode {
  const text = useStrings();
  const { announce } = useNavigation();
  const { choice, cycle } = useColorMode();
  const label = text('color.label', { mode: choice === null ? '…' : text(`color.${choice}`) });
  return (
    <IconButton
      icon="mode"
      className="hg-color-button"
      aria-label={label}
      title={choice === null ? undefined : label}
      data-hg-hold="color"
      onClick={() => announce(text('color.chosen', { mode: text(`color.${cycle()}`) }))}
    />
  );
}

/** The sidebar of the section; nothing on a page without one. */
export function Sidebar(): ReactNode {
  const { sidebar } = usePage();
  if (sidebar === null) return null;
  return (
    <aside className="hg-sidebar">
      <Region name="sidebar" />
    </aside>
  );
}

/** The headings of the page in a column beside it; where there is no room for one, the article has them in a field. */
export function TableOfContents(): ReactNode {
  const text = useStrings();
  const { toc } = usePage();
  if (toc === '') return null;
  return (
    <nav className="hg-toc" aria-label={text('toc.title')}>
      <p aria-hidden="true">{text('toc.title')}</p>
      <div {...tocMark} dangerouslySetInnerHTML={{ __html: toc }} />
    </nav>
  );
}
