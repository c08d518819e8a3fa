import type { ContentGraph, OutputPath, SiteConfig } from '@helpgen/model';

/** What can be made of a site as a whole, where its config wants it. */
export const madeFiles = {
  robots: 'robots.txt' as OutputPath,
  openSearch: 'opensearch.xml' as OutputPath,
  sitemap: 'sitemap.xml' as OutputPath,
  llmsText: 'llms.txt' as OutputPath,
  /** The text of all pages, or the list of its parts. */
  fullText: 'llms-full.txt' as OutputPath,
};

/** Those of {@link madeFiles} that a site of `config` has, where no static file has their place: addresses may lead to them. */
export function madeFilesOf(config: SiteConfig): ReadonlySet<OutputPath> {
  const { robots, openSearch, search, sitemap, noIndex, llmsTxt, markdownCopies, router } = config;
  const hasLlmsText = llmsTxt && !noIndex;
  return new Set([
    ...(robots ? [madeFiles.robots] : []),
    ...(openSearch && search !== null ? [madeFiles.openSearch] : []),
    ...(sitemap !== null && !noIndex ? [madeFiles.sitemap] : []),
    ...(hasLlmsText ? [madeFiles.llmsText] : []),
    ...(hasLlmsText && markdownCopies && router !== 'hash' ? [madeFiles.fullText] : []),
  ]);
}

/** Whether the file at `path` is made of a site: it may have one of its own. */
export function isMade(path: OutputPath, config: SiteConfig, { staticFiles }: ContentGraph): boolean {
  return madeFilesOf(config).has(path) && !staticFiles.some(({ output }) => output === path);
}
