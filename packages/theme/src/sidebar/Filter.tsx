import { sidebarWords } from '@helpgen/model/locales/sidebar';
import { useNavigation, useWords, Link, useFrame, type SidebarNode } from '@helpgen/runtime';
import type { Sidebar } from '@helpgen/runtime/sidebar';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../drawings.tsx';
import { filterTree, splitQuery } from './filter-tree.ts';
import { Entry } from './Level.tsx';

interface Props {
  readonly sidebar: Sidebar;
  /** Told whether what is found stands in the place of the tree. */
  readonly onChange: (isFiltering: boolean) => void;
}

/** The field that finds entries of the whole tree by their labels; the tree is fetched when the field is first used. */
export function Filter({ sidebar, onChange }: Props): ReactNode {
  const text = useWords(sidebarWords);
  const { announce } = useNavigation();
  const { searchHref } = useFrame();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [tree, setTree] = useState<readonly SidebarNode[] | 'failed' | null>(null);
  const words = splitQuery(query);
  const isFiltering = words.length > 0;
  const found = isFiltering && Array.isArray(tree) ? filterTree(tree, words) : null;
  const count = found?.count;

  useEffect(() => onChange(isFiltering), [isFiltering, onChange]);
  useEffect(() => {
    if (count === undefined) return undefined;
    // Not with every letter.
    const telling = setTimeout(() => announce(text(count === 0 ? 'sidebar.nothing' : 'sidebar.found', { count })), 400);
    return () => clearTimeout(telling);
  }, [count, announce, text]);

  const load = (): void => {
    if (!Array.isArray(tree)) sidebar.loadTree().then(setTree, () => setTree('failed'));
  };
  // What was typed before this code came.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed === '') return;
    setQuery(typed);
    sidebar.loadTree().then(setTree, () => setTree('failed'));
  }, [sidebar]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isFiltering) return;
    // Neither a drawer around it nor anything else is to close.
    event.preventDefault();
    event.stopPropagation();
    setQuery('');
    field.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape of the field and of the links bubbles up to it
    <div className="hg-filter" onKeyDown={onKeyDown}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        value={query}
        placeholder={text('sidebar.filter')}
        aria-label={text('sidebar.filter')}
        spellCheck={false}
        onFocus={load}
        onKeyDown={goToResults}
        onChange={(event) => {
          load();
          setQuery(event.target.value);
        }}
      />
      {tree === 'failed' && isFiltering ? <p role="alert">{text('sidebar.failed')}</p> : null}
      {/* What was found stands in the place of the tree, and behind it the way on to the search. */}
      {found === null ? null : (
        <>
          {found.count === 0 ? <p>{text('sidebar.nothing')}</p> : <Entries items={found.items} words={words} />}
          {found.count > found.shown ? <p>{text('sidebar.foundMore', { count: found.count, shown: found.shown })}</p> : null}
          {searchHref === null ? null : (
            <p>
              <Link href={`${searchHref}?q=${encodeURIComponent(query.trim())}`}>{text('sidebar.search', { text: query.trim() })}</Link>
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** The arrow goes into what was found, and Enter to the first of it; both to the search where there is nothing. */
function goToResults(event: KeyboardEvent<HTMLElement>): void {
  const nav = event.currentTarget.closest('nav');
  const first = nav?.querySelector<HTMLElement>('li > a');
  const search = nav?.querySelector<HTMLElement>('.hg-filter > p > a');
  if (event.key === 'ArrowDown') {
    event.preventDefault();
    (first ?? search)?.focus();
  } else if (event.key === 'Enter') {
    (nav?.querySelector<HTMLElement>('li > a:has(mark)') ?? search)?.click();
  }
}

function Entries({ items, words }: { readonly items: readonly SidebarNode[]; readonly words: readonly string[] }): ReactNode {
  return (
    <ul>
      {items.map((node, index) => (
        <Entry key={index} node={node} words={words}>
          {(node.items ?? []).length === 0 ? null : <Entries items={node.items ?? []} words={words} />}
        </Entry>
      ))}
    </ul>
  );
}
