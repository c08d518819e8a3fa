import { Link, useArticle, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { useLanguages } from './use-languages.ts';

/**
 * What can be done with the page: without script the links to its source and its Markdown copy, in the browser also what
 * copies and prints it.
 */
export function PageMenu(): ReactNode {
  const text = useStrings();
  const { frame } = useLanguages();
  const { editHref, markdownHref, layout } = useArticle();
  if (layout === 'home') return null;
  return (
    <details {...frame} className="hg-page-menu" data-markdown-ignore="">
      <summary>{text('menu.title')}</summary>
      <ul>
        {markdownHref === null ? null : (
          <li>
            <a href={markdownHref} data-hg-plain="">
              {text('article.markdown')}
            </a>
          </li>
        )}
        {editHref === null ? null : (
          <li>
            <Link href={editHref}>{text('article.edit')}</Link>
          </li>
        )}
      </ul>
    </details>
  );
}
