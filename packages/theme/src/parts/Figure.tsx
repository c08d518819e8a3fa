import type { ReactNode } from 'react';
import { AuthorText } from './AuthorText.tsx';
import { hasText, type Captioned } from './props.ts';

interface FigureProps extends Captioned {
  readonly className?: string;
}

/** A picture with its caption. */
export function Figure({ className = 'hg-figure', caption, captionHtml, children }: FigureProps): ReactNode {
  return (
    <figure className={className}>
      {children}
      <AuthorText as="figcaption" text={caption} html={captionHtml} />
    </figure>
  );
}

interface VideoProps extends Captioned {
  /** Where a video of another site is watched; `null`: the children are the video. */
  readonly href: string | null;
  /** The name of that site. */
  readonly host: string | null;
  /** What is shown in the page once the reader presses play; `null`: the link is followed. */
  readonly player: string | null;
}

/** A video: one of the site, or a link to one elsewhere, of which nothing is loaded before it is pressed. */
export function Video({ caption, captionHtml, href, host, player, children }: VideoProps): ReactNode {
  if (href === null) return <Figure className="hg-figure hg-video" caption={caption} captionHtml={captionHtml}>{children}</Figure>;
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
