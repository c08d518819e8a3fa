import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { AuthorText } from './AuthorText.tsx';
import { hasText, type Titled } from './props.ts';

interface Props extends Titled {
  readonly kind: string;
}

/** A note beside the text, by its title or else the name of its kind. */
export function Admonition({ kind, title, titleHtml, children }: Props): ReactNode {
  const text = useStrings();
  const key = `admonition.${kind}`;
  const name = text(key) === key ? kind : text(key);
  const label = hasText(title) ? title : name;
  return (
    <div className={`hg-admonition hg-admonition-${kind}`} role="note" aria-label={label}>
      <AuthorText as="p" className="hg-admonition-title" text={label} html={titleHtml} />
      {children}
    </div>
  );
}
