import { useFrame, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { SearchForm } from '../layout/SearchForm.tsx';
import { AuthorText } from './AuthorText.tsx';
import { hasText, type Titled } from './props.ts';

/** How a home page opens: its title, and below it the text with the code beside it. */
export function Hero({ title, titleHtml, children }: Titled): ReactNode {
  return (
    <div className="hg-hero">
      <AuthorText as="h1" text={title} html={titleHtml} />
      {children}
    </div>
  );
}

/** A field as that of the header, with its suggestions, whose words are taken to the search page; what stands in it says what can be found. */
export function SearchField({ title, children }: Titled): ReactNode {
  const text = useStrings();
  const { searchHref } = useFrame();
  if (searchHref === null) return null;
  return (
    <SearchForm href={searchHref} className="hg-search-field" hint={hasText(title) ? title : text('search.placeholder')}>
      {children}
    </SearchForm>
  );
}
