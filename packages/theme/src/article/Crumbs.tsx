import { Link, useArticle, useFrame, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

/** Where the page stands: the way from the home page down to it. */
export function Crumbs(): ReactNode {
  const text = useStrings();
  const { crumbs } = useArticle();
  const { homeHref } = useFrame();
  if (crumbs.length === 0) return null;
  return (
    <nav className="hg-crumbs" aria-label={text('crumbs.label')}>
      <ol>
        <li>
          <Link href={homeHref} aria-label={text('crumbs.home')}>
            <Icon name="home" />
          </Link>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={index}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : crumb.href === undefined ? (
              crumb.label
            ) : (
              <Link href={crumb.href}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
