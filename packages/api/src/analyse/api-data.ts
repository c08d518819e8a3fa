import type { ApiOutline } from '../api-page.ts';

/** What parts of a page draw that only the site as a whole knows. */
export interface ApiData {
  /** Addresses by pages, from the folder of the reference. */
  readonly hrefs?: { readonly [to: string]: string };
}

/** Name of the source, and of the analysis of what it says. */
export const apiSource = 'api';

/** What the source has said of a page. */
export function outlineOf(data: { readonly [source: string]: unknown } | undefined): ApiOutline | undefined {
  // Nobody else writes under this name.
  return data?.[apiSource] as ApiOutline | undefined;
}
