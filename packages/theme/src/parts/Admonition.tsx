import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { WithChildren } from './props.ts';

interface Props extends WithChildren {
  readonly kind: string;
  /** Plain text; empty: the name of the kind. */
  readonly title?: string;
  /** The title as HTML, when it has marks. */
  readonly titleHtml?: string;
}

/** A note beside the text. */
export function Admonition({ kind, title, titleHtml, children }: Props): ReactNode {
  const text = useStrings();
  const key = `admonition.${kind}`;
  const name = text(key) === key ? kind : text(key);
  const label = title === undefined || title === '' ? name : title;
  return (
    <div className={`hg-admonition hg-admonition-${kind}`} role="note" aria-label={label}>
      {titleHtml === undefined || titleHtml === '' ? (
        <p className="hg-admonition-title">{label}</p>
      ) : (
        <p className="hg-admonition-title" dangerouslySetInnerHTML={{ __html: titleHtml }} />
      )}
      {children}
    </div>
  );
}
