import type { Diagnostic } from '@helpgen/model';
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
  /** How much of the site is known: at most one page, some pages only at a glance, all of it. */
  readonly extent: 'glimpse' | 'glance' | 'whole';
  /** Absolute paths of folders and files that the site is made of, to be watched. */
  readonly watched: readonly string[];
}

/** What is found somewhere in the site. */
export interface SiteFinding {
  readonly found: Diagnostic;
  /** Address of the page in whose source it stands; empty when it stands elsewhere. */
  readonly href: string;
}

/** A page as a preview tells of it. */
export interface PageState {
  readonly route: string;
  /** Differs when anything that the page shows does. */
  readonly digest: string;
  /** Relative to the site's root; `undefined` for a page without a source. */
  readonly source: string | undefined;
  readonly words: number;
  /** When the source was last written, ISO 8601; empty when that is not known. */
  readonly changedAt: string;
  /** Whether its text is shown as it last was without errors. */
  readonly isEarlier: boolean;
  /** Those with a place in the page's source or in what it includes. */
  readonly findings: readonly Diagnostic[];
}
