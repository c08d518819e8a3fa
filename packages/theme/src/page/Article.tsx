import { Content, usePage, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { ArticleFoot } from './ArticleFoot.tsx';
import { Banners } from './Banners.tsx';
import { Cards } from './Cards.tsx';
import { Crumbs } from './Crumbs.tsx';
import { Pager } from './Pager.tsx';
import { TableOfContents } from './TableOfContents.tsx';

/** A page of text: where it stands, what it says, where one can go from it. */
export function Article(): ReactNode {
  const page = usePage();
  const text = useStrings();
  return (
    <div className={page.toc.length === 0 ? 'hg-page' : 'hg-page hg-page-with-toc'}>
      <Crumbs />
      <article>
        {page.version?.badge === true ? <p className="hg-badge">{text('article.version', { label: page.version.label })}</p> : null}
        <Banners />
        {page.showsTitle ? <h1>{page.title}</h1> : null}
        {page.kind === 'category' && page.description !== '' ? <p className="hg-lead">{page.description}</p> : null}
        <TableOfContents key={page.href} />
        <Content className="hg-prose" />
        <Cards />
      </article>
      <ArticleFoot />
      <Pager />
    </div>
  );
}
