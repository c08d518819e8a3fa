import type { ReactNode } from 'react';

interface Props {
  readonly amount: number;
  readonly currency?: 'RUB' | 'BYN';
  readonly title?: string;
  readonly children?: ReactNode;
}

/** What something costs; drawn into the document and never again. */
export function Price({ amount, currency = 'RUB', title, children }: Props): ReactNode {
  return (
    <div className="till-price">
      <strong>
        {title}: {new Intl.NumberFormat('ru', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)}
      </strong>
      {children}
    </div>
  );
}
