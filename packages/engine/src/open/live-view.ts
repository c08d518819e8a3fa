import type { Diagnostic, PreviewPage } from '@helpgen/model';
import type { ShownSite } from './shown-site.ts';

/** What an open site shows at one moment. */
export interface SiteView {
  /** Grows whenever something is shown that was not before. */
  readonly version: number;
  /** The last state that could be shown; absent while there was none. */
  readonly site: ShownSite | undefined;
  /** Complete and sorted: what is wrong with the sources as they are now. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether what is shown is of before the errors, which keep the present state from being shown. */
  readonly isEarlier: boolean;
  /** Whether all articles are compiled; of the others only the front matter is known. */
  readonly isWhole: boolean;
  /** Absolute paths of folders and files that the site is made of, to be watched. */
  readonly watched: readonly string[];
}

/** A page as it is shown now. */
export interface PageState extends PreviewPage {
  /** Whether its text is shown as it last was without errors. */
  readonly isEarlier: boolean;
  /** Those with a place in the page's source or in what it includes. */
  readonly findings: readonly Diagnostic[];
}
