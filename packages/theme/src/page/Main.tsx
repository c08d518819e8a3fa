import { Content, ErrorBoundary, useNavigation, usePage } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

/** The content of the page; a page that crashes or cannot be loaded leaves the frame as it is. */
export function Main(): ReactNode {
  const { href, kind, wrapperClassName } = usePage();
  const { failure } = useNavigation();
  const className = ['hg-main', `hg-main-${kind}`, wrapperClassName].filter(Boolean).join(' ');
  return (
    <main id="hg-main" tabIndex={-1} className={className}>
      <ErrorBoundary resetKey={href}>{failure === null ? <Content /> : <LoadFailure failure={failure} />}</ErrorBoundary>
    </main>
  );
}
