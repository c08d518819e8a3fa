import type { FrameData, FrameLink, FrameNavItem } from '@helpgen/runtime';
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
      return <VersionsDropdown item={item} />;
    case 'locales':
      return <LocalesDropdown item={item} />;
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

function VersionsDropdown({ item }: { readonly item: ItemOf<'versions'> }): ReactNode {
  const { versions } = usePage();
  const text = useStrings();
  const shown = versions.filter((version) => item.names === undefined || item.names.includes(version.name));
  const current = shown.find((version) => version.isCurrent) ?? shown[0];
  const entries: readonly DropdownEntry[] = [...item.itemsBefore, ...shown.map((version) => ({ ...version, keepsQuery: true })), ...item.itemsAfter];
  return <Dropdown label={current?.label ?? text('nav.versions')} title={text('nav.versions')} className={item.className} entries={entries} />;
}

function LocalesDropdown({ item }: { readonly item: ItemOf<'locales'> }): ReactNode {
  const { locales } = usePage();
  const text = useStrings();
  const current = locales.find((locale) => locale.isCurrent);
  const entries: readonly DropdownEntry[] = [
    ...item.itemsBefore,
    ...locales.map((locale) => ({ ...locale, keepsQuery: true, lang: locale.code })),
    ...item.itemsAfter,
  ];
  return <Dropdown label={current?.label ?? text('nav.locales')} title={text('nav.locales')} className={item.className} entries={entries} />;
}

function isBelow(href: string, base: string): boolean {
  return href === base || href.startsWith(base.endsWith('/') ? base : `${base}/`);
}

/** Any logo of the frame. */
export type FrameLogo = NonNullable<FrameData['navbar']['logo']>;
