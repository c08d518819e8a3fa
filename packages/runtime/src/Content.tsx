import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { attachBehaviours } from './behaviours/attach-behaviours.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useStrings } from './hooks.ts';
import { useRuntime } from './runtime-context.tsx';
import type { PageView } from './view.ts';

/** The content of the page: its prose, or the component of a page that is a React module. */
export function Content({ className }: { readonly className?: string }): ReactNode {
  const { view } = useRuntime().state;
  const { kind, href, wrapperClassName } = view.data;
  const classes = [className, wrapperClassName].filter(Boolean).join(' ');
  if (kind !== 'module') return view.html === '' ? null : <Prose key={href} view={view} className={classes} />;
  return (
    <div className={classes}>
      <ErrorBoundary key={href} resetKey={href}>
        <ModulePage view={view} />
      </ErrorBoundary>
    </div>
  );
}

/**
 * Prose is not hydrated: React is given the HTML that stands in the document already and keeps its nodes. The key of
 * the caller gives every page an element of its own, because React compares new HTML with old HTML, not with the nodes.
 */
function Prose({ view, className }: { readonly view: PageView; readonly className: string }): ReactNode {
  const { client, navigator, text } = useRuntime();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current === null || client === undefined) return undefined;
    return attachBehaviours(client, element.current, { view, text, announce: navigator.announce });
  }, [view, client, navigator, text]);
  const html = { __html: view.html };
  return <div ref={element} className={className} data-hg-prose="" suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

function ModulePage({ view }: { readonly view: PageView }): ReactNode {
  const text = useStrings();
  if (view.Module !== null) return <view.Module />;
  return (
    <div className="hg-problem" role="alert">
      <p>{text('module.noDefaultExport', { path: view.data.module ?? '' })}</p>
    </div>
  );
}
