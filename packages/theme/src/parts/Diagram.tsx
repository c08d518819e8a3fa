import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { hasText, type OptionalText, type WithChildren } from './props.ts';

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
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a narrow screen it scrolls */}
        <div className="hg-drawn" tabIndex={0}>
          {children}
        </div>
      </figure>
    );
  }
  return (
    <figure className="hg-drawing" aria-label={label} data-hg-vendor="mermaid">
      <div className="hg-code">
        <div className="hg-code-title">{label}</div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll */}
        <pre tabIndex={0}>
          <code className="language-mermaid">{source}</code>
        </pre>
      </div>
      <div className="hg-drawn" />
    </figure>
  );
}
