import { Link, useArticle, useFrame, useStrings, type PageData } from '@helpgen/runtime';
import type { ReactNode } from 'react';

/** The row below the content: tags, edit link, last update; nothing when there is none of them. */
export function ArticleFoot(): ReactNode {
  const text = useStrings();
  const { tags, editHref, lastUpdate } = useArticle();
  if (tags.length === 0 && editHref === null && lastUpdate === null) return null;
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
      {lastUpdate === null ? null : <LastUpdate lastUpdate={lastUpdate} />}
    </div>
  );
}

function LastUpdate({ lastUpdate: { date, author } }: { readonly lastUpdate: NonNullable<PageData['lastUpdate']> }): ReactNode {
  const text = useStrings();
  const { locale } = useFrame();
  return (
    <p>
      {date === undefined ? null : (
        <>
          {text('article.updatedOn')} <time dateTime={date}>{formatDate(date, locale)}</time>
        </>
      )}
      {author === undefined ? null : ` ${text('article.updatedBy')} ${author}`}
    </p>
  );
}

function formatDate(date: string, locale: { readonly htmlLang: string; readonly calendar: string }): string {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return date;
  return new Intl.DateTimeFormat(locale.htmlLang, { dateStyle: 'long', timeZone: 'UTC', calendar: locale.calendar }).format(time);
}
