import { useBrowserValue, useFrame, usePage, useStrings, useWords } from '@helpgen/runtime';
import { sidebarMark, useSidebar } from '@helpgen/runtime/sidebar';
import { adoptStyles } from '@helpgen/runtime/styles';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { showEntry, wide } from '../frame/show-entry.ts';
import { Filter } from './Filter.tsx';
import filterStyles from '../../css/late/filter.css' with { type: 'text' };
import { Level } from './Level.tsx';
import { createTypeAhead } from '../type-ahead.ts';
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
    if (moveByKey(event, typeAhead)) event.preventDefault();
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

/**
 * Moves the focus among the links by the keys of a tree: up, down, Home and End; right opens a category or goes into it,
 * left closes it or goes out of it; `*` opens all beside it; letters lead to the next entry that begins with them.
 * Everything stays in the order of Tab as well. False: the key means something else.
 */
function moveByKey(event: KeyboardEvent<HTMLElement>, typeAhead: ReturnType<typeof createTypeAhead>): boolean {
  const { target, currentTarget: nav, key } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const item = target.closest('li');
  const label = item === null ? undefined : labelOf(item);
  if (item === null || label === undefined || !nav.contains(item)) return false;
  const labels = [...nav.querySelectorAll('li')].flatMap((one) => labelOf(one) ?? []).filter((one) => one.closest('[inert]') === null);
  const at = labels.indexOf(label);
  switch (key) {
    case 'ArrowDown':
      return focus(labels[at + 1]);
    case 'ArrowUp':
      return focus(labels[at - 1] ?? nav.querySelector('input'));
    case 'Home':
      return focus(labels[0]);
    case 'End':
      return focus(labels.at(-1));
    case 'ArrowRight':
    case 'ArrowLeft':
      return turn(item, (key === 'ArrowRight') === (getComputedStyle(nav).direction !== 'rtl'));
    case '*':
      for (const sibling of item.parentElement?.children ?? []) {
        const toggler = togglerOf(sibling);
        if (toggler?.getAttribute('aria-expanded') === 'false') toggler.click();
      }
      return true;
    default:
      return key.length === 1 && key !== ' ' && focus(typeAhead(key, labels, at));
  }
}

/** Further in or out of the category `item`. */
function turn(item: Element, isInward: boolean): boolean {
  const toggler = togglerOf(item);
  const isOpen = toggler?.getAttribute('aria-expanded') === 'true';
  if (toggler !== undefined && isOpen !== isInward) toggler.click();
  else if (isInward) focus(labelOf(item.querySelector('li') ?? item));
  else focus(labelOf(item.parentElement?.closest('li') ?? item));
  return true;
}

function focus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element !== null && element !== undefined;
}

/** What folds the category `item`: its caret, or its label when that has no page. */
function togglerOf(item: Element): HTMLElement | undefined {
  return item.querySelector<HTMLElement>(':scope > [aria-expanded]') ?? undefined;
}

function labelOf(item: Element): HTMLElement | undefined {
  return item.querySelector<HTMLElement>(':scope > a, :scope > button:not(.hg-caret)') ?? undefined;
}
