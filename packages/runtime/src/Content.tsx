import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { attachBehaviours, makeContext } from './behaviours/attach-behaviours.ts';
import { useRuntime } from './runtime-context.tsx';
import type { PageView } from './page-view.ts';

/** The content of the page: its article, or the component of a page that is a React module. */
export function Content(): ReactNode {
  const { state, text } = useRuntime();
  const { view } = state;
  const { kind, href, module: path = '' } = view.data;
  if (kind !== 'module') return <Prose key={href} view={view} />;
  if (view.Module !== null) return <view.Module key={href} />;
  return (
    <div className="hg-problem" role="alert">
      <p>{text('module.noDefaultExport', { path })}</p>
    </div>
  );
}

/**
 * Prose is not hydrated: React is given the HTML that stands in the document already and keeps its nodes. The key of
 * the caller gives every page an element of its own, because React compares new HTML with old HTML, not with the nodes.
 */
function Prose({ view }: { readonly view: PageView }): ReactNode {
  const { client, navigator, text, parts, takeAttached } = useRuntime();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current === null || client === undefined) return undefined;
    const context = makeContext({ client, navigator, text, parts, state: { ...navigator.getState(), view } });
    return takeAttached?.() ?? attachBehaviours(client, element.current, async () => context);
  }, [view, client, navigator, text, parts, takeAttached]);
  const html = { __html: view.html };
  return <div ref={element} data-hg-prose="" suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
