import type { FrameLink, FrameNavItem, ShownPage } from '@helpgen/runtime';
import { isSameHref, Link, useFrame, usePage, useStrings, useBrowserValue } from '@helpgen/runtime';
import { useEffect, type ReactNode } from 'react';
import { Dropdown, type DropdownEntry } from './Dropdown.tsx';
import { SearchForm } from './SearchForm.tsx';
import { readItem, versionKey, writeItem } from '@helpgen/runtime/storage';

interface Props {
  readonly item: FrameNavItem;
  /** Whether the page belongs to it, see `findActiveItem`. */
  readonly isActive: boolean;
  /** Whether it stands in the drawer, as a list that is folded out. */
  readonly isInDrawer?: boolean;
}

/** One item of the navbar. */
export function NavItem({ item, isActive, isInDrawer = false }: Props): ReactNode {
  const { searchHref } = useFrame();
  switch (item.type) {
    case 'link':
      return <NavLink item={item} isActive={isActive} />;
    case 'dropdown':
      return <LinksDropdown item={item} isActive={isActive} isInDrawer={isInDrawer} />;
    case 'versions':
    case 'locales':
      return <PageMenu item={item} isInDrawer={isInDrawer} />;
    case 'search':
      return searchHref === null || isInDrawer ? null : <SearchForm href={searchHref} />;
    case 'html':
      return <div className={item.className} dangerouslySetInnerHTML={{ __html: item.value }} />;
  }
}

interface Of<Type> extends Required<Props> {
  readonly item: Extract<FrameNavItem, { readonly type: Type }>;
}

function NavLink({ item, isActive }: Pick<Of<'link'>, 'item' | 'isActive'>): ReactNode {
  const page = usePage();
  const preferred = usePreferredVersion();
  const href = (page.version === null && item.versionHrefs?.[preferred ?? '']) || item.href;
  const className = ['hg-nav-link', isActive ? 'hg-active' : '', item.className ?? ''].filter(Boolean).join(' ');
  return (
    <Link className={className} href={href} aria-current={isSameHref(href, page.href) ? 'page' : isActive ? 'true' : undefined}>
      {item.label}
    </Link>
  );
}

function LinksDropdown({ item, ...rest }: Of<'dropdown'>): ReactNode {
  const page = usePage();
  const own: readonly FrameLink[] = item.href === undefined ? [] : [{ label: item.label, href: item.href }];
  const entries = [...own, ...item.items].map((entry) => ({ ...entry, current: currentAt(entry, page) }));
  return <Dropdown label={item.label} className={item.className} entries={entries} {...rest} />;
}

/** The same page in other versions or languages; its query and hash are kept. */
function PageMenu({ item, isInDrawer }: Omit<Of<'versions' | 'locales'>, 'isActive'>): ReactNode {
  const page = usePage();
  const text = useStrings();
  const preferred = usePreferredVersion();
  const { router, options } = useFrame();
  const isVersions = item.type === 'versions';
  const shown: readonly (ShownPage['versions'][number] | ShownPage['locales'][number])[] = isVersions
    ? page.versions.filter(({ name }) => item.names?.includes(name) ?? true)
    : page.locales;
  const isShown = (entry: (typeof shown)[number]): boolean => entry.isCurrent && (!isVersions || page.version !== null);
  const display =
    shown.find(isShown) ??
    shown.find((entry) => 'name' in entry && entry.name === preferred) ??
    shown.find((entry) => entry.isCurrent) ??
    shown[0];
  const title = text(`nav.${item.type}`);
  const label = isVersions && display !== undefined ? text('nav.version', { label: display.label }) : (display?.label ?? title);
  const entries: readonly DropdownEntry[] = [
    ...item.itemsBefore,
    ...shown.map((entry) => ({
      label: entry.label,
      href: entry.href,
      current: isShown(entry) ? ('true' as const) : undefined,
      // A page inside another application has no address of its own.
      keepsQuery: router !== 'memory',
      note: 'isCounterpart' in entry && page.version !== null && !entry.isCounterpart ? text('nav.elsewhere') : undefined,
      ...('name' in entry ? { version: options.versionPersistence === 'none' ? undefined : entry.name } : { lang: entry.code }),
    })),
    ...item.itemsAfter,
  ];
  // One language is no choice.
  if (entries.length < 2) return isVersions ? entries.map(({ label: only, href }) => <Link key={href} className="hg-nav-link" href={href}>{only}</Link>) : null;
  return (
    <Dropdown label={label} title={isVersions ? undefined : title} className={item.className} entries={entries} isInDrawer={isInDrawer} />
  );
}

function currentAt({ href }: FrameLink, page: ShownPage): 'page' | undefined {
  return isSameHref(href, page.href) ? 'page' : undefined;
}

/** Name of the version that the reader chose last; `undefined` when there is none, at hydration, and on a site with one version. */
function usePreferredVersion(): string | undefined {
  const { versions } = usePage();
  const { storageNamespace, versionPersistence } = useFrame().options;
  const key = versionKey + storageNamespace;
  const isKept = versions.length > 1 && versionPersistence !== 'none';
  const kept = useBrowserValue(undefined, () => (isKept ? (readItem(key) ?? undefined) : undefined));
  const isKnown = versions.some(({ name }) => name === kept);
  useEffect(() => {
    if (kept !== undefined && !isKnown) writeItem(key, null);
  }, [kept, isKnown, key]);
  return isKnown ? kept : undefined;
}
