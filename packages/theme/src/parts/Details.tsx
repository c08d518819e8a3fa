import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { WithChildren } from './props.ts';

interface Props extends WithChildren {
  readonly summary?: string;
  /** The summary as HTML, when it has marks. */
  readonly summaryHtml?: string;
  readonly isOpen?: boolean;
}

/** Content that folds out. */
export function Details({ summary, summaryHtml, isOpen, children }: Props): ReactNode {
  const text = useStrings();
  const label = summary === undefined || summary === '' ? text('details.summary') : summary;
  return (
    <details className="hg-details" open={isOpen === true}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the summary's HTML is its text */}
      {summaryHtml === undefined || summaryHtml === '' ? <summary>{label}</summary> : <summary dangerouslySetInnerHTML={{ __html: summaryHtml }} />}
      <div className="hg-details-body">{children}</div>
    </details>
  );
}
