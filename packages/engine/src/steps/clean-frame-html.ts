import type { SiteConfig } from '@helpgen/model';

/** `config` with the HTML of its frame (announcement, foot, items of the navbar) as it may stand in a page. */
export async function cleanFrameHtml(config: SiteConfig): Promise<SiteConfig> {
  const { announcementBar, footer, navbar } = config;
  const texts = [announcementBar?.content ?? '', footer.copyright, ...navbar.items.map((item) => (item.type === 'html' ? item.value : ''))];
  // With it comes the whole Markdown pipeline, which plain text has no use for.
  if (!texts.some((text) => text.includes('<'))) return config;
  const { cleanFragment } = await import('@helpgen/content');
  const clean = (html: string): string => cleanFragment(html, config.markdown.trustHtml);
  return {
    ...config,
    announcementBar: announcementBar === null ? null : { ...announcementBar, content: clean(announcementBar.content) },
    footer: { ...footer, copyright: clean(footer.copyright) },
    navbar: { ...navbar, items: navbar.items.map((item) => (item.type === 'html' ? { ...item, value: clean(item.value) } : item)) },
  };
}
