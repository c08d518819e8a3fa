import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { hasText } from './props.ts';
import type { OptionalText, WithChildren } from './props.ts';

interface Props extends WithChildren {
  readonly summary?: OptionalText;
  /** The summary as HTML, when it has marks. */
  readonly summaryHtml?: OptionalText;
  readonly isOpen?: boolean;
}

/** Content that folds out. */
export function Details({ summary, summaryHtml, isOpen, children }: Props): ReactNode {
  const text = useStrings();
  const label = hasText(summary) ? summary : text('details.summary');
  return (
    <details className="hg-details" open={isOpen === true}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the summary's HTML is its text */}
      {hasText(summaryHtml) ? <summary dangerouslySetInnerHTML={{ __html: summaryHtml }} /> : <summary>{label}</summary>}
      <div className="hg-details-body">{children}</div>
    </details>
  );
}
