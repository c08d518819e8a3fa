import type { ApiOutline } from '../api-page.ts';
import type { ApiChanges } from './compare-apis.ts';

/** What parts of a page draw that only the site as a whole knows. */
export interface ApiData {
  /** Addresses by pages, from the folder of the reference. */
  readonly hrefs?: { readonly [to: string]: string };
  /** The comparisons that the page asks for, in their order. */
  readonly changes?: readonly (ApiChanges | null)[];
}

/** Name of the source, and of the analysis of what it says. */
export const apiSource = 'api';

/** The same of JSON Schemas. */
export const schemaSource = 'schema';
/** The same of TypeDoc. */
export const typedocSource = 'typedoc';

/** What a source of ours has said of a page. */
export function outlineOf(data: { readonly [source: string]: unknown } | undefined): ApiOutline | undefined {
  // Nobody else writes under these names.
  return (data?.[apiSource] ?? data?.[schemaSource] ?? data?.[typedocSource]) as ApiOutline | undefined;
}
