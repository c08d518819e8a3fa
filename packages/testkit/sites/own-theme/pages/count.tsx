import { Link, useFrame } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { useState } from 'react';

export const meta = { title: 'Счётчик' };

/** A page that is a React component. */
export default function Count(): ReactNode {
  const [count, setCount] = useState(0);
  const { homeHref } = useFrame();
  return (
    <>
      <h1>Счётчик</h1>
      <button type="button" id="count" onClick={() => setCount(count + 1)}>
        Нажато: {count}
      </button>
      <p>
        <Link href={homeHref}>К тарифам</Link>
      </p>
    </>
  );
}
