import { breakLongWords, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { MemberKind } from '../type-outline.ts';
import type { WithChildren } from './use-reference.ts';

interface FormProps extends WithChildren {
  readonly id: string;
  readonly kind: MemberKind;
  readonly number: number;
  readonly count: number;
  /** What it takes, by types. */
  readonly types: string;
  /** What it is for, as plain text; empty: nothing is said of it apart. */
  readonly summary: string;
}

/** One of several forms, with its number and an address of its own; all but the first are a line until they are opened. */
export function Form({ id, kind, number, count, types, summary, children }: FormProps): ReactNode {
  const text = useStrings();
  return (
    <details className={`hg-form hg-kind-${kind}`} open={number === 1}>
      <summary>
        <code>({breakLongWords(types)})</code>{' '}
        {summary === '' ? null : <span data-markdown-ignore="">{summary}</span>}
      </summary>
      <div>
        <a className="hg-form-link" href={`#${id}`}>
          {text('form.number', { number, total: count })}
        </a>
        {children}
      </div>
    </details>
  );
}
