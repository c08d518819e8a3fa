import type { ComponentPropsWithRef, ReactNode } from 'react';

/**
 * A link of the frame. One that leaves the site opens in a new tab and says so to a screen reader by the element with
 * the id `hg-new-tab`; one inside the site is followed by the runtime, without loading a document.
 *
 * @example <Link href="/docs/topics/if/">если</Link>
 */
export function Link({ href, children, ...rest }: ComponentPropsWithRef<'a'>): ReactNode {
  const isLeaving = href !== undefined && /^https?:|^\/\//i.test(href);
  const leaving = isLeaving ? { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': 'hg-new-tab' } : {};
  return (
    <a href={href} {...leaving} {...rest}>
      {children}
    </a>
  );
}
