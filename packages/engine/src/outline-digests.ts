import { digestOf } from '@helpgen/disk';
import type { Outline } from '@helpgen/model';

/** Digests of an outline, each of what some step depends on. */
export interface OutlineDigests {
  /** Of what other pages, and findings about the site, may depend on: without where things stand, and how long the text is. */
  readonly shown: string;
  /** Of the same, and where each thing stands: what a finding in the file depends on. */
  readonly placed: string;
}

/** The digests of `outline`. */
export function digestsOf(outline: Outline): OutlineDigests {
  const { wordCount: _words, paragraphs: _paragraphs, ...placed } = outline;
  return { shown: digestOf(JSON.stringify(withoutPlaces(placed))), placed: digestOf(JSON.stringify(placed)) };
}

function withoutPlaces(outline: Omit<Outline, 'wordCount' | 'paragraphs'>): object {
  const { frontMatterSpans: _spans, headings, links, assets, mentions, claims, directives = {}, ...shown } = outline;
  return {
    ...shown,
    headings: headings.map(({ at: _at, ...heading }) => heading),
    links: links.map(({ at: _at, ...link }) => link),
    assets: assets.map(({ at: _at, ...asset }) => asset),
    // Whether a name stands in code that is checked is more than a place.
    mentions: mentions?.map(({ places, ...mention }) => ({ ...mention, isChecked: places !== undefined })),
    claims: claims?.map(({ claim }) => claim),
    directives: Object.entries(directives).map(([name, noted]) => [name, noted.map(({ attributes }) => attributes)]),
  };
}
