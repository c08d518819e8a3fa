import { breakLongWords, Link, useArticle, useFrame, usePage, useStrings } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** Where the page stands: the way down to it from its section, or from the home page where the navbar names no section. */
function Crumbs(): ReactNode {
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

/** What a reader must know before reading: a text in another language, a draft, a page out of the lists, a version that is not the current one. */
function Banners(): ReactNode {
  const text = useStrings();
  const { frame } = useLanguages();
  const { banners, version, textLanguage } = useArticle();
  const { versions } = usePage();
  const { title, locale, options } = useFrame();
  const language = textLanguage && new Intl.DisplayNames([locale.htmlLang, 'en'], { type: 'language' }).of(textLanguage.htmlLang);
  return (
    <>
      {language === undefined ? null : (
        <div {...frame} className="hg-admonition hg-admonition-info" role="note">
          <p className="hg-admonition-title">{text('banner.untranslated.title')}</p>
          <p>{text('banner.untranslated', { language })}</p>
        </div>
      )}
      {banners.map((banner) => {
        if (!('latestHref' in banner)) {
          return (
            <div key={banner.kind} className="hg-admonition hg-admonition-warning" role="note">
              <p className="hg-admonition-title">{text(`banner.${banner.kind}.title`)}</p>
              <p>{text(`banner.${banner.kind}`)}</p>
            </div>
          );
        }
        const latest = options.versionPersistence === 'none' ? undefined : versions.find(({ href }) => href === banner.latestHref)?.name;
        return (
          <div key={banner.kind} className="hg-admonition hg-admonition-warning" role="alert">
            <p>{text(`banner.${banner.kind}`, { title, label: version?.label ?? '' })}</p>
            <p>
              {text('banner.latest')}{' '}
              <Link href={banner.latestHref} data-hg-version={latest}>
                {text('banner.latestLink', { label: banner.latestLabel })}
              </Link>
              .
            </p>
          </div>
        );
      })}
    </>
  );
}

/**
 * What can be done with the page: without script the links to its source and its Markdown copy, in the browser also what
 * copies and prints it.
 */
function PageMenu(): ReactNode {
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

/** What a category holds, a card each. */
function Cards(): ReactNode {
  const text = useStrings();
  const { cards } = useArticle();
  if (cards.length === 0) return null;
  return (
    <ul className="hg-cards">
      {cards.map((card) => (
        <li key={card.href} data-hg-kind={card.kind}>
          <h2>
            <Link href={card.href}>{card.label}</Link>
          </h2>
          {card.description === '' ? null : <p>{card.description}</p>}
          {card.description === '' && card.count !== undefined ? <p>{text('cards.count', { count: card.count })}</p> : null}
        </li>
      ))}
    </ul>
  );
}

/** The row below the content: tags, edit link, last update; nothing when there is none of them. */
function ArticleFoot(): ReactNode {
  const text = useStrings();
  const { locale } = useFrame();
  const { tags, editHref, lastUpdate } = useArticle();
  if (tags.length === 0 && editHref === null && lastUpdate === null) return null;
  const { date, author } = lastUpdate ?? {};
  const day = { dateStyle: 'long', timeZone: 'UTC', calendar: locale.calendar } as const;
  return (
    <div className="hg-article-foot">
      {tags.length === 0 ? null : (
        <p>
          {text('article.tags')} {tags.join(', ')}
        </p>
      )}
      <p>
        {editHref === null ? null : <Link href={editHref}>{text('article.edit')}</Link>}
      </p>
      {lastUpdate === null ? null : (
        <p>
          {date === undefined ? null : (
            <>
              {text('article.updatedOn')} <time dateTime={date}>{new Date(date).toLocaleDateString(locale.htmlLang, day)}</time>
            </>
          )}
          {author === undefined ? null : ` ${text('article.updatedBy')} ${author}`}
        </p>
      )}
    </div>
  );
}

/** The pages before and after this one. */
function Pager(): ReactNode {
  const text = useStrings();
  const { previous, next } = useArticle();
  if (previous === null && next === null) return null;
  const draw = (name: 'previous' | 'next', rel: string, page: typeof next): ReactNode =>
    page === null ? null : (
      <Link className={`hg-${name}`} rel={rel} href={page.href}>
        <span>{text(`pager.${name}`)}</span> {breakLongWords(page.label)}
      </Link>
    );
  return (
    <nav className="hg-pager" aria-label={text('pager.label')}>
      {draw('previous', 'prev', previous)}
      {draw('next', 'next', next)}
    </nav>
  );
}

/** What marks an article that nobody has translated, and what the frame says inside it in the language of the reader. */
export function useLanguages() {
  const { textLanguage } = useArticle();
  const { locale } = useFrame();
  if (textLanguage === undefined) return { text: {}, frame: {} };
  return {
    text: { lang: textLanguage.htmlLang, dir: textLanguage.direction },
    frame: { lang: locale.htmlLang, dir: locale.direction },
  };
}

/** What stands around the prose of an article; another theme may replace each of them. */
export const articleParts = { ArticleFoot, Banners, Cards, Crumbs, PageMenu, Pager };
