import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { hasText } from './props.ts';
import type { OptionalText, WithChildren } from './props.ts';

interface Props extends WithChildren {
  readonly title?: OptionalText;
  /** The text that the diagram is drawn from. */
  readonly source: string;
  readonly kind?: string;
}

/** A diagram: drawn already, or its source, which the browser draws. */
export function Diagram({ title, source, children }: Props): ReactNode {
  const text = useStrings();
  const label = hasText(title) ? title : text('diagram.label');
  // A drawing says its own name.
  if (children !== undefined && children !== null) {
    return (
      <figure className="hg-drawing">
        <div className="hg-drawn">{children}</div>
      </figure>
    );
  }
  return (
    <figure className="hg-drawing" aria-label={label} data-hg-vendor="mermaid">
      <div className="hg-code">
        <div className="hg-code-title">{label}</div>
        <pre>
          <code className="language-mermaid">{source}</code>
        </pre>
      </div>
      <div className="hg-drawn" />
    </figure>
  );
}
