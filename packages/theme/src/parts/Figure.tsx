import type { ReactNode } from 'react';
import type { WithChildren } from './props.ts';

interface Props extends WithChildren {
  readonly caption?: string;
  /** The caption as HTML, when it has marks. */
  readonly captionHtml?: string;
}

/** A picture with its caption. */
export function Figure({ caption, captionHtml, children }: Props): ReactNode {
  const hasHtml = captionHtml !== undefined && captionHtml !== '';
  return (
    <figure className="hg-figure">
      {children}
      {hasHtml ? <figcaption dangerouslySetInnerHTML={{ __html: captionHtml }} /> : caption === undefined || caption === '' ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
