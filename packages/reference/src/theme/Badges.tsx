import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { WithChildren } from './use-reference.ts';

interface Badge {
  readonly kind: 'version' | 'history' | 'rule' | 'read' | 'deduced';
  readonly text: string;
  readonly title?: string;
}

/** What is known of a member besides what it does: since when there is it, what it was called before, what it asks for, how that is known. */
export function Badges({ badges }: { readonly badges: readonly Badge[] }): ReactNode {
  return (
    <p className="hg-badges">
      {badges.map(({ kind, text, title }) => (
        <Fragment key={text}>
          <span className={`hg-tag hg-tag-${kind}`} title={title}>
            {text}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

/** That something should not be used any more, and why. */
export function Deprecation({ children }: WithChildren): ReactNode {
  return <div className="hg-deprecation">{children}</div>;
}
