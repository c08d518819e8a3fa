import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { attachBehaviours, makeContext } from './behaviours/attach-behaviours.ts';
import { useStrings } from './hooks.ts';
import { useRuntime } from './runtime-context.tsx';
import type { PageView } from './view.ts';

/** The content of the page: its article, or the component of a page that is a React module. */
export function Content(): ReactNode {
  const { view } = useRuntime().state;
  const { kind, href } = view.data;
  if (kind !== 'module') return <Prose key={href} view={view} />;
  return <ModulePage key={href} view={view} />;
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

function ModulePage({ view }: { readonly view: PageView }): ReactNode {
  const text = useStrings();
  if (view.Module !== null) return <view.Module />;
  return (
    <div className="hg-problem" role="alert">
      <p>{text('module.noDefaultExport', { path: view.data.module ?? '' })}</p>
    </div>
  );
}
