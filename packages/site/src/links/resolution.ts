import type { LinkTarget, SourcePath } from '@helpgen/model';
import type { PlacedPage } from '../pages/site-page.ts';
import type { PlacedRedirect } from './site-index.ts';

/** An address as it is written, and where: relative ones depend on it. */
export interface Reference {
  readonly url: string;
  readonly locale: string;
  /** The file it stands in; absent in the config. */
  readonly file?: SourcePath;
  /** The page that shows it; absent in the config. */
  readonly page?: PlacedPage;
}

/** What an address names; `hash` and `suffix` as they are written in an `href`. */
export type Resolution =
  | { readonly kind: 'page'; readonly page: PlacedPage; readonly suffix: string; readonly hash: string }
  | { readonly kind: 'redirect'; readonly redirect: PlacedRedirect; readonly suffix: string }
  | Extract<LinkTarget, { readonly kind: 'file' | 'static' | 'external' }>
  | { readonly kind: 'anchor'; readonly hash: string }
  | { readonly kind: 'draft' | 'no-file' | 'no-page' | 'outside'; readonly target: string }
  /** `unsafe`: a protocol that content may not name. */
  | { readonly kind: 'empty' | 'unsafe' };
