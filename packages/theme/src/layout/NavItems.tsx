import { isSameHref, Link, useBrowserValue, useFrame, usePage, useStrings, type FrameLink, type FrameNavItem, type ShownPage } from '@helpgen/runtime';
import { readItem, versionKey, writeItem } from '@helpgen/runtime/storage';
import { useEffect, useId, type ReactNode } from 'react';
import { Icon } from '../drawings.tsx';
import { SearchForm } from './SearchForm.tsx';

/** The items of the navbar that stand at `side`; left out: all of them, as the drawer has them. */
export function NavItems({ side }: { readonly side?: FrameNavItem['position'] }): ReactNode {
  const { navbar, homeHref } = useFrame();
  const active = findActiveItem(navbar.items, usePage(), homeHref);
  return navbar.items.map((item, index) =>
    side === undefined || item.position === side ? (
      <NavItem key={index} item={item} isActive={item === active} isInDrawer={side === undefined} />
    ) : null,
  );
}

/**
 * The one item of the navbar that the page belongs to: the link to it, else the link of its sidebar, else a menu that
 * lists it, else the link to what it lies below, the nearest one.
 */
function findActiveItem(items: readonly FrameNavItem[], page: ShownPage, homeHref: string): FrameNavItem | undefined {
  // Longer paths count for more, and everything else for more than any path.
  const degreeOf = (item: FrameNavItem): number => {
    if (item.type === 'dropdown') return [item, ...item.items].some(({ href }) => isSameHref(href, page.href)) ? 1e4 : 0;
    if (item.type !== 'link') return 0;
    if (isSameHref(item.href, page.href)) return 1e6;
    if (item.sidebar !== undefined) return item.sidebar === page.sidebar?.id ? 1e5 : 0;
    const base = item.activeBasePath ?? (item.href === homeHref ? undefined : item.route);
    return base !== undefined && `${page.route}/`.startsWith(`${base.replace(/\/$/, '')}/`) ? base.length : 0;
  };
  return items.toSorted((a, b) => degreeOf(b) - degreeOf(a)).find((item) => degreeOf(item) > 0);
}

interface Props<Type = FrameNavItem['type']> {
  readonly item: Extract<FrameNavItem, { readonly type: Type }>;
  /** Whether the page belongs to it. */
  readonly isActive: boolean;
  /** Whether it stands in the drawer, where a list is open when the page is in it. */
  readonly isInDrawer: boolean;
}

function NavItem({ item, isActive, isInDrawer }: Props): ReactNode {
  const { searchHref } = useFrame();
  const page = usePage();
  switch (item.type) {
    case 'link':
      return <NavLink item={item} isActive={isActive} />;
    case 'dropdown': {
      const own: readonly FrameLink[] = item.href === undefined ? [] : [{ label: item.label, href: item.href }];
      const entries = [...own, ...item.items].map(
        ({ label, href }): DropdownEntry => ({ label, href, current: isSameHref(href, page.href) ? 'page' : undefined }),
      );
      return <Dropdown label={item.label} className={item.className} entries={entries} isActive={isActive} isInDrawer={isInDrawer} />;
    }
    case 'versions':
    case 'locales':
      return <PageMenu item={item} isInDrawer={isInDrawer} />;
    case 'search':
      return searchHref === null || isInDrawer ? null : <SearchForm href={searchHref} />;
    case 'html':
      return <div className={item.className} dangerouslySetInnerHTML={{ __html: item.value }} />;
  }
}

function NavLink({ item, isActive }: Omit<Props<'link'>, 'isInDrawer'>): ReactNode {
  const page = usePage();
  const preferred = usePreferredVersion();
  const href = (page.version === null && item.versionHrefs?.[preferred ?? '']) || item.href;
  const className = ['hg-nav-link', isActive && 'hg-active', item.className].filter(Boolean).join(' ');
  return (
    <Link className={className} href={href} aria-current={isSameHref(href, page.href) ? 'page' : isActive ? 'true' : undefined}>
      {item.label}
    </Link>
  );
}

/** The same page in other versions or languages; its query and hash are kept. */
function PageMenu({ item, isInDrawer }: Omit<Props<'versions' | 'locales'>, 'isActive'>): ReactNode {
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

/** A link of a dropdown. */
interface DropdownEntry extends FrameLink {
  /** What to know before following it. */
  readonly note?: string | undefined;
  /** Whether it leads to what is shown. */
  readonly current?: 'page' | 'true' | undefined;
  /** Whether the query and the hash of the page are added: the same page in another version or language. */
  readonly keepsQuery?: boolean;
  /** The version that whoever follows it prefers from now on. */
  readonly version?: string | undefined;
  readonly lang?: string | undefined;
}

interface DropdownProps extends Partial<Omit<Props, 'item'>> {
  readonly label: string;
  /** What the list is of, when the label does not say. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly entries: readonly DropdownEntry[];
}

/** A button that shows a list of links, which the frame's code opens and closes. */
function Dropdown({ label, title, className, entries, isActive = false, isInDrawer = false }: DropdownProps): ReactNode {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <div className={['hg-dropdown', className].filter(Boolean).join(' ')}>
      <button
        type="button"
        className={isActive ? 'hg-nav-link hg-active' : 'hg-nav-link'}
        aria-expanded={isInDrawer && entries.some(({ current }) => current === 'page')}
        aria-controls={id}
      >
        {title === undefined ? null : <span className={isInDrawer ? undefined : 'hg-hidden'}>{title}: </span>}
        {label}
        <Icon name="chevron" />
      </button>
      <ul id={id}>
        {entries.map(({ label: name, href, note, current, keepsQuery, version, lang }) => (
          <li key={href + name}>
            <Link href={href} lang={lang} aria-current={current} data-hg-keeps-query={keepsQuery || undefined} data-hg-version={version}>
              {name}
              {note === undefined ? null : <small>{note}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
