import type { ReactNode } from 'react';
import { hasText } from './props.ts';
import type { OptionalText, WithChildren } from './props.ts';

interface Props extends WithChildren {
  readonly caption?: OptionalText;
  /** The caption as HTML, when it has marks. */
  readonly captionHtml?: OptionalText;
}

/** A picture with its caption. */
export function Figure({ caption, captionHtml, children }: Props): ReactNode {
  return (
    <figure className="hg-figure">
      {children}
      {hasText(captionHtml) ? <figcaption dangerouslySetInnerHTML={{ __html: captionHtml }} /> : null}
      {!hasText(captionHtml) && hasText(caption) ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
