import type { SidebarNode } from '@helpgen/runtime';
import { isOnPath, isSameHref, Link, useBrowserValue, usePage, useSidebar, useStrings } from '@helpgen/runtime';
import type { Sidebar as SidebarModel } from '@helpgen/runtime';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

/** The tree of the section; nothing on a page without one. */
export function Sidebar(): ReactNode {
  const text = useStrings();
  const sidebar = useSidebar();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // Only the sidebar scrolls: scrollIntoView would move the page too.
    const active = element.current?.querySelector<HTMLElement>('[aria-current=page]');
    const scroller = element.current?.closest<HTMLElement>('.hg-drawer');
    if (active === null || active === undefined || scroller === null || scroller === undefined) return;
    const middle = active.offsetTop - scroller.clientHeight / 2;
    if (active.offsetTop > scroller.clientHeight) scroller.scrollTop = middle;
  }, []);
  if (sidebar === null) return null;
  return (
    <aside className="hg-sidebar">
      <nav ref={element} aria-label={text('sidebar.label')}>
        <Items sidebar={sidebar} items={sidebar.items} place="" />
      </nav>
    </aside>
  );
}

function Items({ sidebar, items, place }: { readonly sidebar: SidebarModel; readonly items: readonly SidebarNode[]; readonly place: string }): ReactNode {
  return (
    <ul>
      {items.map((node, index) => {
        const own = place === '' ? String(index) : `${place}/${index}`;
        return (
          <li key={own} className={node.className}>
            {node.kind === 'category' ? <Category sidebar={sidebar} node={node} place={own} /> : <Leaf node={node} />}
          </li>
        );
      })}
    </ul>
  );
}

function Leaf({ node }: { readonly node: SidebarNode }): ReactNode {
  const { href } = usePage();
  return (
    <Link className="hg-sidebar-link" href={node.href} aria-current={isSameHref(node.href, href) ? 'page' : undefined}>
      {node.label}
    </Link>
  );
}

function Category({ sidebar, node, place }: { readonly sidebar: SidebarModel; readonly node: SidebarNode; readonly place: string }): ReactNode {
  const text = useStrings();
  const { href } = usePage();
  const isOpen = sidebar.isOpen(node, place);
  const isCollapsible = node.collapsible !== false;
  const isHere = isSameHref(node.href, href);
  const toggle = (): void => sidebar.toggle(node, place);
  const items = node.items ?? [];
  const label = isOnPath(node, href) ? 'hg-sidebar-link hg-active' : 'hg-sidebar-link';
  return (
    <>
      <div className="hg-category">
        {node.href === undefined ? (
          <FoldingLabel node={node} className={label} isOpen={isOpen} toggle={isCollapsible ? toggle : null} />
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
        {isCollapsible && (items.length > 0 || node.isCut === true) ? (
          <button
            type="button"
            className="hg-icon-button hg-caret"
            aria-expanded={isOpen}
            aria-label={text(isOpen ? 'sidebar.collapse' : 'sidebar.expand', { label: node.label })}
            tabIndex={node.href === undefined ? -1 : undefined}
            onClick={toggle}
          >
            <Icon name="chevron" />
          </button>
        ) : null}
      </div>
      {isOpen && items.length > 0 ? <Items sidebar={sidebar} items={items} place={place} /> : null}
    </>
  );
}

interface FoldingProps {
  readonly node: SidebarNode;
  readonly className: string;
  readonly isOpen: boolean;
  readonly toggle: (() => void) | null;
}

/** The label of a category without a page: it folds; without script it leads to the first page below. */
function FoldingLabel({ node, className, isOpen, toggle }: FoldingProps): ReactNode {
  const isAwake = useBrowserValue(false, () => true);
  if (toggle === null || node.fallbackHref === undefined) return <span className={className}>{node.label}</span>;
  const role = isAwake ? { role: 'button', 'aria-expanded': isOpen } : {};
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
    <a className={className} href={node.fallbackHref} {...role} onClick={onClick} onKeyDown={onKeyDown}>
      {node.label}
    </a>
  );
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
