import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { AuthorText } from './AuthorText.tsx';
import { hasText, type OptionalText, type WithChildren } from './props.ts';

interface Props extends WithChildren {
  readonly summary?: OptionalText;
  /** The summary as HTML, when it has marks. */
  readonly summaryHtml?: OptionalText;
  readonly isOpen?: boolean;
}

/** Content that folds out. */
export function Details({ summary, summaryHtml, isOpen, children }: Props): ReactNode {
  const text = useStrings();
  return (
    <details className="hg-details" open={isOpen === true}>
      <AuthorText as="summary" text={hasText(summary) ? summary : text('details.summary')} html={summaryHtml} />
      <div className="hg-details-body">{children}</div>
    </details>
  );
}
