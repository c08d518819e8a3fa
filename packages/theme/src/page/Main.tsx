import { Content, ErrorBoundary, usePage } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** The content of the page, named for style sheets by kind, id and edition. A page that crashes leaves the frame as it is. */
export function Main(): ReactNode {
  const { href, kind, layout = kind, id, edition, wrapperClassName } = usePage();
  const className = ['hg-main', `hg-main-${layout}`, wrapperClassName].filter(Boolean).join(' ');
  return (
    <main id="hg-main" tabIndex={-1} className={className} data-hg-id={id} data-hg-edition={edition}>
      <ErrorBoundary resetKey={href}>
        <Content />
      </ErrorBoundary>
    </main>
  );
}
