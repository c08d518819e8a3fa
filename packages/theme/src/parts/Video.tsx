import type { ReactNode } from 'react';
import { hasText } from './props.ts';
import type { OptionalText, WithChildren } from './props.ts';

interface Props extends WithChildren {
  readonly caption?: OptionalText;
  /** The caption as HTML, when it has marks. */
  readonly captionHtml?: OptionalText;
  /** Where a video of another site is watched; `null`: the children are the video. */
  readonly href: string | null;
  /** The name of that site. */
  readonly host: string | null;
  /** What is shown in the page once the reader presses play; `null`: the link is followed. */
  readonly player: string | null;
}

/** A video: one of the site, or a link to one elsewhere, of which nothing is loaded before it is pressed. */
export function Video({ caption, captionHtml, href, host, player, children }: Props): ReactNode {
  if (href === null) {
    return (
      <figure className="hg-figure hg-video">
        {children}
        {hasText(captionHtml) ? <figcaption dangerouslySetInnerHTML={{ __html: captionHtml }} /> : null}
        {!hasText(captionHtml) && hasText(caption) ? <figcaption>{caption}</figcaption> : null}
      </figure>
    );
  }
  return (
    <figure className="hg-figure hg-video">
      <a href={href} rel="noopener noreferrer" data-hg-player={player ?? undefined}>
        {children}
        <span className="hg-video-name">
          <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
            <path d="M8 5v14l11-7z" />
          </svg>
          <span>
            {hasText(caption) ? `${caption} ` : null}
            <small>{host}</small>
          </span>
        </span>
      </a>
    </figure>
  );
}
