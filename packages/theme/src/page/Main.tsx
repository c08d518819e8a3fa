import { Content, ErrorBoundary, useNavigation, usePage } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

/**
 * The content of the page, named for style sheets by kind, id and edition. A page that crashes or cannot be loaded leaves
 * the frame as it is. Behind a failure the old page waits as it was, with what the reader has written into it.
 */
export function Main(): ReactNode {
  const { href, kind, layout = kind, id, edition, wrapperClassName } = usePage();
  const { failure } = useNavigation();
  const className = ['hg-main', `hg-main-${layout}`, wrapperClassName, failure === null ? '' : 'hg-main-failed'].filter(Boolean).join(' ');
  return (
    <main id="hg-main" tabIndex={-1} className={className} data-hg-id={id} data-hg-edition={edition}>
      <ErrorBoundary resetKey={href}>
        {failure === null ? null : <LoadFailure key={failure.href} failure={failure} />}
        <Content />
      </ErrorBoundary>
    </main>
  );
}
