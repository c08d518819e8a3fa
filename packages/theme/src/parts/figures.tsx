import { useStrings } from '@helpgen/runtime';
import type { PropsWithChildren, ReactNode } from 'react';
import { AuthorText, type Named, type OptionalText } from './author-text.tsx';

/** A picture with its caption. */
export function Figure({ className = 'hg-figure', caption, captionHtml, children }: Named<'caption'> & { readonly className?: string }): ReactNode {
  return (
    <figure className={className}>
      {children}
      <AuthorText as="figcaption" text={caption} html={captionHtml} />
    </figure>
  );
}

type VideoProps = Named<'caption'> & {
  /** Where a video of another site is watched; `null`: the children are the video. */
  readonly href: string | null;
  /** The name of that site. */
  readonly host: string | null;
  /** What is shown in the page once the reader presses play; `null`: the link is followed. */
  readonly player: string | null;
};

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
            {caption ? `${caption} ` : null}
            <small>{host}</small>
          </span>
        </span>
      </a>
    </figure>
  );
}

interface DiagramProps {
  readonly title?: OptionalText;
  /** The text that the diagram is drawn from. */
  readonly source: string;
}

/** A diagram: drawn already, or its source, which the browser draws. */
export function Diagram({ title, source, children }: PropsWithChildren<DiagramProps>): ReactNode {
  const text = useStrings();
  const label = title || text('diagram.label');
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
