import { sidebarWords } from '@helpgen/model/locales/sidebar';
import type { SidebarNode } from '@helpgen/runtime';
import { breakPieces, isSameHref, Link, useFrame, usePage, useWords } from '@helpgen/runtime';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { markWords } from './filter-tree.ts';
import type { Found } from './filter-tree.ts';

interface Props {
  readonly found: Found;
  readonly words: readonly string[];
  /** What was typed. */
  readonly query: string;
}

/** What the filter found, in the place of the tree, and behind it the way on to the search. */
export function FilterResults({ found, words, query }: Props): ReactNode {
  const text = useWords(sidebarWords);
  const { searchHref } = useFrame();
  const { count, shown, items } = found;
  return (
    <>
      {count === 0 ? <p>{text('sidebar.nothing')}</p> : <Entries items={items} words={words} />}
      {count > shown ? <p>{text('sidebar.foundMore', { count, shown })}</p> : null}
      {searchHref === null ? null : (
        <p>
          <Link href={`${searchHref}?q=${encodeURIComponent(query)}`}>{text('sidebar.search', { text: query })}</Link>
        </p>
      )}
    </>
  );
}

function Entries({ items, words }: { readonly items: readonly SidebarNode[]; readonly words: readonly string[] }): ReactNode {
  const { href } = usePage();
  return (
    <ul>
      {items.map((node, index) => (
        <li key={index} className={node.className}>
          <Link href={node.href ?? node.fallbackHref} aria-current={isSameHref(node.href, href) ? 'page' : undefined}>
            {breakPieces(markWords(node.label, words)).map((piece, at) =>
              at % 2 === 1 ? <mark key={at}>{piece}</mark> : <Fragment key={at}>{piece}</Fragment>,
            )}
            {node.aside === undefined ? null : <small>{` ${node.aside}`}</small>}
          </Link>
          {(node.items ?? []).length === 0 ? null : <Entries items={node.items ?? []} words={words} />}
        </li>
      ))}
    </ul>
  );
}
