import type { SidebarGap, SidebarLevel, SidebarNode } from '@helpgen/runtime';
import { isOnPath, isSameHref, Link, markCategory, markGap, placeIn, sidebarMark, useBrowserValue, usePage, useSidebar, useStrings } from '@helpgen/runtime';
import type { Sidebar as SidebarModel } from '@helpgen/runtime';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

/** The tree of the section; nothing on a page without one. */
export function Sidebar(): ReactNode {
  const text = useStrings();
  const sidebar = useSidebar();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // Only the sidebar scrolls: scrollIntoView would move the page too.
    const active = element.current?.querySelector<HTMLElement>('[aria-current=page]');
    const scroller = element.current?.closest<HTMLElement>('.hg-scroller');
    if (active === null || active === undefined || scroller === null || scroller === undefined) return;
    const top = active.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    if (top > scroller.clientHeight - active.clientHeight) scroller.scrollTop += top - scroller.clientHeight / 2;
  }, []);
  if (sidebar === null) return null;
  return (
    <aside className="hg-sidebar">
      <nav ref={element} aria-label={text('sidebar.label')} {...sidebarMark}>
        <Level sidebar={sidebar} level={sidebar.level} place="" />
      </nav>
    </aside>
  );
}

function Level({ sidebar, level, place }: { readonly sidebar: SidebarModel; readonly level: Partial<SidebarLevel>; readonly place: string }): ReactNode {
  const { before, after, items = [] } = level;
  return (
    <ul>
      {before === undefined ? null : <Gap gap={before} />}
      {items.map((node, index) => {
        const own = placeIn(level, place, index);
        return node.kind === 'category' ? <Category key={own} sidebar={sidebar} node={node} place={own} /> : <Leaf key={own} node={node} />;
      })}
      {after === undefined ? null : <Gap gap={after} />}
    </ul>
  );
}

/** Where entries of a long level are left out: the way to the nearest of them. */
function Gap({ gap }: { readonly gap: SidebarGap }): ReactNode {
  const text = useStrings();
  return (
    <li {...markGap(gap)}>
      <Link href={gap.href}>{text('sidebar.more', { count: gap.count })}</Link>
    </li>
  );
}

function Leaf({ node }: { readonly node: SidebarNode }): ReactNode {
  const { href } = usePage();
  return (
    <li className={node.className}>
      <Link href={node.href} aria-current={isSameHref(node.href, href) ? 'page' : undefined}>
        {node.label}
      </Link>
    </li>
  );
}

function Category({ sidebar, node, place }: { readonly sidebar: SidebarModel; readonly node: SidebarNode; readonly place: string }): ReactNode {
  const text = useStrings();
  const { href } = usePage();
  const isAwake = useBrowserValue(false, () => true);
  const isOpen = sidebar.isOpen(node, place);
  const isCollapsible = node.collapsible !== false;
  const isHere = isSameHref(node.href, href);
  const toggle = (): void => sidebar.toggle(node, place);
  const hasItems = (node.items ?? []).length > 0;
  const label = isOnPath(node, href) ? 'hg-active' : undefined;
  return (
    <li className={node.className} {...markCategory(node, isOpen)}>
      {node.href === undefined ? (
        <FoldingLabel node={node} className={label} isOpen={isOpen} toggle={isAwake && isCollapsible ? toggle : null} />
      ) : (
        <Link
          className={label}
          href={node.href}
          aria-current={isHere ? 'page' : undefined}
          onClick={(event: MouseEvent) => {
            if (isPlain(event) && isCollapsible && (isHere || !isOpen)) toggle();
          }}
        >
          {node.label}
        </Link>
      )}
      {/* Without script it would do nothing, so that the server need not draw it. */}
      {isAwake && isCollapsible && (hasItems || node.isCut === true) && node.href !== undefined ? (
        <button
          type="button"
          className="hg-caret"
          aria-expanded={isOpen}
          aria-label={text(isOpen ? 'sidebar.collapse' : 'sidebar.expand', { label: node.label })}
          onClick={toggle}
        />
      ) : null}
      {isOpen && hasItems ? <Level sidebar={sidebar} level={node} place={place} /> : null}
    </li>
  );
}

interface FoldingProps {
  readonly node: SidebarNode;
  readonly className: string | undefined;
  readonly isOpen: boolean;
  /** `null`: it does not fold, or not yet. */
  readonly toggle: (() => void) | null;
}

/** The label of a category without a page: it folds; without script it leads to the first page below. */
function FoldingLabel({ node, className, isOpen, toggle }: FoldingProps): ReactNode {
  if (node.fallbackHref === undefined) return <span className={className}>{node.label}</span>;
  if (toggle === null) {
    return (
      <a className={className} href={node.fallbackHref}>
        {node.label}
      </a>
    );
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle();
  };
  const onClick = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    toggle();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- without script it is a link to the first page below
    <a className={className} href={node.fallbackHref} role="button" aria-expanded={isOpen} onClick={onClick} onKeyDown={onKeyDown}>
      {node.label}
    </a>
  );
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
