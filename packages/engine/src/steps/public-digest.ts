import { digestOfAll } from '@helpgen/disk';
import type { ContentGraph, GraphPage, Outline } from '@helpgen/model';

const known = new WeakMap<ContentGraph, string>();

/** Digest of what pages of `graph` are told of each other and of the site. */
export function publicDigestOf(graph: ContentGraph): string {
  const { pages, ...site } = graph;
  const digest = known.get(graph) ?? digestOfAll([JSON.stringify(site), ...pages.map((page) => JSON.stringify(publicPartOf(page)))]);
  known.set(graph, digest);
  return digest;
}

/** `graph`, of which {@link publicDigestOf} is known. */
export function withPublicDigest(graph: ContentGraph, digest: string): ContentGraph {
  known.set(graph, digest);
  return graph;
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
