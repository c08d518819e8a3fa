import { digestOf, digestOfAll } from '@helpgen/disk';
import type { ContentGraph, GraphPage, Outline, RoutePath, SiteFacts } from '@helpgen/model';
import { canonicalJson } from '@helpgen/model';
import { toolId } from '../tool-id.ts';
import type { PageKey, PageKeys } from '../output/build-record.ts';
import type { PageStep } from '../prepare-site.ts';
import type { SiteInputs } from '../read-inputs.ts';
import type { DescribedPage } from '../workers/render-page.ts';
import type { CompiledArticles } from './compile-articles.ts';

/** What keys are found from. */
export interface PageKeyParts {
  readonly inputs: SiteInputs;
  readonly step: PageStep;
  /** Digest of all that its graph was made of. */
  readonly graphKey: string;
  readonly facts: SiteFacts;
  readonly compiled: CompiledArticles;
  /** Those of the last build. */
  readonly before: PageKeys | undefined;
}

/** Finds the keys of pages; where nothing has changed since the last build, without describing them anew. */
export type PageKeyFinder = ReturnType<typeof createPageKeys>;

/**
 * The keys of the pages of `step`. To describe a page is most of what an unchanged one costs. What it says of others and of
 * the site, the parts of outlines that other pages may show, has one digest for all; when that is the one of the last build,
 * a page that brings the same itself has the key that it had.
 */
export function createPageKeys({ inputs, step, graphKey, facts, compiled, before }: PageKeyParts) {
  // Most edits of a text leave the graph as it was, and what pages are told of each other with it.
  const publicDigest = before?.graphKey === graphKey ? before.publicDigest : publicDigestOf(step.graph);
  const shared = digestOfShared(inputs, step, facts, publicDigest);
  const known = before?.shared === shared ? before.byRoute : undefined;
  const byRoute = new Map<RoutePath, PageKey>();
  return {
    /** `described`: what the page is described as, where that is known. */
    of(page: GraphPage, described?: string): string {
      const found = byRoute.get(page.route);
      if (found !== undefined) return found.key;
      const own = digestOfOwn(page, facts, compiled);
      const last = known?.get(page.route);
      const key = last !== undefined && own !== undefined && last.own === own ? last.key : keyOf(step, page, described);
      byRoute.set(page.route, { own: own ?? '', key });
      return key;
    },
    all: (): PageKeys => ({ graphKey, publicDigest, shared, byRoute }),
  };
}

/** Digest of all that a page is rendered from. */
export function keyOf(step: PageStep, page: GraphPage, described: string = describe(step, page)): string {
  const article = page.source === undefined ? undefined : step.articles.get(page.source);
  const digest = digestOfAll([step.contexts.digests[page.edition] ?? '', article?.bodyDigest ?? '', step.config.markdownCopies ? 'copied' : '', described]);
  return `page:${digest}`;
}

/** {@link DescribedPage} as JSON: it is hashed and sent to a thread, and a text is both at once. */
export function describe({ maker }: PageStep, page: GraphPage): string {
  const data = maker.pageData(page);
  return JSON.stringify({ data, links: maker.linkTable(page), head: maker.head(page, data) } satisfies DescribedPage);
}

function digestOfShared({ run }: SiteInputs, { contexts }: PageStep, { assets }: SiteFacts, publicDigest: string): string {
  return digestOfAll([
    toolId,
    run.presets.digest,
    canonicalJson(run.config),
    canonicalJson(contexts.digests),
    JSON.stringify([...assets]),
    publicDigest,
  ]);
}

/** Digest of what pages of a graph are told of each other and of the site. */
function publicDigestOf({ pages, ...site }: ContentGraph): string {
  return digestOfAll([JSON.stringify(site), ...pages.map((page) => JSON.stringify(publicPartOf(page)))]);
}

/** What other pages may show of `page`: where things stand in its text and where that leads to shows on no other. */
function publicPartOf({ links: _links, assets: _assets, mentions: _mentions, outline, ...page }: GraphPage): object {
  return { ...page, outline: outline === undefined ? undefined : publicOutlineOf(outline) };
}

function publicOutlineOf(outline: Outline): Partial<Outline> {
  const {
    frontMatterSpans: _spans, excerpt: _excerpt, headings: _headings, anchors: _anchors, links: _links, assets: _assets, mentions: _mentions,
    claims: _claims, includes: _includes, wordCount: _words, paragraphs: _paragraphs, ...shown
  } = outline;
  return shown;
}

/** Digest of what `page` alone brings; `undefined` when that is not known by the digest of a source. */
function digestOfOwn(page: GraphPage, { lastUpdates }: SiteFacts, { articles, keys }: CompiledArticles): string | undefined {
  const { source, links, assets, mentions } = page;
  const key = source === undefined ? undefined : keys.get(source);
  const article = source === undefined ? undefined : articles.get(source);
  if (source === undefined || key === undefined || article === undefined) return undefined;
  return digestOf(
    JSON.stringify([
      key,
      article.bodyDigest,
      article.outline.includes,
      links,
      assets,
      mentions,
      lastUpdates.get(article.outline.origin ?? source),
      article.outline.data,
    ]),
  );
}
