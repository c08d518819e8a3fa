import type { GraphPage, PageData, SiteConfig, SiteFacts } from '@helpgen/model';

/** When and by whom the source of `page` was changed last: its front matter wins for each field; `null`: nothing to show. */
export function makeLastUpdate(config: SiteConfig, facts: SiteFacts, page: GraphPage): PageData['lastUpdate'] {
  const { time, author: wantsAuthor } = config.lastUpdate;
  if (page.source === undefined || (!time && !wantsAuthor)) return null;
  const known = facts.lastUpdates.get(page.outline?.origin ?? page.source);
  const own = page.outline?.frontMatter.last_update;
  const date = time ? (toIsoDate(own?.date) ?? known?.date) : undefined;
  const author = wantsAuthor ? (own?.author ?? known?.author) : undefined;
  if (date === undefined && author === undefined) return null;
  return { ...(date === undefined ? {} : { date }), ...(author === undefined ? {} : { author }) };
}

/** `text` as an ISO date; without a time zone it is a time in UTC, so that every machine reads the same. */
function toIsoDate(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const day = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(text.trim());
  if (day === null) return undefined;
  const [, date = '', clock, zone = 'Z'] = day;
  const time = Date.parse(`${date}T${clock ?? '00:00:00'}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
  if (Number.isNaN(time)) return undefined;
  return clock === undefined ? date : new Date(time).toISOString();
}
