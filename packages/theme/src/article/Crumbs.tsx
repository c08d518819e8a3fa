import { breakLongWords, Link, useArticle, useFrame, usePage, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** Where the page stands: the way down to it from its section, or from the home page where the navbar names no section. */
export function Crumbs(): ReactNode {
  const text = useStrings();
  const { crumbs } = useArticle();
  const { sidebar } = usePage();
  const { homeHref, navbar } = useFrame();
  if (crumbs.length === 0) return null;
  const section = navbar.items.find((item) => item.type === 'link' && sidebar !== null && item.sidebar === sidebar.id);
  const start = section?.type === 'link' ? section : { label: text('crumbs.home'), href: homeHref };
  const way = crumbs[0]?.label === start.label ? crumbs : [start, ...crumbs];
  return (
    <nav className="hg-crumbs" aria-label={text('crumbs.label')}>
      <ol>
        {way.map(({ label, href }, index) => (
          <li key={index}>
            {index === way.length - 1 ? (
              <span aria-current="page">{breakLongWords(label)}</span>
            ) : href === undefined ? (
              breakLongWords(label)
            ) : (
              <Link href={href}>{breakLongWords(label)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
