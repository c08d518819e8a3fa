import { useArticle, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { useLanguages } from './use-languages.ts';

/** The headings of the page where there is no room for a column of them: a field below the title that folds out. */
export function ContentsField(): ReactNode {
  const text = useStrings();
  const { frame } = useLanguages();
  const { toc, textLanguage } = useArticle();
  if (toc === '') return null;
  return (
    <nav {...frame} className="hg-toc-field" aria-label={text('toc.title')}>
      <details>
        <summary>{text('toc.title')}</summary>
        <div lang={textLanguage?.htmlLang} dangerouslySetInnerHTML={{ __html: toc }} />
      </details>
    </nav>
  );
}
