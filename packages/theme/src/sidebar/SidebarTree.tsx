import { useBrowserValue, useFrame, usePage, useStrings } from '@helpgen/runtime';
import { sidebarMark, useSidebar } from '@helpgen/runtime/sidebar';
import { adoptStyles } from '@helpgen/runtime/styles';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Filter } from './Filter.tsx';
import { filterStyles } from './filter-styles.ts';
import { HideButton } from './HideButton.tsx';
import { Level } from './Level.tsx';
import { createKeyMover } from './move-by-key.ts';
import { useSidebarMemory } from './use-sidebar-memory.ts';
import { useActiveInView } from './use-active-in-view.ts';

/** The tree of a section with its filter. */
export function SidebarTree(): ReactNode {
  const text = useStrings();
  const sidebar = useSidebar();
  const { href } = usePage();
  const { hideable } = useFrame().options.sidebar;
  const element = useRef<HTMLElement>(null);
  const [moveByKey] = useState(createKeyMover);
  const isAwake = useBrowserValue(false, () => true);
  const [isFiltering, setFiltering] = useState(false);
  useEffect(() => adoptStyles(filterStyles), []);
  useActiveInView(element, href, sidebar?.treeHref);
  useSidebarMemory(element, sidebar, href);
  if (sidebar === null) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (moveByKey(event.nativeEvent, event.currentTarget)) event.preventDefault();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the links inside bubble up to it */}
      <nav ref={element} aria-label={text('sidebar.label')} {...sidebarMark} onKeyDown={onKeyDown}>
        <Filter key={href} sidebar={sidebar} onChange={setFiltering} />
        {isFiltering ? null : <Level sidebar={sidebar} level={sidebar.level} place="" />}
      </nav>
      {isAwake && hideable ? <HideButton /> : null}
    </>
  );
}
