import { Link, useFrame, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** What stands at an address that leads nowhere. */
export function NotFound(): ReactNode {
  const text = useStrings();
  const { homeHref } = useFrame();
  return (
    <>
      <h1>{text('notFound.title')}</h1>
      <p>{text('notFound.first')}</p>
      <p>{text('notFound.second')}</p>
      <p>
        <Link href={homeHref}>{text('notFound.home')}</Link>
      </p>
    </>
  );
}
