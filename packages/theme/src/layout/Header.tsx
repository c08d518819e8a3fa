import { Link, useFrame, usePage, useStrings } from '@helpgen/runtime';
import type { MouseEvent, ReactNode } from 'react';
import { Icon, Logo } from '../drawings.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { NavItems } from './NavItems.tsx';
import { SearchForm } from './SearchForm.tsx';
import { columnId } from './side-columns.tsx';

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
