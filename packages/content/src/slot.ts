import type { CodePiece } from '@helpgen/highlight';
import type { Json, PresetDirective, SourcePath, WrittenDirective } from '@helpgen/model';

/**
 * What a stand-in element of the tree is drawn as. The tree passes through plugins that know only elements, so each
 * part and each piece of finished HTML stands in it as `<hg-part n="…">`, numbering its slot.
 */
export type Slot = PartSlot | HtmlSlot | DirectiveSlot;

/** A part; its children are those of the stand-in, unless `html` is there. */
export interface PartSlot {
  readonly kind: 'part';
  readonly part: string;
  readonly props: { readonly [name: string]: Json };
  /** Which prop the label of the directive becomes, as text and, with `Html` after its name, as HTML. */
  readonly label?: 'title' | 'summary' | 'caption';
  /** Children that are finished. */
  readonly html?: readonly CodePiece[];
  /** What search finds in the part besides its children. */
  readonly text?: string;
  /** Search finds nothing of its children. */
  readonly isSilent?: true;
  /** The file that its code was read from. */
  readonly from?: SourcePath;
  /** What is drawn, its children apart, an analysis of all pages may say. */
  readonly isOfOthers?: true;
}

/** HTML that is put in as it is. */
export interface HtmlSlot {
  readonly kind: 'html';
  readonly html: readonly CodePiece[];
  /** The file that its code was read from. */
  readonly from?: SourcePath;
}

/** A directive that a preset turns into HTML: gone before the page is written. */
export interface DirectiveSlot {
  readonly kind: 'directive';
  readonly preset: string;
  readonly written: Pick<WrittenDirective, 'name' | 'attributes'>;
  readonly toHast: NonNullable<PresetDirective['toHast']>;
}

/** Name of the stand-in element. */
export const slotTag = 'hg-part';

/** Name of the element that holds the label of a directive; the first child of its stand-in. */
export const labelTag = 'hg-label';
