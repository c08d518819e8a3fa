import { useArticle } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { ApiData } from '../analyse/api-data.ts';

/** What the preset knows of the page; empty on pages without a reference. */
export function useApi(): ApiData {
  // Made by the analysis of this preset.
  return (useArticle().presets?.['@helpgen/api'] ?? {}) as ApiData;
}

/** Addresses of the pages that parts lead to. */
export function useHrefs(): NonNullable<ApiData['hrefs']> {
  return useApi().hrefs ?? {};
}

/** What every part may be given besides its own properties. */
export interface WithChildren {
  /** The content inside, drawn already. */
  readonly children?: ReactNode;
}
