import { Link, useFrame, useStrings } from '@helpgen/runtime';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { ColorModeButton } from './ColorModeButton.tsx';
import { Logo } from './Logo.tsx';
import { NavItem } from './NavItem.tsx';
import { SearchForm } from './SearchForm.tsx';
import { drawerId } from './use-drawer.ts';
import type { DrawerState } from './use-drawer.ts';

/** The bar at the top. */
export function Header({ drawer }: { readonly drawer: DrawerState }): ReactNode {
  const text = useStrings();
  const { navbar, homeHref, searchHref, options } = useFrame();
  const left = navbar.items.filter((item) => item.position === 'left');
  const right = navbar.items.filter((item) => item.position === 'right');
  const placesSearch = navbar.items.some((item) => item.type === 'search');
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    drawer.open();
  };
  return (
    <header className="hg-header" data-hg-style={navbar.style} inert={drawer.isOpen}>
      <a
        className="hg-icon-button hg-menu-button"
        href={`#${drawerId}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- without script it is a link that shows the drawer
        role="button"
        aria-label={text('nav.open')}
        aria-expanded={drawer.isOpen}
        onClick={open}
      >
        <Icon name="menu" />
      </a>
      <Link className="hg-brand" href={navbar.logo?.href ?? homeHref}>
        {navbar.logo === null ? null : <Logo logo={navbar.logo} />}
        <span>{navbar.title}</span>
      </Link>
      <nav className="hg-nav" aria-label={text('nav.main')}>
        {left.map((item, index) => (
          <NavItem key={index} item={item} />
        ))}
        <span className="hg-nav-space" />
        {right.map((item, index) => (
          <NavItem key={index} item={item} />
        ))}
      </nav>
      {options.colorMode.disableSwitch ? null : <ColorModeButton />}
      {searchHref === null || placesSearch ? null : <SearchForm href={searchHref} />}
    </header>
  );
}
