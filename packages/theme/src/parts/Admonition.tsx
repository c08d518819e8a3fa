import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { hasText } from './props.ts';
import type { OptionalText, WithChildren } from './props.ts';

interface Props extends WithChildren {
  readonly kind: string;
  /** Plain text; empty: the name of the kind. */
  readonly title?: OptionalText;
  /** The title as HTML, when it has marks. */
  readonly titleHtml?: OptionalText;
}

/** A note beside the text. */
export function Admonition({ kind, title, titleHtml, children }: Props): ReactNode {
  const text = useStrings();
  const key = `admonition.${kind}`;
  const name = text(key) === key ? kind : text(key);
  const label = hasText(title) ? title : name;
  return (
    <div className={`hg-admonition hg-admonition-${kind}`} role="note" aria-label={label}>
      {hasText(titleHtml) ? (
        <p className="hg-admonition-title" dangerouslySetInnerHTML={{ __html: titleHtml }} />
      ) : (
        <p className="hg-admonition-title">{label}</p>
      )}
      {children}
    </div>
  );
}
