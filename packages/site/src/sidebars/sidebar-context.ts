import type { Diagnostic, SiteConfig } from '@helpgen/model';
import type { Nearest } from '../links/create-nearest.ts';
import type { EditionDocuments } from '../pages/make-documents.ts';
import type { SitePage } from '../pages/site-page.ts';
import type { CategoryPages } from './category-pages.ts';
import type { Folder } from './folder-tree.ts';

/** What making the sidebars of an edition needs at hand. */
export interface SidebarContext {
  readonly config: SiteConfig;
  readonly documents: EditionDocuments;
  readonly folders: () => Folder;
  readonly categoryPages: CategoryPages;
  /** Reports a finding unless another edition reports the same one. */
  readonly report: (diagnostic: () => Diagnostic) => void;
  readonly nearestId: Nearest;
  /** Collects unlisted pages: they belong to the sidebar, but it does not show them. */
  readonly hide: (page: SitePage) => void;
}
