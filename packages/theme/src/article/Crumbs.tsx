import { Link, useArticle, useFrame, usePage, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** Where the page stands: the way down to it from its section, or from the home page where the navbar names no section. */
export function Crumbs(): ReactNode {
  const text = useStrings();
  const { crumbs } = useArticle();
  const { sidebar } = usePage();
  const { homeHref, navbar } = useFrame();
  if (crumbs.length === 0) return null;
  const section = navbar.items.find((item) => item.type === 'link' && sidebar !== null && item.sidebar === sidebar.id);
  return (
    <nav className="hg-crumbs" aria-label={text('crumbs.label')}>
      <ol>
        {section?.type !== 'link' ? (
          <li>
            <Link href={homeHref}>{text('crumbs.home')}</Link>
          </li>
        ) : crumbs[0]?.label === section.label ? null : (
          <li>
            <Link href={section.href}>{section.label}</Link>
          </li>
        )}
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
