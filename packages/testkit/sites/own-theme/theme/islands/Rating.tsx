import { useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';

interface Props {
  readonly max: number;
  readonly title?: string;
  readonly titleHtml?: string;
  readonly children?: ReactNode;
}

/** Asks the reader for a mark. */
export default function Rating({ max, title = '', titleHtml = title, children }: Props): ReactNode {
  const [mark, setMark] = useState(0);
  const text = useStrings();
  const id = useId();
  return (
    <section className="till-rating" aria-labelledby={id}>
      <p id={id} dangerouslySetInnerHTML={{ __html: titleHtml }} />
      {Array.from({ length: max }, (_, index) => (
        <button key={index} type="button" aria-pressed={mark === index + 1} onClick={() => setMark(index + 1)}>
          {index + 1}
        </button>
      ))}
      <output>{mark === 0 ? '' : text('rating.thanks', { count: mark, max })}</output>
      {children}
    </section>
  );
}
