import type { Diagnostic } from './diagnostic.ts';

/** A finding, and the page that it stands in. */
export interface PlacedFinding {
  readonly found: Diagnostic;
  /** Address of the page in whose source it stands; empty when it stands elsewhere. */
  readonly href: string;
}

/** A page as a preview tells of it. */
export interface PreviewPage {
  readonly route: string;
  /** Differs when anything that the page shows does. */
  readonly digest: string;
  /** Relative to the site's root; `undefined` for a page without a source. */
  readonly source: string | undefined;
  readonly words: number;
  /** When the source was last written, ISO 8601; empty when that is not known. */
  readonly changedAt: string;
}

/** What the server of a preview tells a page of itself and of the site, as JSON. */
export interface PreviewState {
  readonly version: number;
  /** Names the server that answers: another one has forgotten what the page knows. */
  readonly server: string;
  /** The page at the address; `null` when there is none. */
  readonly page: PreviewPage | null;
  /** Address of the page that stood here before its file was renamed. */
  readonly movedTo?: string;
  /** Route that the page had before its file was renamed, when nothing leads on from there. */
  readonly movedFrom?: string;
  /** The first of the errors that stand in the way: of the page, and of what belongs to no page. */
  readonly trouble: readonly Diagnostic[];
  /** How many there are of them, told or not. */
  readonly troubles: number;
  /** Whether what is shown is of before these errors. */
  readonly isEarlier: boolean;
  /** What is wrong with the page that can still be shown. */
  readonly findings: readonly Diagnostic[];
  /** How many findings the whole site has by severity. */
  readonly counts: { readonly errors: number; readonly warnings: number; readonly notes: number };
  /** What a check says of the rest of the site, when that was asked for. */
  readonly elsewhere?: readonly PlacedFinding[];
  readonly isComplete: boolean;
}
