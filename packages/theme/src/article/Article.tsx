import { breakLongWords, useArticle, useFrame, useParts, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { articleParts } from './article-parts.ts';
import { ContentsField } from './ContentsField.tsx';
import { NotFound } from './NotFound.tsx';
import { SearchPage } from './SearchPage.tsx';
import { useLanguages } from './use-languages.ts';

/** What surrounds the prose of a page: where it stands, its title, where one can go from it. Drawn on the server alone. */
export function Article({ children }: { readonly children: ReactNode }): ReactNode {
  const { kind } = useArticle();
  const { text } = useLanguages();
  const { ArticleFoot, Cards, Crumbs, PageMenu, Pager } = useParts<typeof articleParts>();
  if (kind === 'search') return <SearchPage />;
  if (kind === 'not-found') return <NotFound />;
  return (
    <>
      <Crumbs />
      <article {...text}>
        <PageMenu />
        <Heading />
        <ContentsField />
        <div className="hg-prose">{children}</div>
        <Cards />
      </article>
      <ArticleFoot />
      <Feedback />
      <Pager />
    </>
  );
}

/** The place of the widget that asks whether the article helped; the browser draws it when the reader comes near. */
function Feedback(): ReactNode {
  const { kind, hidesFeedback } = useArticle();
  const { feedback } = useFrame().options;
  const isAsked = feedback !== null && hidesFeedback !== true && (kind === 'doc' || kind === 'page');
  return isAsked ? <div className="hg-feedback" /> : null;
}

function Heading(): ReactNode {
  const page = useArticle();
  const text = useStrings();
  const { Banners } = useParts<typeof articleParts>();
  return (
    <>
      {page.version?.badge === true ? <p className="hg-badge">{text('article.version', { label: page.version.label })}</p> : null}
      <Banners />
      {page.showsTitle ? <h1>{breakLongWords(page.title)}</h1> : null}
      {page.kind === 'category' && page.description !== '' ? <p className="hg-lead">{page.description}</p> : null}
    </>
  );
}
