import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { WithChildren } from './props.ts';

interface Props extends WithChildren {
  readonly title?: string | null;
  /** The text that the diagram is drawn from. */
  readonly source: string;
  readonly kind?: string;
}

/** A diagram: drawn already, or its source, which the browser draws. */
export function Diagram({ title, source, children }: Props): ReactNode {
  const text = useStrings();
  const label = title === undefined || title === null || title === '' ? text('diagram.label') : title;
  if (children !== undefined && children !== null) {
    return (
      <figure className="hg-diagram" aria-label={label}>
        {children}
      </figure>
    );
  }
  return (
    <figure className="hg-diagram hg-diagram-source" aria-label={label} data-hg-vendor="mermaid">
      <div className="hg-code">
        <div className="hg-code-title">{label}</div>
        <pre>
          <code className="language-mermaid">{source}</code>
        </pre>
      </div>
    </figure>
  );
}
