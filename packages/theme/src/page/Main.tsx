import { Content, ErrorBoundary, useNavigation, usePage } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { Article } from './Article.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { NotFound } from './NotFound.tsx';
import { SearchPage } from './SearchPage.tsx';

/** The content of the page, chosen by its kind; a page that crashes or cannot be loaded leaves the frame as it is. */
export function Main(): ReactNode {
  const page = usePage();
  const { failure } = useNavigation();
  return (
    <main id="hg-main" tabIndex={-1} className={`hg-main hg-main-${page.kind}`}>
      <ErrorBoundary resetKey={page.href}>
        {failure === null ? <PageByKind /> : <LoadFailure failure={failure} />}
      </ErrorBoundary>
    </main>
  );
}

function PageByKind(): ReactNode {
  const { kind } = usePage();
  switch (kind) {
    case 'module':
      return <Content />;
    case 'search':
      return <SearchPage />;
    case 'not-found':
      return <NotFound />;
    default:
      return <Article />;
  }
}
