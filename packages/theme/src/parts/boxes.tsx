import { useFrame, useStrings } from '@helpgen/runtime';
import type { PropsWithChildren, ReactNode } from 'react';
import { SearchForm } from '../layout/SearchForm.tsx';
import { AuthorText, type Named } from './author-text.tsx';

/** A note beside the text, by its title or else the name of its kind. */
export function Admonition({ kind, title, titleHtml, children }: Named<'title'> & { readonly kind: string }): ReactNode {
  const text = useStrings();
  const key = `admonition.${kind}`;
  const name = text(key) === key ? kind : text(key);
  const label = title || name;
  return (
    <div className={`hg-admonition hg-admonition-${kind}`} role="note" aria-label={label}>
      <AuthorText as="p" className="hg-admonition-title" text={label} html={titleHtml} />
      {children}
    </div>
  );
}

/** Content that folds out. */
export function Details({ summary, summaryHtml, isOpen, children }: Named<'summary'> & { readonly isOpen?: boolean }): ReactNode {
  const text = useStrings();
  return (
    <details className="hg-details" open={isOpen === true}>
      <AuthorText as="summary" text={summary || text('details.summary')} html={summaryHtml} />
      <div className="hg-details-body">{children}</div>
    </details>
  );
}

/** How a home page opens: its title, and below it the text with the code beside it. */
export function Hero({ title, titleHtml, children }: Named<'title'>): ReactNode {
  return (
    <div className="hg-hero">
      <AuthorText as="h1" text={title} html={titleHtml} />
      {children}
    </div>
  );
}

/** A field as that of the header, with its suggestions, whose words are taken to the search page; what stands in it says what can be found. */
export function SearchField({ title, children }: Named<'title'>): ReactNode {
  const text = useStrings();
  const { searchHref } = useFrame();
  if (searchHref === null) return null;
  return (
    <SearchForm href={searchHref} className="hg-search-field" hint={title || text('search.placeholder')}>
      {children}
    </SearchForm>
  );
}

function boxOf(className: string): (props: PropsWithChildren) => ReactNode {
  return function Box({ children }) {
    return <div className={className}>{children}</div>;
  };
}

/** Parts that are drawn around what stands in them. */
export const boxes = {
  Admonition,
  /** Links as buttons; the first is what the reader is to do. */
  ButtonRow: boxOf('hg-buttons'),
  /** The items of a list as cards, each of which leads where its first link does. */
  CardList: boxOf('hg-grid hg-card-list'),
  /** A block of code with marks, and the list of notes that they lead to. */
  CodeNotes: boxOf('hg-code-notes'),
  Details,
  /** A list of files and folders. */
  FileTree: boxOf('hg-file-tree'),
  /** The items of a list side by side. */
  Grid: boxOf('hg-grid'),
  Hero,
  /** What a `Hero` shows. */
  HeroSide: boxOf('hg-hero-side'),
  /** What a `Hero` says. */
  HeroText: boxOf('hg-hero-text'),
  SearchField,
  /** What to do, step by step: an ordered list drawn large. */
  Steps: boxOf('hg-steps'),
};
