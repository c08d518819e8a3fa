import { useArticle } from '@helpgen/runtime';
import type { ReactNode } from 'react';
import type { ReferenceData } from '../reference-data.ts';

/** What the preset knows of the page; empty on pages without a reference. */
export function useReference(): ReferenceData {
  // Made by the analysis of this preset.
  return (useArticle().presets?.['@helpgen/reference'] ?? {}) as ReferenceData;
}

/** What every part may be given besides its own properties. */
export interface WithChildren {
  /** The content inside, drawn already. */
  readonly children?: ReactNode;
}
