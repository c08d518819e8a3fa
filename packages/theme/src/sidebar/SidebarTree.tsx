import { useBrowserValue, useFrame, usePage, useStrings, useWords } from '@helpgen/runtime';
import { sidebarMark, useSidebar } from '@helpgen/runtime/sidebar';
import { adoptStyles } from '@helpgen/runtime/styles';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { showEntry, wide } from '../frame/show-entry.ts';
import { Filter } from './Filter.tsx';
import filterStyles from '../../css/late/filter.css' with { type: 'text' };
import { Level } from './Level.tsx';
import { createTypeAhead } from '../type-ahead.ts';
import { moveByKey } from './move-by-key.ts';
import { useSidebarMemory } from './use-sidebar-memory.ts';
import { sidebarWords } from '@helpgen/model/locales/sidebar';
import { Icon } from '../drawings.tsx';
import hideStyles from '../../css/late/hide.css' with { type: 'text' };

/** The tree of a section with its filter. */
export function SidebarTree(): ReactNode {
  const text = useStrings();
  const sidebar = useSidebar();
  const { href } = usePage();
  const { hideable } = useFrame().options.sidebar;
  const element = useRef<HTMLElement>(null);
  const [typeAhead] = useState(createTypeAhead);
  const isAwake = useBrowserValue(false, () => true);
  const [isFiltering, setFiltering] = useState(false);
  useEffect(() => adoptStyles(filterStyles), []);
  const treeHref = sidebar?.treeHref;
  useEffect(() => {
    const scroller = element.current?.closest('.hg-scroller');
    if (!scroller) return undefined;
    const show = (): void => showEntry(scroller);
    show();
    // A narrow screen has no room for the column: nothing could be scrolled until it became wide.
    const hasColumn = matchMedia(wide);
    hasColumn.addEventListener('change', show);
    return () => hasColumn.removeEventListener('change', show);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page has another entry, and so has another tree
  }, [href, treeHref]);
  useSidebarMemory(element, sidebar, href);
  if (sidebar === null) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (moveByKey(event.nativeEvent, event.currentTarget, typeAhead)) event.preventDefault();
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
