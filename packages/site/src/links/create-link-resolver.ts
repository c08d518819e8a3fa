import type { ContentGraph, LinkTarget, SiteConfig } from '@helpgen/model';
import { answerLink } from './answer-link.ts';
import { createGraphIndex } from './graph-index.ts';

/** Tells where an address that stands in no page, such as one of the config, leads in a finished graph. */
export function createLinkResolver(config: SiteConfig, graph: ContentGraph): (url: string) => LinkTarget {
  const { index } = createGraphIndex(config, graph);
  return (url) => answerLink(index, { url, locale: config.locales.default }).target;
}
