import { breakLongWords, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { MemberKind } from '../type-outline.ts';
import type { WithChildren } from './use-reference.ts';

interface ListedForm {
  readonly id: string;
  readonly types: string;
  readonly summary: string;
}

/** All forms of a member below a list of them. */
export function Forms({ forms, children }: WithChildren & { readonly forms: readonly ListedForm[] }): ReactNode {
  return (
    <>
      <ol className="hg-forms">
        {forms.map(({ id, types, summary }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <code>({breakLongWords(types)})</code>
            </a>{' '}
            <span>{summary}</span>
          </li>
        ))}
      </ol>
      {children}
    </>
  );
}

interface FormProps extends WithChildren {
  readonly id: string;
  readonly kind: MemberKind;
  readonly number: number;
  readonly count: number;
  /** What stands at its head when the description says nothing of it. */
  readonly title?: string;
}

/** One of several forms, with its number and an address of its own. */
export function Form({ id, kind, number, count, title, children }: FormProps): ReactNode {
  const text = useStrings();
  const place = text('form.number', { number, total: count });
  return (
    <div className={`hg-form hg-kind-${kind}`}>
      <a className="hg-form-link" href={`#${id}`}>
        {place}
      </a>
      {title === undefined ? null : (
        <p>
          <code>({title})</code>
        </p>
      )}
      {children}
    </div>
  );
}
