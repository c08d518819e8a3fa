import type { BlockKind, GoldenAnswer, ManifestFinding } from '@helpgen/engine';

/** What of a page is another. `look`: none of the others, and yet its bytes differ. */
export type ChangeKind = 'text' | 'structure' | 'code' | 'links' | 'api' | 'metadata' | 'navigation' | 'look';

/** All kinds, in the order in which they are told. */
export const changeKinds: readonly ChangeKind[] = ['text', 'structure', 'code', 'links', 'api', 'metadata', 'navigation', 'look'];

/** Why a page is another: a file that it is made of, or what every page is made with. `pages`: what other pages say of themselves. */
export type Cause = { readonly file: string } | { readonly of: 'config' | 'theme' | 'presets' | 'pages' | 'helpgen' };

/** What became of a block. */
export interface BlockChange {
  readonly kind: ChangeKind;
  readonly block: BlockKind;
  readonly state: 'added' | 'removed' | 'changed' | 'moved';
  /** What became of it, marked word by word; only what the report itself draws is in it. */
  readonly html: string;
  /** The files that it stands in, where more than one of those that the page is made of changed. */
  readonly causes?: readonly string[];
  /** Addresses that it had alone before, and has alone now. */
  readonly addresses?: { readonly before: readonly string[]; readonly after: readonly string[] };
}

/** A line of the head of a page that is another. */
export interface FieldChange {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** A member of what a page describes, with its signatures before and after; empty: it was not there, or is not any more. */
export interface MemberChange {
  readonly name: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** An anchor that is gone, and the one that stands for it now, where that is known. */
export interface VanishedAnchor {
  readonly id: string;
  readonly text: string;
  readonly target?: string;
}

/** An anchor that leads to another text of its page now, and the one that leads to what it led to, where that is still there. */
export type MovedAnchor = VanishedAnchor;

/** A page whose document is another, is new, or is gone. */
export interface PageChange {
  readonly route: string;
  readonly title: string;
  readonly state: 'changed' | 'added' | 'vanished' | 'moved';
  /** Of a page that was moved: where it was. */
  readonly from?: string;
  /** Of a page that is gone: where its address leads, or where it should, as far as can be told. */
  readonly redirect?: string;
  readonly target?: string;
  readonly kinds: readonly ChangeKind[];
  readonly causes: readonly Cause[];
  readonly blocks: readonly BlockChange[];
  readonly fields: readonly FieldChange[];
  readonly members: readonly MemberChange[];
  readonly anchors: {
    readonly added: readonly string[];
    readonly vanished: readonly VanishedAnchor[];
    readonly moved: readonly MovedAnchor[];
  };
  readonly bytes: { readonly before: number; readonly after: number };
}

/** A golden question whose answers are others. */
export interface AnswerChange {
  readonly ask: string;
  readonly find: string;
  /** The first routes, and the place of what is to be found; 0: it is not. */
  readonly before: Pick<GoldenAnswer, 'first' | 'place'>;
  readonly after: Pick<GoldenAnswer, 'first' | 'place'>;
}

/** All that differs between two builds of a site. */
export interface SiteReview {
  readonly format: 'helpgen-review';
  readonly version: 1;
  readonly title: string;
  /** Code of the language at the root of the site. */
  readonly language: string;
  /** As it was asked for, and the commit that it is, where it is one. */
  readonly base: string;
  readonly commit?: string;
  readonly counts: { readonly before: number; readonly after: number };
  /** In the order of routes. */
  readonly pages: readonly PageChange[];
  readonly answers: readonly AnswerChange[];
  readonly sizes: readonly { readonly kind: string; readonly before: number; readonly after: number }[];
  readonly findings: { readonly added: readonly ManifestFinding[]; readonly mended: readonly ManifestFinding[] };
}
