import type { FrameLink, FrameNavItem } from '@helpgen/runtime';
import { isSameHref, Link, useFrame, usePage, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { Dropdown } from './Dropdown.tsx';
import type { DropdownEntry } from './Dropdown.tsx';
import { SearchForm } from './SearchForm.tsx';

interface Props {
  readonly item: FrameNavItem;
  /** Whether it stands in the drawer, as a list that is folded out. */
  readonly isInDrawer?: boolean;
}

/** One item of the navbar. */
export function NavItem({ item, isInDrawer = false }: Props): ReactNode {
  const { searchHref } = useFrame();
  switch (item.type) {
    case 'link':
      return <NavLink item={item} />;
    case 'dropdown':
      return <LinksDropdown item={item} />;
    case 'versions':
    case 'locales':
      return <PageMenu item={item} />;
    case 'search':
      return searchHref === null || isInDrawer ? null : <SearchForm href={searchHref} />;
    case 'html':
      return <div className={item.className} dangerouslySetInnerHTML={{ __html: item.value }} />;
  }
}

type ItemOf<Type> = Extract<FrameNavItem, { readonly type: Type }>;

function NavLink({ item }: { readonly item: ItemOf<'link'> }): ReactNode {
  const page = usePage();
  const isHere = isSameHref(item.href, page.href);
  const isActive =
    isHere ||
    (item.sidebar !== undefined && item.sidebar === page.sidebar?.id) ||
    (item.activeBasePath !== undefined && isBelow(page.href, item.activeBasePath));
  const className = ['hg-nav-link', isActive ? 'hg-active' : '', item.className ?? ''].filter(Boolean).join(' ');
  return (
    <Link className={className} href={item.href} aria-current={isHere ? 'page' : isActive ? 'true' : undefined}>
      {item.label}
    </Link>
  );
}

function LinksDropdown({ item }: { readonly item: ItemOf<'dropdown'> }): ReactNode {
  const own: readonly FrameLink[] = item.href === undefined ? [] : [{ label: item.label, href: item.href }];
  return <Dropdown label={item.label} className={item.className} entries={[...own, ...item.items]} />;
}

/** The same page in other versions or languages; its query and hash are kept. */
function PageMenu({ item }: { readonly item: ItemOf<'versions'> | ItemOf<'locales'> }): ReactNode {
  const { versions, locales } = usePage();
  const text = useStrings();
  const shown: readonly DropdownEntry[] =
    item.type === 'locales' ? locales : versions.filter((version) => item.names === undefined || item.names.includes(version.name));
  const title = text(`nav.${item.type}`);
  const current = shown.find((entry) => entry.isCurrent) ?? shown[0];
  const entries = [...item.itemsBefore, ...shown.map((entry) => ({ ...entry, keepsQuery: true })), ...item.itemsAfter];
  return <Dropdown label={current?.label ?? title} title={title} className={item.className} entries={entries} />;
}

function isBelow(href: string, base: string): boolean {
  return href === base || href.startsWith(base.endsWith('/') ? base : `${base}/`);
}
