import { sidebarWords } from '@helpgen/model/locales/sidebar';
import type { SidebarGap, SidebarLevel, SidebarNode } from '@helpgen/runtime';
import { markGap, placeIn, type Sidebar } from '@helpgen/runtime/sidebar';
import { isSameHref, Link, usePage, useWords } from '@helpgen/runtime';
import type { MouseEvent, ReactNode } from 'react';
import { Category, EntryLabel } from './Category.tsx';
import { isPlain } from '../is-plain.ts';

interface LevelProps {
  readonly sidebar: Sidebar;
  readonly level: Partial<SidebarLevel>;
  readonly place: string;
}

/** The entries of a level, with links to those that are left out. */
export function Level({ sidebar, level, place }: LevelProps): ReactNode {
  const { before, after, items = [] } = level;
  return (
    <ul>
      {before === undefined ? null : <Gap gap={before} reveal={() => sidebar.reveal(place, 'before')} />}
      {items.map((node, index) => {
        const own = placeIn(level, place, index);
        if (node.kind !== 'category') return <Leaf key={own} node={node} />;
        return (
          <Category key={own} sidebar={sidebar} node={node} place={own}>
            <Level sidebar={sidebar} level={node} place={own} />
          </Category>
        );
      })}
      {after === undefined ? null : <Gap gap={after} reveal={() => sidebar.reveal(place, 'after')} />}
    </ul>
  );
}

/** Where entries of a long level are left out: it gives some of them; without script it leads to the nearest. */
function Gap({ gap, reveal }: { readonly gap: SidebarGap; readonly reveal: () => Promise<boolean> }): ReactNode {
  const text = useWords(sidebarWords);
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    const item = event.currentTarget.closest('li');
    const neighbour = item?.previousElementSibling ?? item?.nextElementSibling;
    const isBehind = item?.previousElementSibling !== null;
    const scroller = item?.closest('.hg-scroller');
    const top = neighbour?.getBoundingClientRect().top ?? 0;
    void reveal().then((isThere) => {
      if (!isThere && gap.href !== undefined) return location.assign(gap.href);
      // The reader goes on where the gap was; what was seen stays where it is.
      requestAnimationFrame(() => {
        if (scroller) scroller.scrollTop += (neighbour?.getBoundingClientRect().top ?? top) - top;
        const next = isBehind ? neighbour?.nextElementSibling : neighbour?.previousElementSibling;
        next?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
      });
      return undefined;
    });
  };
  const label = text('sidebar.more', { count: gap.count });
  return (
    <li {...markGap(gap)}>
      {gap.href === undefined ? (
        <button type="button" onClick={onClick}>
          {label}
        </button>
      ) : (
        <Link href={gap.href} onClick={onClick}>
          {label}
        </Link>
      )}
    </li>
  );
}

function Leaf({ node }: { readonly node: SidebarNode }): ReactNode {
  const { href } = usePage();
  return (
    <li className={node.className}>
      <Link href={node.href} aria-current={isSameHref(node.href, href) ? 'page' : undefined}>
        <EntryLabel node={node} />
      </Link>
    </li>
  );
}
