import { breakLongWords, useArticle, useFrame, useParts, useStrings, Link } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import { useLanguages, type articleParts } from './article-parts.tsx';

/** What surrounds the prose of a page: where it stands, its title, where one can go from it. Drawn on the server alone. */
export function Article({ children }: { readonly children: ReactNode }): ReactNode {
  const text = useStrings();
  const { kind, title, showsTitle, version, description, toc, textLanguage, hidesFeedback } = useArticle();
  const { feedback } = useFrame().options;
  const languages = useLanguages();
  const { ArticleFoot, Banners, Cards, Crumbs, PageMenu, Pager } = useParts<typeof articleParts>();
  if (kind === 'search') return <SearchPage />;
  if (kind === 'not-found') return <NotFound />;
  const asksForFeedback = feedback !== null && hidesFeedback !== true && (kind === 'doc' || kind === 'page');
  return (
    <>
      <Crumbs />
      <article {...languages.text}>
        {version?.badge === true ? <p className="hg-badge">{text('article.version', { label: version.label })}</p> : null}
        <Banners />
        <PageMenu />
        {showsTitle ? <h1>{breakLongWords(title)}</h1> : null}
        {kind === 'category' && description !== '' ? <p className="hg-lead">{description}</p> : null}
        {/* The headings where there is no room for a column of them: a field that folds out. */}
        {toc === '' ? null : (
          <nav {...languages.frame} className="hg-toc-field" aria-label={text('toc.title')}>
            <details>
              <summary>{text('toc.title')}</summary>
              <div lang={textLanguage?.htmlLang} dangerouslySetInnerHTML={{ __html: shortenContents(toc) }} />
            </details>
          </nav>
        )}
        <div className="hg-prose">{children}</div>
        <Cards />
      </article>
      <ArticleFoot />
      {/* The browser draws the widget there when the reader comes near. */}
      {asksForFeedback ? <div className="hg-feedback" /> : null}
      <Pager />
    </>
  );
}

/** With more entries than these a list that folds out is longer than three screens of a phone. */
const mostEntries = 40;

/** The contents of a page, as HTML, without what stands below their second level when they are long. */
export function shortenContents(toc: string): string {
  if (toc.split('<li>').length - 1 <= mostEntries) return toc;
  let depth = 0;
  const kept = toc.split(/(?=<ul>)|(?<=<\/ul>)/).filter((part) => {
    if (part.startsWith('<ul>')) depth += 1;
    const isShown = depth <= 2;
    if (part.endsWith('</ul>')) depth -= 1;
    return isShown;
  });
  return kept.join('');
}

/**
 * What stands at an address that leads nowhere; the pages that may have been meant are found in the browser, which
 * alone knows the address.
 */
function NotFound(): ReactNode {
  const text = useStrings();
  const { homeHref, searchHref } = useFrame();
  const { treeHrefs = [] } = useArticle();
  return (
    <>
      <h1>{text('notFound.title')}</h1>
      <p>{text('notFound.first')}</p>
      <p>{text('notFound.second')}</p>
      {searchHref === null ? null : <FindForm action={searchHref} />}
      <p>
        <Link href={homeHref}>{text('notFound.home')}</Link>
      </p>
      {/* It comes late, and so below everything else. */}
      {treeHrefs.length === 0 ? null : (
        <div className="hg-suggestions" data-hg-trees={treeHrefs.join(' ')} hidden>
          <p>{text('notFound.meant')}</p>
          <ul />
        </div>
      )}
    </>
  );
}

/** A field for the words of a question, which are taken to the search page at `action`. */
function FindForm({ action }: { readonly action: string | undefined }): ReactNode {
  const text = useStrings();
  return (
    <search>
      <form className="hg-find" action={action} method="get">
        <input type="search" name="q" placeholder={text('search.placeholder')} aria-label={text('search.label')} />
        <button type="submit">{text('search.label')}</button>
      </form>
    </search>
  );
}

/** The page of the search: a form, a word to readers without script, and, as long as nothing is asked, where the navbar leads. */
function SearchPage(): ReactNode {
  const text = useStrings();
  const { searchHref, navbar } = useFrame();
  const ways = navbar.items.flatMap((item) => (item.type === 'link' ? [item] : item.type === 'dropdown' ? item.items : []));
  const pages = new Map(ways.filter(({ route }) => route !== undefined).map(({ label, href }) => [href, label]));
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
