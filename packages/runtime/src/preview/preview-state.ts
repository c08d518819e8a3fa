/** A place in a source file, 1-based, as findings name it. */
export interface FindingPlace {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly length?: number;
  readonly lineText?: string;
}

/** What is wrong, as a preview tells it. */
export interface Finding {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'note';
  readonly message: string;
  readonly hint?: string;
  readonly at?: FindingPlace;
}

/** A finding, and the page that it stands in. */
export interface PlacedFinding {
  readonly found: Finding;
  /** Empty: it stands in no page. */
  readonly href: string;
}

/** What a page of a preview is told of itself and of the site. */
export interface PreviewState {
  readonly version: number;
  /** Another server has forgotten what the page knows. */
  readonly server: string;
  readonly page: {
    readonly route: string;
    /** Differs when anything that the page shows does. */
    readonly digest: string;
    readonly source?: string;
    readonly words: number;
    /** ISO 8601; empty when it is not known. */
    readonly changedAt: string;
  } | null;
  /** The first of the errors that stand in the way. */
  readonly trouble: readonly Finding[];
  /** How many of them there are. */
  readonly troubles: number;
  /** Whether what is shown is of before these errors. */
  readonly isEarlier: boolean;
  readonly findings: readonly Finding[];
  readonly counts: { readonly errors: number; readonly warnings: number; readonly notes: number };
  /** Of other pages and of what is no page; there when it was asked for. */
  readonly elsewhere?: readonly PlacedFinding[];
  readonly isComplete: boolean;
}
