import { useBrowserValue, useFrame, usePage, useStrings, useWords } from '@helpgen/runtime';
import { sidebarMark, useSidebar } from '@helpgen/runtime/sidebar';
import { adoptStyles } from '@helpgen/runtime/styles';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Filter } from './Filter.tsx';
import { filterStyles } from './filter-styles.ts';
import { Level } from './Level.tsx';
import { createKeyMover } from './move-by-key.ts';
import { useSidebarMemory } from './use-sidebar-memory.ts';
import { useActiveInView } from './use-active-in-view.ts';
import { sidebarWords } from '@helpgen/model/locales/sidebar';
import { Icon } from '../Icon.tsx';
import { hideStyles } from './hide-styles.ts';

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

/** Hides the sidebar of wide screens, down to a strip with this button, and brings it back. */
function HideButton(): ReactNode {
  const text = useWords(sidebarWords);
  const [isHidden, setHidden] = useState(false);
  useEffect(() => adoptStyles(hideStyles), []);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-hg-narrow', isHidden);
    return () => document.documentElement.removeAttribute('data-hg-narrow');
  }, [isHidden]);
  const label = text(isHidden ? 'sidebar.show' : 'sidebar.hide');
  return (
    <button
      type="button"
      className="hg-hide"
      aria-label={label}
      title={label}
      aria-expanded={!isHidden}
      onClick={() => setHidden(!isHidden)}
    >
      <Icon name={isHidden ? 'chevron' : 'back'} />
    </button>
  );
}
