import { useFrame, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { FindForm } from './FindForm.tsx';

/** The page of the search: a form, a word to readers without script, and, as long as nothing is asked, where the navbar leads. */
export function SearchPage(): ReactNode {
  const text = useStrings();
  const { searchHref, navbar } = useFrame();
  const ways = navbar.items.flatMap((item) => (item.type === 'link' ? [item] : item.type === 'dropdown' ? item.items : []));
  const pages = new Map(ways.flatMap(({ label, href, route }) => (route === undefined ? [] : [[href, label] as const])));
  return (
    <div className="hg-search-page">
      <h1>{text('search.title')}</h1>
      <FindForm action={searchHref ?? undefined} />
      <p className="hg-needs-script">{text('search.needsScript')}</p>
      {pages.size === 0 ? null : (
        <div className="hg-grid hg-search-ways">
          <ul>
            {[...pages].map(([href, label]) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
