import { useFrame, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { hasText } from './props.ts';
import type { OptionalText, WithChildren } from './props.ts';

interface Titled extends WithChildren {
  readonly title?: OptionalText;
  /** The title as HTML, when it has marks. */
  readonly titleHtml?: OptionalText;
}

/** How a home page opens: its title, and below it the text with the code beside it. */
export function Hero({ title, titleHtml, children }: Titled): ReactNode {
  return (
    <div className="hg-hero">
      {/* oxlint-disable-next-line jsx-a11y/heading-has-content -- the title's HTML is its content */}
      {hasText(titleHtml) ? <h1 dangerouslySetInnerHTML={{ __html: titleHtml }} /> : hasText(title) ? <h1>{title}</h1> : null}
      {children}
    </div>
  );
}

/** What a {@link Hero} says. */
export function HeroText({ children }: WithChildren): ReactNode {
  return <div className="hg-hero-text">{children}</div>;
}

/** What a {@link Hero} shows. */
export function HeroSide({ children }: WithChildren): ReactNode {
  return <div className="hg-hero-side">{children}</div>;
}

/** The items of a list side by side. */
export function Grid({ children }: WithChildren): ReactNode {
  return <div className="hg-grid">{children}</div>;
}

/** The items of a list as cards, each of which leads where its first link does. */
export function CardList({ children }: WithChildren): ReactNode {
  return <div className="hg-grid hg-card-list">{children}</div>;
}

/** Links as buttons; the first is what the reader is to do. */
export function ButtonRow({ children }: WithChildren): ReactNode {
  return <div className="hg-buttons">{children}</div>;
}

/** A field as that of the header, with its suggestions, whose words are taken to the search page; what stands in it says what can be found. */
export function SearchField({ title, children }: Titled): ReactNode {
  const text = useStrings();
  const { searchHref } = useFrame();
  if (searchHref === null) return null;
  return (
    <search className="hg-search-field">
      <form className="hg-search" action={searchHref}>
        <button type="submit" className="hg-icon-button" aria-label={text('search.label')}>
          <Icon name="search" />
        </button>
        <input
          type="search"
          name="q"
          placeholder={hasText(title) ? title : text('search.placeholder')}
          aria-label={text('search.label')}
          autoComplete="off"
        />
      </form>
      {children}
    </search>
  );
}
