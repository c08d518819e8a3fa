import { sidebarWords } from '@helpgen/model/locales/sidebar';
import {
  breakLongWords, breakPieces, isSameHref, Link, useBrowserValue, usePage, useWords, type SidebarGap, type SidebarLevel, type SidebarNode,
} from '@helpgen/runtime';
import { isOnPath, markCategory, markGap, placeIn, type Sidebar } from '@helpgen/runtime/sidebar';
import { Fragment, useLayoutEffect, useRef, useState, type MouseEvent, type PropsWithChildren, type ReactNode } from 'react';
import { fold } from '../fold.ts';
import { isPlain } from '../is-plain.ts';
import { markWords } from './filter-tree.ts';

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
        return node.kind === 'category' ? <Category key={own} sidebar={sidebar} node={node} place={own} /> : <Entry key={own} node={node} />;
      })}
      {after === undefined ? null : <Gap gap={after} reveal={() => sidebar.reveal(place, 'after')} />}
    </ul>
  );
}

type EntryProps = PropsWithChildren<{ readonly node: SidebarNode; readonly words?: readonly string[] | undefined }>;

/** An entry that is a link and does not fold, with its children below it; see {@link EntryLabel}. */
export function Entry({ node, words, children }: EntryProps): ReactNode {
  const { href } = usePage();
  return (
    <li className={node.className}>
      <Link href={node.href ?? node.fallbackHref} aria-current={isSameHref(node.href, href) ? 'page' : undefined}>
        <EntryLabel node={node} words={words} />
      </Link>
      {children}
    </li>
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

interface CategoryProps {
  readonly sidebar: Sidebar;
  readonly node: SidebarNode;
  readonly place: string;
}

/** A category: its label, a caret that folds it when the label is a link, and its entries while it is open. */
function Category({ sidebar, node, place }: CategoryProps): ReactNode {
  const text = useWords(sidebarWords);
  const { href } = usePage();
  const isAwake = useBrowserValue(false, () => true);
  const isOpen = sidebar.isOpen(node, place);
  const hasItems = (node.items ?? []).length > 0;
  const folds = isAwake && node.collapsible !== false && (hasItems || node.isCut === true);
  const toggle = (): void => sidebar.toggle(node, place);
  return (
    <li className={node.className} {...markCategory(node, isOpen)}>
      <Label node={node} className={isOnPath(node, href) ? 'hg-active' : undefined} isOpen={isOpen} toggle={folds ? toggle : null} />
      {/* Without script it would do nothing, so that the server need not draw it. */}
      {folds && node.href !== undefined ? (
        <button
          type="button"
          className="hg-caret"
          aria-expanded={isOpen}
          aria-label={text(isOpen ? 'sidebar.collapse' : 'sidebar.expand', { label: node.label })}
          onClick={toggle}
        />
      ) : null}
      <Fold isOpen={isOpen && hasItems}>
        <Level sidebar={sidebar} level={node} place={place} />
      </Fold>
    </li>
  );
}

interface LabelProps {
  readonly node: SidebarNode;
  readonly className: string | undefined;
  readonly isOpen: boolean;
  /** `null`: it does not fold, or not yet. */
  readonly toggle: (() => void) | null;
}

/**
 * A label with a page is a link; the page opens the category, and on the page itself the link folds it. One without a page folds; without
 * script it leads to the first page below, if there is one.
 */
function Label({ node, className, isOpen, toggle }: LabelProps): ReactNode {
  const { href } = usePage();
  const isHere = isSameHref(node.href, href);
  const label = <EntryLabel node={node} />;
  const onClick = (event: MouseEvent): void => {
    if (toggle === null || !isPlain(event)) return;
    const leadsOn = node.href !== undefined && !isHere;
    if (!leadsOn) event.preventDefault();
    // The page of a category whose entries are not here yet brings them along.
    if (!leadsOn || (!isOpen && node.isCut !== true)) toggle();
  };
  if (node.href !== undefined) {
    return <Link className={className} href={node.href} aria-current={isHere ? 'page' : undefined} onClick={onClick}>{label}</Link>;
  }
  const attributes = { className, ...(toggle === null ? {} : { onClick, 'aria-expanded': isOpen }) };
  if (node.fallbackHref === undefined) {
    return toggle === null ? <span {...attributes}>{label}</span> : <button type="button" {...attributes}>{label}</button>;
  }
  // Without script it is a link; the key of a button is the frame’s to heed.
  return <a {...attributes} href={node.fallbackHref} role={toggle === null ? undefined : 'button'}>{label}</a>;
}

/** What an entry is called, with its other name beside it, and with `words` that were looked for marked in both. */
function EntryLabel({ node: { label, aside }, words }: EntryProps): ReactNode {
  const draw = (text: string): ReactNode =>
    words === undefined
      ? breakLongWords(text)
      : breakPieces(markWords(text, words)).map((piece, at) => (at % 2 === 1 ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>));
  return (
    <>
      {draw(label)}
      {aside === undefined ? null : <small>{draw(` ${aside}`)}</small>}
    </>
  );
}

/**
 * Shows `children` while it is open, and folds them softly. What is open from the start is simply there; what is closed
 * is not in the page.
 */
function Fold({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }): ReactNode {
  const [isShown, setShown] = useState(isOpen);
  const element = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  if (isOpen && !isShown) setShown(true);
  useLayoutEffect(() => {
    const entries = element.current;
    if (entries === null || wasOpen.current === isOpen) return undefined;
    wasOpen.current = isOpen;
    if (entries.closest('[data-hg-still]') !== null) {
      setShown(isOpen);
      return undefined;
    }
    const height = entries.scrollHeight;
    const folding = isOpen ? fold(entries, 0, height) : fold(entries, height, 0);
    entries.dataset['hgFolding'] = '';
    folding.onfinish = () => {
      delete entries.dataset['hgFolding'];
      setShown(isOpen);
    };
    return () => folding.cancel();
  }, [isOpen]);
  if (!isShown) return null;
  return (
    <div ref={element} className="hg-fold" inert={!isOpen}>
      {children}
    </div>
  );
}
