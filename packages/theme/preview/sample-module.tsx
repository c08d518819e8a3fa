import { useState } from 'react';
import type { ReactNode } from 'react';

/** A page that is a React module: it counts. */
export default function SampleModule(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Страница-компонент</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Нажато: {count}
      </button>
    </>
  );
}
